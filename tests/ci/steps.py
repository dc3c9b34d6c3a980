# SPDX-License-Identifier: Apache-2.0
"""Prints the shell scripts of a CI definition, each behind a line `#### STEP`: steps.py FILE

A script may use ${{ inputs.NAME }} in its env only; those are written as assignments from INPUT_NAME.
"""
import re
import sys

import yaml


def of_github(steps):
    for step in steps:
        if "run" not in step:
            continue
        assert "${{" not in step["run"], "an expression inside a script can be injected into"
        env = [f'export {name}="$INPUT_{re.fullmatch(r"[$]{{ inputs[.](.*) }}", value)[1].upper()}"'
               for name, value in step.get("env", {}).items()]
        yield "\n".join(env + [step["run"]])


def scripts(path):
    text = open(path, encoding="utf-8").read()
    if path.endswith("Jenkinsfile"):
        assert text.count("{") == text.count("}"), "braces do not pair"
        return re.findall(r"'''(.*?)'''", text, re.S)
    definition = yaml.safe_load(text)
    if path.endswith("gitlab-ci.yml"):
        return definition["groundedness"]["script"]
    if path.endswith("action.yml"):
        return list(of_github(definition["runs"]["steps"]))
    if path.endswith(".pre-commit-hooks.yaml"):
        return [f'{hook["entry"]} $FILES' for hook in definition]
    return list(of_github(definition["jobs"]["gate"]["steps"]))


for script in scripts(sys.argv[1]):
    print("#### STEP")
    print(script)

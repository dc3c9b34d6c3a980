"use strict";
(() => {
  for (const list of document.querySelectorAll(".cases")) {
    const filter = list.querySelector(".filter");
    const [search, verdict, finding] = filter.querySelectorAll("input, select");
    const cases = Array.from(list.querySelectorAll(".case"), (node) => ({
      node,
      text: node.textContent.toLowerCase(),
      verdicts: node.dataset.verdicts.split(" "),
      findings: node.dataset.findings.split("; "),
    }));
    const update = () => {
      const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      let shown = 0;
      for (const one of cases) {
        const fits = words.every((word) => one.text.includes(word)) &&
          (!verdict.value || one.verdicts.includes(verdict.value)) &&
          (!finding.value || one.findings.includes(finding.value));
        one.node.hidden = !fits;
        shown += fits ? 1 : 0;
      }
      filter.querySelector("output").textContent = `${shown} of ${cases.length} shown`;
    };
    filter.addEventListener("input", update);
    filter.hidden = false;
    update();
    addEventListener("beforeprint", () => cases.forEach((one) => { one.node.hidden = false; }));
    addEventListener("afterprint", update);
  }
})();

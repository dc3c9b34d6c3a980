// SPDX-License-Identifier: Apache-2.0
// The HTML report in a real browser: what only a browser can tell. Environment: GROUNDLAB, the binary; CHROMIUM, the
// browser; FOLDER, an empty folder to work in.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { HtmlValidate } from "html-validate";
import puppeteer from "puppeteer-core";

const { GROUNDLAB: groundlab, CHROMIUM: chromium, FOLDER: folder } = process.env;
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const here = new URL(".", import.meta.url).pathname;
const report = `${folder}/report.html`;

let browser;

before(async () => {
  const cases = execFileSync(process.execPath, [`${here}make_cases.mjs`, "5000"], { maxBuffer: 1 << 28 });
  writeFileSync(`${folder}/cases.jsonl`, cases);
  execFileSync(groundlab, ["score", "cases.jsonl", `--report=${report}`, "--by", "tag", "--show", "1000",
    "--review-sample", "20", "--date", "2026-11-30", "--control", "Unbacked sentences are hidden and the question goes to a person.",
    "--title", "Groundedness of the warehouse assistant <b>", "-q"], { cwd: folder });
  browser = await puppeteer.launch({ executablePath: chromium, args: ["--no-sandbox", "--disable-gpu"] });
});

after(() => browser?.close());

/// A page that notes whatever the report should not do.
const open = async (path, { width = 1100, scheme = "light", scripts = true } = {}) => {
  const page = await browser.newPage();
  const noticed = [];
  page.on("console", (message) => noticed.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => noticed.push(`error: ${error.message}`));
  page.on("dialog", (dialog) => { noticed.push(`dialog: ${dialog.message()}`); dialog.dismiss(); });
  page.on("request", (request) => { if (request.url() !== `file://${path}`) noticed.push(`request: ${request.url()}`); });
  page.on("response", (response) => { if (response.url() !== `file://${path}`) noticed.push(`response: ${response.url()}`); });
  await page.setViewport({ width, height: 900 });
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
  await page.setJavaScriptEnabled(scripts);
  await page.goto(`file://${path}`, { waitUntil: "load" });
  return { page, noticed };
};

test("the report of 5,000 cases stays below 3 MiB", () => {
  const bytes = statSync(report).size;
  console.log(`# ${(bytes / 1024).toFixed(0)} KiB`);
  assert.ok(bytes < 3 * 1024 * 1024, `${bytes} bytes`);
});

test("it loads within a second, requests nothing and says nothing on the console", async () => {
  const times = [];
  for (let round = 0; round < 3; ++round) {
    const { page, noticed } = await open(report);
    times.push(await page.evaluate(() => performance.getEntriesByType("navigation")[0].loadEventEnd));
    assert.deepEqual(noticed, []);
    await page.close();
  }
  console.log(`# load event after ${times.map((time) => time.toFixed(0)).join(", ")} ms`);
  assert.ok(Math.min(...times) > 0 && Math.min(...times) < 1000, `${times}`);
});

test("it is valid HTML", async () => {
  const validator = new HtmlValidate({ extends: ["html-validate:recommended"], rules: { "long-title": "off", "no-inline-style": "error" } });
  const result = await validator.validateFile(report);
  const faults = result.results.flatMap((one) => one.messages.map((m) => `${m.line}:${m.column} ${m.ruleId}: ${m.message}`));
  assert.deepEqual(faults.slice(0, 20), []);
});

for (const [name, settings] of [["light", {}], ["dark", { scheme: "dark" }], ["on a phone", { width: 360 }]]) {
  test(`it is accessible, ${name}`, async () => {
    const { page } = await open(report, settings);
    await page.evaluate(axeSource); // not subject to the page's policy
    const { violations } = await page.evaluate(() => axe.run(document, { resultTypes: ["violations"] }));
    const faults = violations.map((v) => `${v.id}: ${v.help}: ${v.nodes.slice(0, 3).map((n) => n.html).join(" | ")}`);
    assert.deepEqual(faults, []);
    await page.close();
  });
}

test("it fits a phone", async () => {
  const { page } = await open(report, { width: 360 });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 360);
  await page.close();
});

test("hostile text is text: shown as it stands, and inert", async () => {
  const { page, noticed } = await open(report);
  const seen = await page.evaluate(() => ({
    elements: document.querySelectorAll("img, iframe, object, embed, base, link, body a:not([href^='#s']), [onerror], [onload], [onfocus], [style]").length,
    scripts: document.scripts.length,
    styles: document.styleSheets.length,
    text: document.body.textContent,
  }));
  assert.deepEqual([seen.elements, seen.scripts, seen.styles], [0, 1, 1]);
  for (const shown of ["<img src=x onerror=alert(1)>", "</script><script>alert(1)</script>", "&lt;b&gt; &amp;lt; &#60;",
    "\\x1b[32mPASS\\x1b[0m", "\\u202etxet desrever", "{{results}}", "![x](https://host.example/beacon.png)",
    "Groundedness of the warehouse assistant <b>"])
    assert.ok(seen.text.includes(shown), shown);
  assert.ok(!/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(seen.text));
  assert.deepEqual(noticed, []);
  await page.close();
});

test("even with the escapes broken the policy lets nothing run, load or restyle", async () => {
  const broken = `${folder}/broken.html`;
  writeFileSync(broken, readFileSync(report, "utf8").replace("<main>",
    "<main><script>alert(1)</script><img src='https://host.example/a.png' onerror='alert(2)'>" +
    "<style>body{display:none}</style><p style='color:red' id='probe'>x</p>"));
  const { page, noticed } = await open(broken);
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).display), "block");
  assert.notEqual(await page.evaluate(() => getComputedStyle(document.querySelector("#probe")).color), "rgb(255, 0, 0)");
  assert.deepEqual(noticed.filter((one) => one.startsWith("dialog") || one.startsWith("response")), []);
  assert.ok(noticed.some((one) => one.includes("Content Security Policy")));
  await page.close();
});

test("cases can be searched and filtered by verdict", async () => {
  const { page } = await open(report);
  const shown = () => page.$$eval("#failing .case:not([hidden])", (cases) => cases.map((one) => one.dataset.verdicts));
  await page.evaluate(() => { document.querySelector(".cases").id = "failing"; });
  const all = (await shown()).length;
  assert.ok(all > 100);
  await page.select("#failing select.by-verdict", "contradicted");
  const contradicted = await shown();
  assert.ok(contradicted.length > 0 && contradicted.length < all);
  assert.ok(contradicted.every((verdicts) => verdicts.includes("contradicted")));
  await page.type("#failing input", "no such words anywhere");
  assert.equal((await shown()).length, 0);
  assert.match(await page.$eval("#failing output", (output) => output.textContent), /^0 of \d+ shown$/);
  await page.close();
});

test("without scripts everything can be read and no dead control is shown", async () => {
  const { page } = await open(report, { scripts: false });
  const hidden = await page.$$eval(".filter", (filters) => filters.every((filter) => getComputedStyle(filter).display === "none"));
  assert.ok(hidden);
  assert.ok(await page.$$eval(".case", (cases) => cases.every((one) => one.getBoundingClientRect().height > 0)));
  await page.close();
});

test("in print the committee's page is one page of A4", async () => {
  const { page } = await open(report, { scheme: "dark" });
  const pdf = `${folder}/report.pdf`;
  await page.pdf({ path: pdf, preferCSSPageSize: true, printBackground: true, timeout: 120_000 });
  await page.close();
  const text = (first, last) =>
    execFileSync("pdftotext", ["-f", first, "-l", last, pdf, "-"], { encoding: "utf8" }).replace(/\s+/g, " ").trim();
  const one = text("1", "1");
  for (const part of ["Groundedness of the warehouse assistant", "Control", "Judge: false alarms", "goes to a person"])
    assert.ok(one.includes(part), `page one lacks ${part}`);
  assert.ok(!one.includes("All rates"));
  assert.match(text("2", "2"), /^All rates/);
  assert.match(execFileSync("pdfinfo", [pdf], { encoding: "utf8" }), /Page size:.*A4/);
});

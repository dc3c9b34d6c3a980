// SPDX-License-Identifier: Apache-2.0
// Writes case lines to standard output: make_cases.mjs N. Ordinary cases of a made-up warehouse, a third of them with
// something wrong, always the same ones; before them cases whose every field tries to be more than text.
const count = Number(process.argv[2]);

let state = 20261130;
const draw = (n) => {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};
const pick = (list) => list[draw(list.length)];

const attacks = [
  "<img src=x onerror=alert(1)>",
  "</script><script>alert(1)</script>",
  "</style><style>body{display:none}</style>",
  "<svg/onload=alert(1)><iframe src=javascript:alert(1)>",
  "\"'><a href=javascript:alert(1) autofocus onfocus=alert(1)>x</a>",
  "<!-- <base href=https://host.example/> -->",
  "<link rel=stylesheet href=https://host.example/a.css><meta http-equiv=refresh content=0>",
  "&lt;b&gt; &amp;lt; &#60;",
  "{{results}} ${7*7} __BODY__ %s %n",
  "![x](https://host.example/beacon.png) [y](javascript:alert(1))",
  "\u001b[32mPASS\u001b[0m \u001b]52;c;aGk=\u0007 \u009b31m",
  "\u001b]8;;file:///etc/passwd\u001b\\ok\u001b]8;;\u001b\\",
  "\u202etxet desrever \u2066 \u200b\u2060",
  "``` ```` ~~~ | a | b | # title > quote - [x] ---",
  "\u8ba2\u5355 \u{1f469}\u200d\u{1f4bb} e\u0301 \u05e9\u05dc\u05d5\u05dd",
  "]]> <![CDATA[ \u0000 \u0012 \ufffe",
];
attacks.forEach((attack, i) => {
  const id = `hostile ${attack}`.slice(0, 80);
  console.log(JSON.stringify({
    id: `${String(i).padStart(2, "0")} ${id}`,
    question: `${attack} how many?`,
    retrieved: [{ id: `P${i} ${attack}`, title: attack, text: `The rack holds 90 lamps ${attack} in all. ${attack}` }],
    claims: [{ text: `The rack holds 80 lamps ${attack} in all.`, cites: [`P${i} ${attack}`, attack], label: "contradicted" }],
    answer: `The rack holds 80 lamps ${attack} in all.`,
    tags: [attack],
    answerable: true,
  }));
});

const things = ["pallet", "lamp", "crate", "shelf", "scanner", "forklift", "label", "seal"];
const places = ["hall 2", "the north dock", "the cold store", "the returns desk", "gate 7"];
for (let i = 0; i < count - attacks.length; ++i) {
  const [thing, place, days, pieces] = [pick(things), pick(places), 2 + draw(28), 10 + draw(900)];
  const first = `Every ${thing} in ${place} is inspected after ${days} days.`;
  const second = `The team moves ${pieces} of them a week and reports damage on the same day.`;
  const kind = draw(9);
  const said = kind === 0 ? first.replace(String(days), String(days + 1)) : first;
  const more = kind === 1 ? " The manager approves it in person and informs the insurer [A]." : ` ${second} [${kind === 2 ? "B" : "A"}].`;
  const declines = kind === 8 && draw(2) === 0;
  console.log(JSON.stringify({
    id: `case-${String(i).padStart(5, "0")}`,
    question: `When is a ${thing} in ${place} inspected?`,
    retrieved: [{ id: "A", text: `${first} ${second}` }, { id: "B", text: "Visitors sign in at the desk and wear a vest." }],
    answer: declines ? "I cannot find that in the passages." : `${said.slice(0, -1)} [A].${more}`,
    answerable: kind !== 7,
    tags: [thing],
    ...(i % 10 === 0 && !declines ? { labels: [kind === 0 ? "contradicted" : "supported", kind === 1 ? "unsupported" : "supported"] } : {}),
  }));
}

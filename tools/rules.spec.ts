import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/rules.md"), "utf8");

/** "H-41", "F40", "M2": a letter for the area, then a number. */
const code = "[A-Z](?:-\\d{2,3}|\\d{1,2})\\b";
const codes = `${code}(?:(?:, | and | or | to )${code})*`;
const citation = new RegExp(`\\b[Rr]ules? (${codes})`, "g");
/** The name of an invariant, or of a row of a spec's table, begins with its rule: `"M2 all accounts come to zero": ...`. */
const namedAfter = new RegExp(`["\`](${code})(?: [^"\`\\n]*)?["\`]\\]?:`, "g");

/** One code for each end and everything between them: "E-95 to E-97, F40" is four. */
function expand(list: string): string[] {
  const found: string[] = [];
  for (const part of list.split(/, | and | or /)) {
    const [first = "", last = first] = part.split(" to ");
    const [, area = "", digits = ""] = /^([A-Z]-?)(\d+)$/.exec(first) ?? [];
    const end = Number(last.replace(area, ""));
    for (let number = Number(digits); number <= end; number++)
      found.push(`${area}${String(number).padStart(digits.length, "0")}`);
  }
  return found;
}

const files = globSync(["{apps,packages,e2e,tools,bench}/**/*.{ts,tsx,mts,mjs,sql,css,html}", "docs/**/*.md", "*.md"], {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|dist)(\/|$)/.test(String(name)),
})
  .filter((file) => !/(^|\/)(node_modules|dist)\/|docs\/rules\.md$|tools\/rules\.spec\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

const lines = [...page.matchAll(new RegExp(`^- <a id="([^"]+)"></a>\\*\\*(${codes})\\*\\* .+$`, "gm"))].map(
  ([, anchor = "", list = ""]) => ({ anchor, list, codes: expand(list) }),
);
const cited = new Map(
  files.flatMap(({ file, text }) =>
    [...text.matchAll(citation), ...text.matchAll(namedAfter)].flatMap(([, list = ""]) =>
      expand(list).map((each) => [each, file] as const),
    ),
  ),
);

it("gives every rule one line, found at its own anchor", () => {
  const all = lines.flatMap((line) => line.codes);
  expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
  expect(lines.filter(({ anchor, codes: [first = ""] }) => anchor !== first.toLowerCase())).toEqual([]);
  expect(lines).toHaveLength(page.match(/^- /gm)?.length ?? 0);
});

it("has a line for every rule that is cited", () => {
  const known = new Set(lines.flatMap((line) => line.codes));
  expect([...cited].filter(([each]) => !known.has(each)).map((entry) => entry.join(" in "))).toEqual([]);
});

it("has no line nobody cites", () => {
  expect(lines.filter((line) => !line.codes.some((each) => cited.has(each))).map(({ list }) => list)).toEqual([]);
});

it("is cited by the word rule, and by nothing that is not in the repository", () => {
  const bare = /(?<![\w#/.'-])(?:[A-P]-\d{2,3}|F\d{2})(?![\w%]|-\d)/;
  const absent =
    /\b(?:spec(?:ification)? section|checklist [A-P]\b|reliability [FMR]\d|market[- ]facts|(?:frontend|style|experience), )/i;
  const wrong = files.flatMap(({ file, text }) =>
    text.split("\n").flatMap((line, index) => {
      const comment = file.endsWith(".md") ? line : (/^\s*(?:\*|\/\*\*?|\/\/|--) .*|\s\/\/ .*/.exec(line)?.[0] ?? "");
      const said = comment.replace(citation, "").replace(/"[^"]*"|`[^`]*`/g, "");
      return bare.test(said) || absent.test(said) ? [`${file}:${index + 1} ${line.trim()}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

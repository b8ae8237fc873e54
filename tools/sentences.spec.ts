import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const code = globSync(
  ["apps/{server,shop,console}/src/**/*.{ts,tsx}", "packages/{domain,contract,client,ui}/src/**/*.{ts,tsx}"],
  {
    cwd: root,
  },
).filter((file) => !/\.spec\.tsx?$|\.test-\w+|spec-helpers|\/testing\/|\/fixtures\/|\/entry\/demo\//.test(file));

/** Files whose Chinese is no sentence to a reader. */
const dataTables: Record<string, string> = {
  "apps/console/src/desk/scan/read-measures.ts": "units as scales and people write them",
  "apps/server/src/entry/main.ts": "the two addresses shown to who starts the server, each in its language",
  "apps/server/src/platform/http/documents/openapi.ts": "the name of the service",
  "packages/domain/src/address/address-words.ts": "what people write before a part of an address",
  "packages/domain/src/address/printable.ts": "marks that separate words",
  "packages/domain/src/address/read-address.ts": "places, streets and names as people write them",
  "packages/domain/src/address/split-name.ts": "family names of two characters",
  "packages/domain/src/courier/couriers.ts": "any courier that is not in the list",
  "packages/domain/src/courier/places.ts": "cities and hubs, as carriers write them",
  "packages/domain/src/courier/stages.ts": "what carriers say of a parcel, in the language they lack",
  "packages/domain/src/forwarding/pasted-numbers.ts": "marks that separate numbers",
  "packages/domain/src/language/languages.ts": "what a language calls itself",
  "packages/domain/src/links/link-among-words.ts": "marks of share texts",
  "packages/domain/src/links/name-in-share-text.ts": "marks of share texts",
  "packages/domain/src/links/platforms.ts": "marketplaces by name",
  "packages/domain/src/links/read-link-table.ts": "headings people give to columns",
  "packages/domain/src/links/short-links.ts": "labels of share texts",
  "packages/domain/src/parcel/customs-names.ts": "names of goods known to customs",
  "packages/ui/src/form/NumberField.tsx": "full-width marks of a keyboard",
};

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, "")).replace(/(^|\s)\/\/[^\n]*/g, "$1");
}

function linesOf(file: string): { at: string; line: string }[] {
  return withoutComments(readFileSync(join(root, file), "utf8"))
    .split("\n")
    .map((line, index) => ({ at: `${file}:${index + 1}`, line }));
}

it("reads the code of every app and package", () => expect(code.length).toBeGreaterThan(1000));

it("keeps Chinese in the words, the content and a few tables of data", () => {
  const found = code
    .filter((file) => !(file in dataTables))
    .flatMap((file) => linesOf(file).filter(({ line }) => /\p{Script=Han}/u.test(line)));
  expect(found).toEqual([]);
  const idle = Object.keys(dataTables).filter(
    (file) => !linesOf(file).some(({ line }) => /[\p{Script=Han}、。，：；「」【】]/u.test(line)),
  );
  expect(idle).toEqual([]);
});

/** Sentences to developers and operators, which nobody is shown in a page, a message or a mail. */
const forDevelopers =
  /\bError\(|throw |summary:|help:|describe:|\.(?:info|warn|error|debug|fatal|log)\(|console\.|stderr|stdout|usage:|label(?:Names)?: \[/;
/** Three words and more, begun by a capital and with a small word in it: somebody speaks. */
const sentence = /(["'`])(?=[^"'`]* (?:[a-z]{2,}) )[A-Z][a-z']+ [^"'`\n$]*[a-z]{2,}[^"'`\n]*\1/;

it("speaks to nobody in English from code", () => {
  const found = code
    .filter((file) => !(file in dataTables) && !/^(?:apps\/server\/src\/entry|packages\/contract)\//.test(file))
    .flatMap((file) => linesOf(file).filter(({ line }) => sentence.test(line) && !forDevelopers.test(line)));
  expect(found).toEqual([]);
});

it("shows nobody plain words from a page", () => {
  const jsxText = /(?<!=)>\s*[A-Z][a-z]{2,}(?: [a-z]{2,})*[.!?]?\s*<\//;
  const attribute = /\b(?:label|title|placeholder|alt|aria-label)="[A-Z][a-z]{2,}/;
  const found = code
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => linesOf(file).filter(({ line }) => jsxText.test(line) || attribute.test(line)));
  expect(found).toEqual([]);
});

/** What a paper says is a word like any other; numbers, names and measures are passed to it. */
const printed = /pen\.text\(\s*(?:"[^"]*[A-Za-z]{2}|`(?:[^`$]|\$\{[^}]*\})*?[A-Za-z]{2}(?![^{`]*\}))/;

it("prints on papers what the words say, and nothing of its own", () => {
  const filled = (text: string) => text.replaceAll("<", "${").replaceAll(">", "}");
  expect(filled("pen.text(`Tel <number>`, {")).toMatch(printed);
  expect('pen.text("Manifest", {').toMatch(printed);
  expect(filled("pen.text(`<address>, <place>`, {")).not.toMatch(printed);
  const papers = code.filter((file) => readFileSync(join(root, file), "utf8").includes("pen.text("));
  expect(papers.length).toBeGreaterThan(2);
  expect(papers.filter((file) => printed.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});

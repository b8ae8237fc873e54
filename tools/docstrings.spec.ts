import { readFileSync } from "node:fs";
import { type ParseResult, parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { sourcesIn } from "./imports.ts";

/** A function other files may call; `text` is what its docstring says, null without one. */
type Offered = { file: string; name: string; text: string | null };
type Statement = ParseResult["program"]["body"][number];
type Exporting = Extract<Statement, { type: "ExportNamedDeclaration" | "ExportDefaultDeclaration" }>;

const functions = sourcesIn("{packages,apps,bench,chaos,year,e2e,tools}/**/*.{ts,tsx,mjs}")
  .filter((file) => !/\.(?:spec|test-\w+|d)\.\w+$/.test(file))
  .flatMap((file) => offeredBy(file, readFileSync(file, "utf8")));

describe("a function that is exported", () => {
  it("is found wherever it stands", () => {
    expect(functions.length).toBeGreaterThan(4000);
    expect(functions).toContainEqual({
      file: "tools/imports.ts",
      name: "importsIn",
      text: expect.stringContaining("specs included"),
    });
  });

  it("says in a docstring what its name and its types do not", () => {
    expect(functions.filter((one) => !isSaid(one)).map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  });

  it.each([
    ["a reason and a unit", "/** What it costs, in fen. */\nexport function priceOf() {}", true],
    ["an example", "/** 1290 → 12.90 */\nexport const yuan = () => 1;", true],
    [
      "one text for all overloads",
      "/** One for all. */\nexport function ok(): void;\nexport function ok(a?: string): void {}",
      true,
    ],
    ["a remark behind it", "/** Why it waits. */\n// A remark in between.\nexport default function Page() {}", true],
    ["a function exported in a list", "/** In fen. */\nfunction priceOf() {}\nexport { priceOf };", true],
    ["nothing", "export function priceOf() {}", false],
    ["nothing, in a list", "function priceOf() {}\nexport { priceOf };", false],
    ["an empty one", "/***/\nexport function priceOf() {}", false],
    ["a comment that is none", "// What it costs, in fen.\nexport function priceOf() {}", false],
    ["one of something else", "/** What it costs. */\nconst fee = 1;\nexport const priceOf = () => fee;", false],
    ["the name again", "/** The price of it. */\nexport function priceOf() {}", false],
    ["the name in another form", "/** Counts the late ones. */\nexport function countLateOnes() {}", false],
  ])("is judged by what stands right before it: %s", (_, source, said) => {
    expect(offeredBy("a.ts", source).map(isSaid)).toEqual([said]);
  });

  it("is none where a value, a type or another file's function is", () => {
    const source =
      'export const a = 1;\nexport type B = () => void;\nexport { c } from "./c.ts";\nfunction d(): void;\nfunction d(a?: string): void {}\nd();';
    expect(offeredBy("a.ts", source)).toEqual([]);
  });
});

/** Words any sentence may have, which say nothing of a function. */
const small = new Set(["a", "an", "the", "of", "to", "for", "in", "on", "at", "is", "are", "and", "or", "it", "this", "that"]);

/** Whether a docstring has a word that is not in the name. */
function isSaid({ name, text }: Offered): boolean {
  const named = new Set(wordsOf(name.replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")));
  return text !== null && wordsOf(text).some((word) => !named.has(word) && !small.has(word));
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=..)s$/, ""));
}

/** Every function a file offers by its own name: declared or an arrow, exported where it stands or in a list. Overloads are one. */
function offeredBy(file: string, source: string): Offered[] {
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const listed = new Set(program.body.flatMap(listedBy));
  const found = new Map<string, Offered>();
  for (const statement of program.body) {
    for (const name of functionsOf(statement)) {
      if (found.has(name) || !(isExport(statement) || listed.has(name))) continue;
      found.set(name, { file, name, text: docBefore(statement.start, source, comments) });
    }
  }
  return [...found.values()];
}

/** The names of `export { a, b }`, but for another file's. */
function listedBy(statement: Statement): string[] {
  if (statement.type !== "ExportNamedDeclaration" || statement.source) return [];
  return statement.specifiers.flatMap(({ local }) => (local.type === "Identifier" ? [local.name] : []));
}

/** The functions a statement declares. */
function functionsOf(statement: Statement): string[] {
  const declared = isExport(statement) ? statement.declaration : statement;
  if (declared?.type === "FunctionDeclaration" || declared?.type === "TSDeclareFunction") return [declared.id?.name ?? "default"];
  if (declared?.type !== "VariableDeclaration") return [];
  return declared.declarations.flatMap(({ id, init }) =>
    id.type === "Identifier" && /^(?:ArrowFunction|Function)Expression$/.test(init?.type ?? "") ? [id.name] : [],
  );
}

function isExport(statement: Statement): statement is Exporting {
  return statement.type === "ExportNamedDeclaration" || statement.type === "ExportDefaultDeclaration";
}

/** The docstring that ends where something begins; other comments may stand between. */
function docBefore(start: number, source: string, comments: ParseResult["comments"]): string | null {
  let end = start;
  for (const { type, value, start: begins, end: ends } of comments.toReversed()) {
    if (ends > end) continue;
    if (source.slice(ends, end).trim() !== "") return null;
    if (type === "Block" && value.startsWith("*")) return value.slice(1);
    end = begins;
  }
  return null;
}

import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { sourcesIn } from "./imports.ts";

/**
 * What a node keeps between two calls belongs to the world it was put together with (`Deps`, `deps.memory`), where a second world in the same
 * process has its own and a change made elsewhere can reach it. A variable of a file is shared by all, for ever. Memos of pure
 * functions are no state: whoever asks gets the same answer.
 */
const memos: Record<string, string> = {
  "apps/server/src/modules/content/content-files.ts brought": "the texts the product brings along, read once",
  "apps/server/src/modules/goods/stored-goods.ts read": "goods as their schema reads them, by the text that is stored",
  "apps/server/src/modules/goods/stored-goods.ts readOfRow": "the same, by the writing of their row in its database",
  "apps/server/src/modules/warehouse/receiving/bench-photo.ts mats": "the empty mat of a drawn photo, by the view",
  "apps/server/src/platform/sealing/key-object.ts made": "a key as the engine keeps it, by its bytes",
  "packages/domain/src/clocks/holidays.ts calendars": "the calendar of a list of holidays, by that list",
  "packages/domain/src/pattern.ts compiled": "a pattern's expression, by the pattern",
  "packages/text/src/core/country-name.ts regions": "a language's names of countries, by the language",
  "packages/text/src/core/dates.ts known": "the device's zone, by the clock's offset",
  "packages/text/src/spoken.ts spoken": "a language's words, by the language",
};
/** Words a page of an app has loaded: a browser's tab is one world. */
const pages: Record<string, string> = {
  "packages/text/src/core/dictionary.ts known": "the dictionaries of the app, to load a language into all of them",
};
/** The process itself, and commands that are run by hand and answer on the terminal. */
const processes: Record<string, string> = {
  "apps/server/src/entry/main.ts isStopping": "a process stops once",
  "apps/server/src/entry/audit.ts console": "a command",
  "apps/server/src/entry/staff.ts console": "a command",
  "apps/server/src/platform/http/documents/program-example.ts console": "a customer's own program, as text",
};
const known: Record<string, string> = { ...memos, ...pages, ...processes };

const collections = ["Map", "Set", "WeakMap", "WeakSet", "Array"];

type Node = { type: string; [key: string]: unknown };

/** The names of a file that can hold other things later, and `console` where it speaks past the log. */
function stateOf(source: string): string[] {
  const { program } = parseSync("a.ts", source);
  const declared = program.body.flatMap((statement) => {
    const node: unknown = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    return isNode(node) && node.type === "VariableDeclaration" ? variablesOf(node) : [];
  });
  return [...declared, ...(/(?<![\w."'`])console\.\w+\(/.test(source) ? ["console"] : [])];
}

function variablesOf({ kind, declarations }: Node): string[] {
  return (Array.isArray(declarations) ? declarations : [])
    .filter(isNode)
    .filter(({ init }) => kind !== "const" || (isNode(init) && beginsEmpty(init)))
    .map(({ id }) => (isNode(id) ? String(id.name) : ""));
}

/** An empty collection waits to be filled; one typed `readonly` never is. */
function beginsEmpty({ type, arguments: given, callee, elements, properties }: Node): boolean {
  if (type === "NewExpression")
    return isNode(callee) && collections.includes(String(callee.name)) && Array.isArray(given) && given.length === 0;
  return [elements, properties].some((parts) => Array.isArray(parts) && parts.length === 0);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

const places = ["apps/server/src/**/*.ts", "packages/{domain,contract,text}/src/**/*.ts", "packages/adapters/**/*.ts"];
const files = sourcesIn(places).filter((file) => !/\.(spec|d)\.ts$|\/testing\//.test(file));
const found = files.flatMap((file) => stateOf(readFileSync(file, "utf8")).map((name) => `${file} ${name}`));

describe("what a process keeps", () => {
  it("is known by how it begins", () => {
    const source = `let a = 1; export let b: string; const c = new WeakMap<Db, Known>(); const d: string[] = []; const e = {};
      const f = new Map([["x", 1]]); const g = 1; function h() { let i = 0; return new Map(); } console.error("j"); "console.log(k)";`;
    expect(stateOf(source)).toEqual(["a", "b", "c", "d", "e", "console"]);
    expect(files.length).toBeGreaterThan(1000);
  });

  it("is held by what was built at its start, and what it has to say goes to the log", () => {
    expect(found.filter((each) => known[each] === undefined)).toEqual([]);
  });

  it("is an exception only where there is one", () => {
    expect(Object.keys(known).filter((each) => !found.includes(each))).toEqual([]);
  });
});

import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { sourcesIn } from "./imports.ts";

/** What a reader can hold in the head at once, in lines; nineteen functions of twenty keep to it. */
const usual = 45;
/** What no function is longer than. */
const most = 90;

/** Longer all the same: tables that are read down like a list, and cut would be read across. */
const tables: Record<string, string> = {
  "apps/sandbox/src/gateway/api.routes.ts gatewayApiRoutes": "the addresses of the gateway, a few lines each",
};

type Measured = { name: string; lines: number };
type Node = { type: string; start: number; end: number; [key: string]: unknown };

const functions = sourcesIn(["apps/*/src/**/*.{ts,tsx}", "packages/*/src/**/*.{ts,tsx}", "packages/adapters/**/*.ts"])
  .filter((file) => !/\.spec\.tsx?$/.test(file))
  .flatMap(functionsOf);

describe("a function", () => {
  it("is measured wherever it stands", () => {
    expect(functions.length).toBeGreaterThan(5000);
    expect(functions).toContainEqual({ name: "packages/client/src/use-action.ts useAction", lines: expect.any(Number) });
  });

  it.each([...Map.groupBy(functions, ({ name }) => name.split("/").slice(0, 2).join("/"))])(
    `of %s is at most ${usual} lines long, nineteen times in twenty`,
    (_, own) => {
      const lines = own.map((one) => one.lines).sort((a, b) => a - b);
      expect(lines[Math.floor(lines.length * 0.95)]).toBeLessThanOrEqual(usual);
    },
  );

  it(`is never longer than ${most} lines, but for tables`, () => {
    expect(functions.filter(({ name, lines }) => lines > most && tables[name] === undefined)).toEqual([]);
  });

  it("is no table where it is short enough", () => {
    const long = new Set(functions.filter(({ lines }) => lines > most).map(({ name }) => name));
    expect(Object.keys(tables).filter((name) => !long.has(name))).toEqual([]);
  });
});

/** Every function of a file that has a body of its own, by its name or its owner's. */
function functionsOf(file: string): Measured[] {
  const source = readFileSync(file, "utf8");
  const found: Measured[] = [];
  const lineAt = (offset: number) => source.slice(0, offset).split("\n").length;

  function visit(value: unknown, owner: string): void {
    if (Array.isArray(value)) for (const each of value) visit(each, owner);
    if (!isNode(value)) return;
    const name = nameOf(value) ?? owner;
    if (/Function/.test(value.type) && isNode(value.body) && value.body.type === "BlockStatement")
      found.push({ name: `${file} ${name}`, lines: lineAt(value.end) - lineAt(value.start) + 1 });
    for (const child of Object.values(value)) visit(child, name);
  }

  visit(parseSync(file, source).program, "");
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The name a node gives to itself or to the function it holds. */
function nameOf({ id, key }: Node): string | undefined {
  for (const named of [id, key]) if (isNode(named) && typeof named.name === "string") return named.name;
  return undefined;
}

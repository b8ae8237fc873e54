import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";

/** A cast tells the compiler what nobody has checked: at most one in a thousand lines of what is shipped does, and none says it twice. */
const castsInThousandLines = 1;

const root = join(import.meta.dirname, "..");
const shippedPlaces = /^(apps\/[^/]+\/src|packages\/[^/]+\/src|packages\/adapters)\//;
const isOfTests = /\.spec\.tsx?$|-spec-helpers\.ts$|\/testing\/|\.d\.ts$/;

type Cast = { line: number; isTwice: boolean };

/** Every `as Type` and `<Type>` of a source, `as const` apart: that says nothing that is not so. */
function castsOf(path: string, source: string): Cast[] {
  const found: Cast[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    if (isCast(node)) {
      const line = source.slice(0, node.start).split("\n").length;
      found.push({ line, isTwice: isNode(node.expression) && isCast(node.expression) });
    }
    Object.values(node).forEach(visit);
  };
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  visit(program);
  return found;
}

type Node = { type: string; start: number; expression?: unknown; typeAnnotation?: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string" && "start" in value;
}

function isCast({ type, typeAnnotation }: Node): boolean {
  if (type !== "TSAsExpression" && type !== "TSTypeAssertion") return false;
  return !JSON.stringify(typeAnnotation).includes('"name":"const"');
}

const shipped = ["apps", "packages"]
  .flatMap((place) => readdirSync(join(root, place), { recursive: true, encoding: "utf8" }).map((path) => `${place}/${path}`))
  .filter((path) => /\.tsx?$/.test(path) && shippedPlaces.test(path) && !isOfTests.test(path) && !path.includes("node_modules"))
  .map((path) => ({ path: relative(root, join(root, path)), source: readFileSync(join(root, path), "utf8") }))
  .map(({ path, source }) => ({ path, lines: source.split("\n").length, casts: castsOf(path, source) }));

it("knows a cast from what only reads like one", () => {
  const lines = (source: string) => castsOf("a.tsx", source).map(({ line, isTwice }) => [line, isTwice]);
  expect(lines("const a = b as C;\nconst d = e as unknown as F;\nconst g = <p>{h as I}</p>;")).toEqual([
    [1, false],
    [2, true],
    [2, false],
    [3, false],
  ]);
  expect(lines('import * as z from "z";\nconst a = ["x"] as const; // as it is\nconst b = <p>as good as new</p>;')).toEqual([]);
});

it("shipped code never casts twice, through unknown", () => {
  const twice = shipped.flatMap(({ path, casts }) => casts.flatMap(({ line, isTwice }) => (isTwice ? `${path}:${line}` : [])));
  expect(twice).toEqual([]);
});

it("shipped code casts at most once in a thousand lines", () => {
  expect(shipped.length).toBeGreaterThan(1000);
  const lines = shipped.reduce((sum, file) => sum + file.lines, 0);
  const casts = shipped.flatMap(({ path, casts }) => casts.map(({ line }) => `${path}:${line}`));
  expect(casts.length, casts.join("\n")).toBeLessThanOrEqual(Math.floor((lines * castsInThousandLines) / 1000));
});

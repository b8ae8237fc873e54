import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { sourcesIn } from "./imports.ts";

/** What money is called on the wire and in the settings. */
const moneyNames =
  /(amount|price|paid|refunded|total|fee|freight|charge|giveback|cost|balance|deposit|owed|cny|usd|insured|declared|spend|tax)$/i;

const screens = sourcesIn(["apps/{shop,console}/src/**/*.{ts,tsx}", "packages/{ui,client,text}/src/**/*.{ts,tsx}"]).filter(
  (file) => !/\.spec\.tsx?$/.test(file),
);

type Node = { type: string; start: number; [key: string]: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The last name of what is read: `order.total` and `order.total ?? 0` are `total`. */
function nameOf(value: unknown): string {
  if (!isNode(value)) return "";
  if (value.type === "LogicalExpression") return nameOf(value.left);
  if (value.type === "MemberExpression") return nameOf(value.property);
  return typeof value.name === "string" ? value.name : "";
}

/** Where a source makes a number of money, or text of a number as if it were money: the lines. */
function slipsIn(path: string, source: string): number[] {
  const lines: number[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (!isNode(value)) return;
    if (value.type === "CallExpression" && isSlip(value)) lines.push(source.slice(0, value.start).split("\n").length);
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseSync(path, source).program);
  return lines;
}

function isSlip({ callee, arguments: given }: Node): boolean {
  const [first] = Array.isArray(given) ? given : [];
  const called = nameOf(callee);
  if (called === "toFixed") return isNode(first) && first.value === 2;
  return (called === "Number" || called === "parseFloat") && moneyNames.test(nameOf(first));
}

describe("money on a screen", () => {
  it("is told from other numbers", () => {
    expect(slipsIn("a.ts", "Number(order.total) > 0;\nNumber(months);\n(kg).toFixed(3);\nx.toFixed(2);")).toEqual([1, 4]);
    expect(slipsIn("a.tsx", "const a = <p>{Number(row.fee ?? 0)}</p>;\nparseFloat(price);\nNumber(weight);")).toEqual([1, 2]);
  });

  it("stays exact: it is compared and shown as the decimal or the Money it is, never as a number", () => {
    expect(screens.length).toBeGreaterThan(1000);
    const found = screens.flatMap((file) => slipsIn(file, readFileSync(file, "utf8")).map((line) => `${file}:${line}`));
    expect(found).toEqual([]);
  });
});

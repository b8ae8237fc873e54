import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Import, importsIn } from "./imports.ts";

/**
 * No file may need, by any way round, the file that needs it: a reader could start at neither, and a change in one reaches all.
 * An `import()` counts: its page is fetched later, and needs what it needs all the same.
 */
describe("no circle of files", () => {
  const shop = importsIn("apps/shop/src/**/*.{ts,tsx}");
  const console = importsIn("apps/console/src/**/*.{ts,tsx}");

  it("is overlooked: every import is found, and leads to a file", () => {
    for (const imports of [shop, console]) {
      const inside = imports.filter(({ outside }) => !outside);
      expect(inside.length).toBeGreaterThan(500);
      expect(inside.filter(({ to }) => !existsSync(to))).toEqual([]);
    }
  });

  it("is in the shop, not even of types", () => {
    expect(circlesOf(shop)).toEqual([]);
  });

  it("but one of types is in the console", () => {
    expect(circlesOf(console.filter(({ kind }) => kind !== "type"))).toEqual([]);
  });

  it("is called none where there is one", () => {
    const arrow = (from: string, to: string): Import => ({ from, to, name: to, kind: "value", outside: false });
    expect(circlesOf([arrow("a", "b"), arrow("b", "c"), arrow("c", "a"), arrow("d", "a")])).toEqual([["a", "b", "c"]]);
    expect(circlesOf([arrow("a", "a")])).toEqual([["a"]]);
    expect(circlesOf([arrow("a", "b"), arrow("c", "b"), arrow("a", "c")])).toEqual([]);
  });
});

/** The sets of files that reach one another (Tarjan's strongly connected components), each sorted. */
function circlesOf(imports: readonly Import[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to, outside } of imports) {
    if (!outside) next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const order = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];

  function visit(file: string): number {
    let least = order.size;
    order.set(file, least);
    path.push(file);
    for (const to of next.get(file) ?? []) {
      if (!order.has(to)) least = Math.min(least, visit(to));
      else if (path.includes(to)) least = Math.min(least, order.get(to) ?? least);
    }
    if (least === order.get(file)) {
      const circle = path.splice(path.indexOf(file));
      if (circle.length > 1 || next.get(file)?.has(file)) circles.push(circle.sort());
    }
    return least;
  }

  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return circles;
}

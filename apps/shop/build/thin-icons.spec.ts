import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { onePath, shapesOf } from "./thin-icons.ts";

const root = join(import.meta.dirname, "../../..");
const library = join(root, "node_modules/lucide-react/dist/esm");

/** Icons that files of the shop and the kit import, by the library's files. */
function iconsUsed(): string[] {
  const names = readFileSync(join(library, "lucide-react.mjs"), "utf8");
  const exports = [...names.matchAll(/export \{ (.+?) \} from '\.\/(icons\/[\w-]+\.mjs)'/g)];
  const fileOf = new Map(
    exports.flatMap(([, given = "", file = ""]) => given.split(", ").map((name) => [name.replace("default as ", ""), file])),
  );
  const files = globSync(["apps/shop/src/**/*.tsx", "packages/ui/src/**/*.tsx"], { cwd: root });
  const used = files.flatMap((file) =>
    parseSync(file, readFileSync(join(root, file), "utf8")).module.staticImports.flatMap(({ moduleRequest, entries }) =>
      moduleRequest.value === "lucide-react"
        ? entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name)
        : [],
    ),
  );
  return [...new Set(used.flatMap((name) => fileOf.get(name ?? "") ?? []))];
}

it("finds the strokes of every icon of the shop, and each begins where it says itself", () => {
  const used = iconsUsed();
  expect(used.length).toBeGreaterThan(50);
  for (const icon of used) {
    const shapes = shapesOf(parseSync(icon, readFileSync(join(library, icon), "utf8")).program);
    const path = onePath(shapes ?? []);
    expect(path, icon).toMatch(/^M/);
    expect(path, icon).not.toMatch(/m|NaN|undefined/);
  }
});

it("refuses what would look different", () => {
  expect(() => onePath([{ tag: "circle", parts: { cx: "4", cy: "4", r: "3", fill: "currentColor" } }])).toThrow(RangeError);
  expect(onePath([{ tag: "circle", parts: { cx: "1", cy: "1", r: ".5", fill: "currentColor" } }])).toMatch(/^M/);
  expect(() => onePath([{ tag: "text", parts: {} }])).toThrow(RangeError);
});

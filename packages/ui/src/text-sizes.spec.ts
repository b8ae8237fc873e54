import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const trees = ["apps/shop/src", "apps/console/src", "packages/ui/src"];
const root = join(import.meta.dirname, "../../..");
/** What has a size of its own, and why. */
const exceptions: Readonly<Record<string, string>> = {
  "packages/ui/src/form/Stepper.tsx": "a field: below 16 px a phone zooms in",
  "apps/shop/src/desktop/DesktopPage.tsx": "the headline of a desktop page",
};

it("every text has one of the four sizes of the scale", () => {
  const others = trees.flatMap((tree) =>
    readdirSync(join(root, tree), { recursive: true, encoding: "utf8" })
      .map((name) => `${tree}/${name}`)
      .filter((file) => file.endsWith(".tsx") && exceptions[file] === undefined)
      .flatMap((file) =>
        [
          ...readFileSync(join(root, file), "utf8").matchAll(
            /(?<=[\s"`])text-(?:\[[\d.]+(?:px|rem|em)\]|xs|sm|base|lg|\d?xl)(?=[\s"`!/])/g,
          ),
        ].map(([found]) => `${file}: ${found}`),
      ),
  );
  expect(others).toEqual([]);
});

it("lines keep their distance as text grows: no height of a line is a number of pixels", () => {
  const styles = readFileSync(join(root, "packages/ui/src/styles.css"), "utf8");
  const growing = [...styles.matchAll(/--leading-(\d+): [\d.]+rem;/g)].map(([, name]) => name);
  const fixed = trees.flatMap((tree) =>
    readdirSync(join(root, tree), { recursive: true, encoding: "utf8" })
      .map((name) => `${tree}/${name}`)
      .filter((file) => file.endsWith(".tsx") && exceptions[file] === undefined)
      .flatMap((file) =>
        [...readFileSync(join(root, file), "utf8").matchAll(/(?<=[\s"`:])leading-(\[[\d.]+px\]|[\d.]+)(?=[\s"`!])/g)]
          .filter(([, height]) => !growing.includes(height))
          .map(([found]) => `${file}: ${found}`),
      ),
  );
  expect(fixed).toEqual([]);
});

it("every text grows with the size the reader has set", () => {
  const styles = readFileSync(join(root, "packages/ui/src/styles.css"), "utf8");
  const sizes = [...styles.matchAll(/(?:--text-\w+(?:--line-height)?|font-size): ([^;]+);/g)].map(([, size]) => size);
  expect(sizes.length).toBeGreaterThan(8);
  expect(sizes.filter((size) => !/rem\)?$/.test(size ?? "") && size !== "initial")).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const kit = join(import.meta.dirname, "../src");
const specs = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".browser.spec.tsx"))
  .map((name) => readFileSync(join(import.meta.dirname, name), "utf8"))
  .join("\n");

/** Parts no spec writes out, and what shows them in every spec or in their own. */
const shownBy: Readonly<Record<string, string>> = {
  MessageBoxHost: "the ground of every spec",
  ToastHost: "the ground of every spec",
  UiProvider: "the ground of every spec",
  MessageBoxDialog: "confirmBox and promptBox",
  GalleryViewer: "Gallery",
  Counter: "TextField",
};

it("every part of the kit is shown by a spec in a browser", () => {
  const parts = readdirSync(kit, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .flatMap((name) => [...readFileSync(join(kit, name), "utf8").matchAll(/^export (?:default )?function ([A-Z]\w*)/gm)])
    .map(([, part = ""]) => part);
  expect(parts.length).toBeGreaterThan(60);
  const missing = parts.filter((part) => shownBy[part] === undefined && !new RegExp(`<${part}[\\s<>/]`).test(specs));
  expect(missing).toEqual([]);
});

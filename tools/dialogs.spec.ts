import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sourcesIn } from "./imports.ts";

/** A dialog of an app: a sheet of the kit with something of the app's own in it. What asks yes or no is the kit's, and proved there. */
const dialog = /<(?:Sheet|FormSheet|dialog)\b/;
const proof = /(?:dialogHolds\(|\bof: )\s*"((?:features|shell|desk)\/[^"]+)"/g;

const root = join(import.meta.dirname, "..");
const files = sourcesIn(["apps/shop/**/*.tsx", "apps/console/**/*.tsx"]).map((file) => ({
  file,
  text: readFileSync(join(root, file), "utf8"),
}));

it("every dialog is opened in a spec, with axe, by keyboard and in both languages", () => {
  const dialogs = files
    .filter(({ file, text }) => file.includes("/src/") && !file.endsWith(".spec.tsx") && dialog.test(text))
    .map(({ file }) => file.replace(/^.*\/src\//, ""));
  const proved = files
    .filter(({ file }) => file.endsWith(".spec.tsx"))
    .flatMap(({ text }) => [...text.matchAll(proof)].flatMap(([, of]) => of ?? []));
  expect(dialogs.length).toBeGreaterThan(40);
  expect([...new Set(proved)].sort()).toEqual(dialogs.sort());
});

it("a question about cancelling something is declined by a word of its own: beside “Cancel transfer”, “Cancel” would read the same", () => {
  const calls = sourcesIn(["apps/shop/src/**/*.{ts,tsx}"])
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))
    .flatMap(({ file, text }) => [...text.matchAll(/confirmBox\(\{[^}]*\}/g)].map(([call]) => ({ file, call })))
    .filter(({ call }) => /confirmText: words\.(cancel|decline)\b/.test(call));
  expect(calls.length).toBeGreaterThan(6);
  expect(calls.filter(({ call }) => !call.includes("cancelText:")).map(({ file }) => file)).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { serverSide } from "./thin-contract.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Where the shop's code lies; the console is built with the whole contract. */
const shipped = ["apps/shop/src", "packages/client/src", "packages/ui/src"];

it("no page of the shop reads of a call what its build leaves out: it imports the field instead", () => {
  const files = shipped.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes(".spec."))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(300);
  const schemaOfCall = new RegExp(`\\.(?:${serverSide.join("|")})\\.(?:shape|parse|safeParse)\\b`);
  const reading = files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, index) => (schemaOfCall.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(reading).toEqual([]);
});

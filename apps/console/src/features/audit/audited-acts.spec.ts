import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { expect, it } from "vitest";

const modules = join(import.meta.dirname, "../../../../server/src/modules");
/** `action: "buying.take"`, also behind a condition: `const action = approve ? "unannounced.approve" : "unannounced.refuse"`. */
const acts = /\baction(?::| =) (?:[^"\n]*? \? )?"([a-z]+\.[a-z-]+)"(?: : "([a-z]+\.[a-z-]+)")?/g;

it("every act written into the audit log has words", async () => {
  const files = readdirSync(modules, { recursive: true, encoding: "utf8" }).filter((name) => /(?<!spec)\.ts$/.test(name));
  const written = files.flatMap((name) =>
    [...readFileSync(join(modules, name), "utf8").matchAll(acts)].flatMap(([, one, other]) => [one, other]),
  );
  const actions: Readonly<Record<string, string>> = (await consoleLookUpDict.load("en")).actions;
  expect(written.length).toBeGreaterThan(30);
  expect([...new Set(written)].filter((act) => act !== undefined && actions[act] === undefined)).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { moneyActs } from "@sihai/domain/books";
import { consoleAuditDict } from "@sihai/text/dict/console/people/audit";
import { expect, it } from "vitest";

const modules = join(import.meta.dirname, "../../../../server/src/modules");
/** `action: "buying.take"`, also behind a condition: `const action = approve ? "unannounced.approve" : "unannounced.refuse"`. */
const acts = /\baction(?::| =) (?:[^"\n]*? \? )?"([a-z]+\.[a-z-]+)"(?: : "([a-z]+\.[a-z-]+)")?/g;

function actsWrittenIn(folders: RegExp): string[] {
  const files = readdirSync(modules, { recursive: true, encoding: "utf8" }).filter((name) => /(?<!spec)\.ts$/.test(name));
  const written = files
    .filter((name) => folders.test(name))
    .flatMap((name) => [...readFileSync(join(modules, name), "utf8").matchAll(acts)].flatMap(([, one, other]) => [one, other]));
  return [...new Set(written)].filter((act) => act !== undefined);
}

it("every act of a module of money is in finance’s part of the log, and each of that part has words", async () => {
  const ofMoney: readonly string[] = moneyActs;
  const written = actsWrittenIn(/^(books|dispute|exchange|payment|suspense|transfer|withdrawal)\//);
  expect(written.length).toBeGreaterThan(15);
  expect(written.filter((act) => !ofMoney.includes(act))).toEqual([]);
  const actions: Readonly<Record<string, string>> = (await consoleAuditDict.load("en")).actions;
  expect(ofMoney.filter((act) => actions[act] === undefined)).toEqual([]);
});

it("every act written into the audit log has words", async () => {
  const written = actsWrittenIn(/./);
  const actions: Readonly<Record<string, string>> = (await consoleAuditDict.load("en")).actions;
  expect(written.length).toBeGreaterThan(30);
  expect(written.filter((act) => actions[act] === undefined)).toEqual([]);
});

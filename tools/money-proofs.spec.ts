import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/decisions/0067-proofs-of-money.md"), "utf8");
const rows = [...page.matchAll(/^\| rule (F\d\d) \| ([^|]+) \| (.+) \|$/gm)].map(([, rule = "", how = "", specs = ""]) => ({
  rule,
  how,
  specs: [...specs.matchAll(/`([^`]+)`/g)].map(([, file = ""]) =>
    file.startsWith("packages/") ? file : `apps/server/src/modules/${file}`,
  ),
}));
/** The failures of money: those of payments, ledger and promotion, of settling and of the payment password. */
const ofMoney = [...Array.from({ length: 29 }, (_, index) => index + 1), 33, 35, 49, 50].map(
  (number) => `F${String(number).padStart(2, "0")}`,
);

it("gives every failure of money one line", () => {
  expect(rows.map(({ rule }) => rule)).toEqual(ofMoney);
});

it("names specs that are there and speak of the rule", () => {
  const silent = rows.flatMap(({ rule, specs }) =>
    specs.length === 0
      ? [`${rule}: no spec`]
      : specs
          .filter((file) => {
            const path = join(root, file);
            return !existsSync(path) || !new RegExp(`[Rr]ules? [^"]*\\b${rule}\\b`).test(readFileSync(path, "utf8"));
          })
          .map((file) => `${rule}: ${file}`),
  );
  expect(silent).toEqual([]);
});

it("says a race where the spec runs several at once", () => {
  const still = rows.flatMap(({ rule, how, specs }) => {
    const acts = specs.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
    return how.includes("race") && !/\brace[(<]|Promise\.all|together: true/.test(acts) ? [rule] : [];
  });
  expect(still).toEqual([]);
});

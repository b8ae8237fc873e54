import { globSync, statSync } from "node:fs";
import { join } from "node:path";

const rules = "packages/domain/src";
/** Where money and freight are worked out: what R17 of docs/reliability.md is about, as far as rules are functions without a database. */
export const scope = [
  "books",
  "cart",
  "claim",
  "exchange",
  "freight",
  "identity",
  "membership",
  "order",
  "parcel",
  "payment",
  "promotion",
  "return",
  "sales-tax",
  "suspense",
  "tax",
  "transfer",
  "withdrawal",
]
  .map((folder) => `${rules}/${folder}`)
  .concat(`${rules}/money.ts`);

/** The files with rules in folders or files that are named; specs and what stands behind them are no rules. */
export function rulesIn(paths: readonly string[]): string[] {
  const files = paths.flatMap((path) => (statSync(path).isDirectory() ? globSync(join(path, "**/*.ts")) : [path]));
  const isRule = (file: string) => !/\.spec\.ts$|spec-helpers|\/(testing|fixtures|golden|node_modules)\//.test(file);
  return [...new Set(files)].filter(isRule).sort();
}

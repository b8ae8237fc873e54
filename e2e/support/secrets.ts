import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What people type and nobody may find again: the same in every journey. */
export const secrets = {
  card: "4242424242424242",
  password: "Sihai#2026",
  identityNumber: "P123456789012",
  payPassword: "246813",
  demoPayPassword: "246810",
};

export type Secret = { kind: string; text: string };

/** Beside both servers' folders, for every worker. */
const file = () => join(process.env.E2E_DATA_DIR ?? "", "codes.txt");

/** Remembers a code that came by mail, until everything is over. */
export function noteCode(code: string): void {
  appendFileSync(file(), `${code}\n`);
}

export function notedSecrets(): Secret[] {
  const codes = existsSync(file()) ? readFileSync(file(), "utf8").split("\n").filter(Boolean) : [];
  const fixed = Object.entries(secrets).map(([kind, text]) => ({ kind, text }));
  return [...fixed, ...[...new Set(codes)].map((text) => ({ kind: "code", text }))];
}

/**
 * Finds secrets in a text: a card with or without its gaps, digits as a number of their own. The fraction of a second or of an amount is
 * none: six digits are met there by chance.
 */
export function finderOf(wanted: readonly Secret[]): (text: string) => Secret[] {
  const patterns = wanted.map((secret) => ({ secret, pattern: patternOf(secret.text) }));
  return (text) => patterns.filter(({ pattern }) => pattern.test(text)).map(({ secret }) => secret);
}

function patternOf(text: string): RegExp {
  if (!/^\d+$/.test(text)) return new RegExp(text);
  return new RegExp(`(?<![\\d.,:])${[...text].join("[ -]?")}(?!\\d)`);
}

import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What people type and nobody may find again: the same in every journey. */
export const secrets = {
  card: "4242424242424242",
  password: "Sihai#2026",
  identityNumber: "P123456789012",
  payPassword: "246813",
  demoPayPassword: "246810",
  /** Where money is paid out to. */
  payoutAccount: "mei-chen-berlin",
};

export type Secret = { kind: string; text: string };

/** Beside both servers' folders, for every worker. */
const file = () => join(process.env.E2E_DATA_DIR ?? "", "secrets.txt");

/** What a server makes and says to one person: it keeps no more than a hash, or what it sealed. */
export type SaidOnce = "code" | "session" | "reset link" | "API token" | "secret of events";

/** Remembers what a server said, until everything is over. */
export function noteSecret(kind: SaidOnce, text: string): void {
  appendFileSync(file(), `${kind}\t${text}\n`);
}

/** The sessions a browser has: nobody who reads the database or a log may go on with one. */
export function noteSessions(cookies: readonly { name: string; value: string; httpOnly: boolean }[]): void {
  for (const { name, value, httpOnly } of cookies)
    if (httpOnly && /session|staff|view/.test(name) && value.length > 20) noteSecret("session", value);
}

/** Everything nobody may find again: what people type, and what servers said while the journeys ran, each once. */
export function notedSecrets(): Secret[] {
  const noted = existsSync(file()) ? readFileSync(file(), "utf8").split("\n").filter(Boolean) : [];
  const fixed = Object.entries(secrets).map(([kind, text]) => ({ kind, text }));
  return [...fixed, ...[...new Set(noted)].map((line) => line.split("\t")).map(([kind = "", text = ""]) => ({ kind, text }))];
}

/**
 * Finds secrets in a text: a card with or without its gaps, digits as a number of their own. The fraction of a second or of an amount is
 * none: six digits are met there by chance.
 */
export function finderOf(wanted: readonly Secret[]): (text: string) => Secret[] {
  const looks = wanted.map((secret) => ({ secret, isIn: lookFor(secret.text) }));
  return (text) => looks.filter(({ isIn }) => isIn(text)).map(({ secret }) => secret);
}

function lookFor(secret: string): (text: string) => boolean {
  if (!/^\d+$/.test(secret)) return (text) => text.includes(secret);
  const pattern = patternOf(secret);
  return (text) => pattern.test(text);
}

function patternOf(text: string): RegExp {
  return new RegExp(`(?<![\\d.,:])${[...text].join("[ -]?")}(?!\\d)`);
}

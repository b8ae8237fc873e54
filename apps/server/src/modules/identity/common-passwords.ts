import { readFileSync } from "node:fs";

const commonest = new Set(
  readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#")),
);

/**
 * Whether a login password is among the 10,000 commonest of those our rule allows (decisions, last table), in any case. The list is
 * zxcvbn's frequency list of leaked passwords, so it knows the English-speaking world best.
 */
export function isCommonPassword(password: string): boolean {
  return commonest.has(password.toLowerCase());
}

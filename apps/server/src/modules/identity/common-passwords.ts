import { readFileSync } from "node:fs";

/**
 * Whether a login password is among the 10,000 commonest of those our rule allows (rule Z1), in any case. The list is
 * zxcvbn's frequency list of leaked passwords, so it knows the English-speaking world best.
 */
export function isCommonPassword(password: string): boolean {
  return commonest.has(password.toLowerCase());
}

function readCommonest(): ReadonlySet<string> {
  const lines = readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8").split("\n");
  return new Set(lines.filter((line) => line !== "" && !line.startsWith("#")));
}

const commonest = readCommonest();

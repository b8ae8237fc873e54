import type { Language } from "./language.ts";

type PersonName = { given: string; family?: string | null | undefined };

const han = /^\p{Script=Han}+$/u;

/** Family name first in Chinese, and without a space when both parts are written in characters; given name first in English. */
export function personName({ given, family }: PersonName, language: Language): string {
  const first = given.trim();
  const last = family?.trim() ?? "";
  if (!last || !first) return first || last;
  if (han.test(first) && han.test(last)) return `${last}${first}`;
  return language === "zh" ? `${last} ${first}` : `${first} ${last}`;
}

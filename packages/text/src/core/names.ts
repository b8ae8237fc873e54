import type { Language } from "@sihai/domain/language";
import { grammarOf } from "../grammars.ts";

type PersonName = { given: string; family?: string | null | undefined };

const han = /^\p{Script=Han}+$/u;
const latin = /^[\p{Script=Latin}\p{M}\p{P}\s]+$/u;

/**
 * Family name first where it is written so, and without a space when both parts are written in characters. A name in Latin letters keeps its
 * order in every language: it stands on a passport and a label like that.
 */
export function personName({ given, family }: PersonName, language: Language): string {
  const first = given.trim();
  const last = family?.trim() ?? "";
  if (!last || !first) return first || last;
  if (han.test(first) && han.test(last)) return `${last}${first}`;
  return isFamilyNameFirst(language) && !latin.test(`${first} ${last}`) ? `${last} ${first}` : `${first} ${last}`;
}

/** Whether a person is called by the family's name first. */
export function isFamilyNameFirst(language: Language): boolean {
  return grammarOf(language).familyNameFirst;
}

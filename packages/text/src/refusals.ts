import type { RefusalCode } from "@sihai/contract";
import { inLanguage, isLocalText, type Language } from "@sihai/domain/language";
import { joined } from "./core/joined.ts";
import { spokenIn } from "./spoken.ts";

/** The refusal in words, with its facts put in: `{minimum}` in a sentence is the fact `minimum`; names are said in the language asked for. */
export function refusalSentence(refusal: { code: RefusalCode } & Readonly<Record<string, unknown>>, language: Language): string {
  const sentence = spokenIn(language).refusals[refusal.code];
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => said(refusal[name], language));
}

function said(fact: unknown, language: Language): string {
  if (Array.isArray(fact) && fact.every(isLocalText)) {
    const names = fact.map((name) => inLanguage(name, language));
    return joined(names, language);
  }
  return isLocalText(fact) ? inLanguage(fact, language) : String(fact ?? "");
}

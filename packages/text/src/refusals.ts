import type { RefusalCode } from "@sihai/contract";
import type { Language } from "@sihai/domain/language";
import { spokenIn } from "./spoken.ts";

/** The refusal in words, with its facts put in: `{minimum}` in a sentence is the fact `minimum`. */
export function refusalSentence(refusal: { code: RefusalCode } & Readonly<Record<string, unknown>>, language: Language): string {
  const sentence = spokenIn(language).refusals[refusal.code];
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(refusal[name] ?? ""));
}

import { grammarOf } from "../grammars.ts";
import type { PostalAddress } from "./grammar.ts";
import type { Language } from "./language.ts";

/** The lines of an address: largest place first in Chinese, street first in English. Empty parts leave no gap. */
export function addressLines(address: PostalAddress, language: Language): string[] {
  return grammarOf(language)
    .addressLines(address)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

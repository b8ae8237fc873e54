import { grammarOf } from "../grammars.ts";
import type { PostalAddress } from "./grammar.ts";
import type { Language } from "./language.ts";

/** The lines of an address: largest place first in Chinese, street first in English. Empty parts leave no gap, and a city that is its own state is named once. */
export function addressLines(address: PostalAddress, language: Language): string[] {
  const { city, state = null } = address;
  return grammarOf(language)
    .addressLines({ ...address, state: state === city ? null : state })
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

import type { Language } from "@sihai/domain/language";
import type { Grammar } from "./core/grammar.ts";
import { grammar as en } from "./en/grammar.ts";
import { grammar as zh } from "./zh/grammar.ts";

/** The grammar of every language; the rest of a language's folder is fetched when it is read. */
const grammars: Record<Language, Grammar> = { zh, en };

/** How a language joins words, counts and lists. */
export function grammarOf(language: Language): Grammar {
  return grammars[language];
}

import { lexemes } from "./lexemes.ts";
import type { Clause, Needle } from "./needle.ts";
import { pairsOf, type Run, runsOf, stemOf } from "./runs.ts";
import { readSyllables } from "./syllables.ts";
import type { SyllablesOf } from "./terms-of-goods.ts";

/** What was typed, in runs; `words` are those that may hold a slip of the finger. */
export type SearchQuery = { runs: readonly Run[]; words: readonly string[] };

/** More says nothing new. */
const runsMax = 8;
const initialsMin = 2;
const initialsMax = 6;
const prefixMin = 3;

/** What was typed, as runs of one script and the stems of its Latin words; both are empty where there is nothing to look for. */
export function readQuery(typed: string): SearchQuery {
  const runs = runsOf(typed).slice(0, runsMax);
  const words = runs.filter(({ script, text }) => script === "latin" && text.length >= 4 && !/\d/.test(text));
  return { runs, words: words.map(({ text }) => stemOf(text)) };
}

/** Goods that hold everything as it was typed: characters side by side, words, or what was typed in pinyin. */
export function exactNeedle({ runs }: SearchQuery): Needle {
  return { all: runs.map(exactClause) };
}

/**
 * Goods that nearly hold it: words that begin so, the initials of the syllables, another character of the same sound or one wrong
 * character, one slip of the finger (`meant` holds the catalogue's own words for each mistyped one).
 */
export function wideNeedle(
  { runs }: SearchQuery,
  meant: ReadonlyMap<string, readonly string[]>,
  syllablesOf: SyllablesOf,
): Needle {
  return {
    all: runs.map((run): Clause => {
      const wide = run.script === "han" ? wideHan(run.text, syllablesOf) : wideLatin(run.text, meant);
      return { any: [exactClause(run), ...wide] };
    }),
  };
}

function exactClause({ script, text }: Run): Clause {
  if (script === "han") return side([...text], lexemes.han);
  const syllables = readSyllables(text);
  const word: Clause = { lexeme: lexemes.word(stemOf(text)) };
  return syllables ? { any: [word, side(syllables, lexemes.syllables)] } : word;
}

/** Parts side by side: every pair of neighbours; a part alone stands for itself. */
function side(parts: readonly string[], lexeme: (text: string) => string): Clause {
  const pairs = parts.length === 1 ? parts : pairsOf(parts);
  return { all: pairs.map((pair) => ({ lexeme: lexeme(pair) })) };
}

function wideHan(text: string, syllablesOf: SyllablesOf): Clause[] {
  const characters = [...text];
  if (characters.length < 2) return [];
  const pairs = pairsOf(characters);
  const withOneWrong = characters.map((_, wrong): Clause => {
    // The wrong character stands in the pair before it and in the pair after it.
    const kept = pairs.filter((_, at) => at !== wrong - 1 && at !== wrong);
    return { all: kept.map((pair) => ({ lexeme: lexemes.han(pair) })) };
  });
  return [side(syllablesOf(text), lexemes.syllables), ...(characters.length > 2 ? withOneWrong : [])];
}

function wideLatin(text: string, meant: ReadonlyMap<string, readonly string[]>): Clause[] {
  const clauses: Clause[] = (meant.get(stemOf(text)) ?? []).map((word) => ({ lexeme: lexemes.word(word) }));
  if (text.length >= prefixMin) clauses.push({ lexeme: lexemes.word(stemOf(text)), prefix: true });
  if (text.length >= initialsMin && text.length <= initialsMax && /^[a-z]+$/.test(text)) {
    clauses.push(side([...text], lexemes.initials));
  }
  return clauses;
}

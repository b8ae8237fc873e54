import type { ContentPiece, ContentProblem } from "@sihai/contract/content";
import { ok } from "@sihai/domain";
import type { KeptLanguage } from "@sihai/domain/language";
import type { Settings } from "@sihai/domain/setting";
import type { Deps } from "#platform";
import { type ShownWords, showWords } from "./show-words.ts";
import { Unshowable } from "./unshowable.ts";

/** A text as its readers would see it by the rules in force; keeps nothing. */
export function previewContent({ settings }: Deps, { piece, now }: { piece: ContentPiece; now: Date }) {
  const [zh, en] = [tryOut(piece, settings.at(now), "zh"), tryOut(piece, settings.at(now), "en")];
  return ok({ problems: [...zh.problems, ...en.problems], shown: { zh: zh.shown, en: en.shown } });
}

/** Everything wrong with a text in either language, by the rules given; empty when it can be shown. */
export function problemsOf(piece: ContentPiece, rules: Settings): ContentProblem[] {
  return [...tryOut(piece, rules, "zh").problems, ...tryOut(piece, rules, "en").problems];
}

function tryOut(
  piece: ContentPiece,
  rules: Settings,
  language: KeptLanguage,
): { shown: ShownWords | null; problems: ContentProblem[] } {
  const words = piece.kind === "article" ? piece.words[language] : null;
  if (words === null) return { shown: null, problems: [] };
  try {
    return { shown: showWords(words, rules, language), problems: [] };
  } catch (error) {
    if (!(error instanceof Unshowable)) throw error;
    return { shown: null, problems: [{ language, code: error.code, found: error.found }] };
  }
}

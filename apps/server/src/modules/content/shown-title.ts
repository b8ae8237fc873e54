import type { ContentPiece } from "@sihai/contract/content";
import type { KeptLanguage } from "@sihai/domain/language";
import type { Settings } from "@sihai/domain/setting";
import { fillPlaceholders } from "./fill-placeholders.ts";

/** What a text is called in both languages, as its readers see it: of an article with the figures in force. */
export function shownTitle(piece: ContentPiece, rules: Settings) {
  return { zh: titleIn(piece, "zh", rules), en: titleIn(piece, "en", rules) };
}

function titleIn(piece: ContentPiece, language: KeptLanguage, rules: Settings): string | null {
  if (piece.kind === "notice") return piece.words[language]?.text ?? null;
  const title = piece.words[language]?.title ?? null;
  if (title === null || piece.kind !== "article") return title;
  try {
    return fillPlaceholders(title, rules, language);
  } catch {
    // A title that no rule fills any more is shown to nobody else: here it is seen as it was written, and mended.
    return title;
  }
}

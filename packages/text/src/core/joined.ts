import type { Language } from "@sihai/domain/language";
import { grammarOf } from "../grammars.ts";

/** Names in a row: "colour, size" or "颜色、尺码". */
export function joined(parts: readonly string[], language: Language): string {
  return parts.join(grammarOf(language).betweenNames);
}

/** What something is called and what it is: "Price range: CN ￥1.00" or "价格范围：CN ￥1.00". */
export function labelled(label: string, text: string, language: Language): string {
  return `${label}${grammarOf(language).behindLabel}${text}`;
}

/** Sentences behind one another. */
export function joinedSentences(sentences: readonly string[], language: Language): string {
  return sentences.join(grammarOf(language).betweenSentences);
}

/** The lines of an address in one. */
export function joinedLines(lines: readonly string[], language: Language): string {
  return lines.join(grammarOf(language).betweenAddressLines);
}

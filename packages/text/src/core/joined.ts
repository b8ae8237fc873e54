import type { Language } from "@sihai/domain/language";

const between: Record<Language, string> = { zh: "、", en: ", " };
const betweenLines: Record<Language, string> = { zh: " ", en: ", " };

/** Names in a row: "colour, size" or "颜色、尺码". */
export function joined(parts: readonly string[], language: Language): string {
  return parts.join(between[language]);
}

/** The lines of an address in one. */
export function joinedLines(lines: readonly string[], language: Language): string {
  return lines.join(betweenLines[language]);
}

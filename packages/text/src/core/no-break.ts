export const noBreak = "\u00a0";

/** Behind a dash or a hyphen: the line does not break there. Of no width. */
export const wordJoiner = "\u2060";

/** The same text with no place to break a line: a figure stays with its unit or symbol. For whatever is short enough for one line. */
export function unbroken(text: string): string {
  return text.replaceAll(" ", noBreak);
}

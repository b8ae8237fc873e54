export const noBreak = "\u00a0";

/** Behind a dash or a hyphen: the line does not break there. Of no width. */
export const wordJoiner = "\u2060";

/** The same text with no place to break a line: a figure stays with its unit or symbol. For whatever is short enough for one line. */
export function unbroken(text: string): string {
  return text.replaceAll(" ", noBreak);
}

/** Longer parts may break inside. */
const shortPart = 18;

/** Facts on one line with dots between, those that are missing left out: "Navy · 1 piece · 475 g". A line ends behind a dot, never begins with one; short facts stay whole. */
export function dotted(parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter((part): part is string => part !== null && part !== undefined && part !== "")
    .map((part) => (part.length <= shortPart ? unbroken(part) : part))
    .join(`${noBreak}· `);
}

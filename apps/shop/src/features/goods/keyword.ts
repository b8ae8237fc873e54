/** As many characters as a search takes. */
const keywordMax = 100;

/** Words in place of a link, as they are searched for. */
export function keywordOf(text: string): string {
  return text.trim().replace(/\s+/g, " ").slice(0, keywordMax);
}

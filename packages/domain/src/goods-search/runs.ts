/** A stretch of one script: Chinese characters, or letters and digits. */
export type Run = { script: "han" | "latin"; text: string };

const runPattern = /(\p{Script=Han}+)|([a-z0-9]+)/gu;

/** A text as its runs, lower case and without accents; everything else separates. Markup and wildcards are only separators. */
export function runsOf(text: string): Run[] {
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/(?<=[nl])u\u0308/g, "v")
    .replace(/\p{M}+|['’]s?\b/gu, "");
  return [...plain.matchAll(runPattern)].map(([text, han]) => ({ script: han === undefined ? "latin" : "han", text }));
}

/** Each two neighbours, joined; of one alone, nothing. */
export function pairsOf(parts: readonly string[]): string[] {
  return parts.slice(1).map((part, at) => `${parts[at]}${part}`);
}

/** Cups and cup are one word. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

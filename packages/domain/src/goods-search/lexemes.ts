import type { Platform } from "../links/platforms.ts";

/** How each kind of search word is written in the index. Kinds never meet: the English word she is not the syllable she. */
export const lexemes = {
  han: (text: string) => text,
  word: (stem: string) => stem,
  syllables: (text: string) => `~${text}`,
  initials: (text: string) => `^${text}`,
  platform: (platform: Platform) => `=p${platform.replace("-", "")}`,
  category: (id: string) => `=c${id.replaceAll("-", "")}`,
  priceBand: (band: number) => `=m${band}`,
  /** All goods there are. */
  any: "=g",
};

/** Bands of prices, each ending at double the one before; fen. A price range is first narrowed to its bands. */
export function priceBandOf(fen: bigint): number {
  return fen.toString(2).length;
}

/**
 * The country of the first language tag that names one (BCP 47: "de-AT" is Austria), as two letters; null where none does. "zh-CN" is how
 * Chinese is written, wherever its reader lives: who has things sent abroad is not taken to be in mainland China.
 */
export function regionOf(tags: readonly string[]): string | null {
  for (const tag of tags) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(tag)?.[1];
    if (region !== undefined && region.toUpperCase() !== "CN") return region.toUpperCase();
  }
  return null;
}

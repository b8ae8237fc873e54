/** The country of the first language tag that names one (BCP 47: "de-AT" is Austria), as two letters; null where none does. */
export function regionOf(tags: readonly string[]): string | null {
  for (const tag of tags) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(tag)?.[1];
    if (region !== undefined) return region.toUpperCase();
  }
  return null;
}

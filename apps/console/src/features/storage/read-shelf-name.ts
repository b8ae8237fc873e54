/** A shelf as its label says it, "A-01-3": letters and digits with dashes; null for anything else. */
export function readShelfName(text: string): string | null {
  const tidy = text.normalize("NFKC").trim().toUpperCase();
  return /^[A-Z]{1,3}(-[A-Z0-9]{1,4}){1,4}$/.test(tidy) ? tidy : null;
}

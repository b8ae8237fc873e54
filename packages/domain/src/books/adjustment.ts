/** `AJ` and the serial number: a correction of a balance, or goodwill. */
export function adjustmentNumber(id: string): string {
  return `AJ${id}`;
}

/** The serial number of such a number; null for anything else. */
export function readAdjustmentNumber(text: string): string | null {
  return /^AJ(\d{6,18})$/.exec(text)?.[1] ?? null;
}

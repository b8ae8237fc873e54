import type { ReceiptEntry } from "./receipt-schema.ts";

/** In memory only: names and banks are nobody's to find on the device. By transfer, so that two of them never mix. */
const kept = new Map<string, ReceiptEntry>();

/** What was typed stays while its owner looks something up elsewhere; once sent it is forgotten. */
export function keepReceipt(transferNo: string, entry: ReceiptEntry | null): void {
  if (entry) kept.set(transferNo, entry);
  else kept.delete(transferNo);
}

export function keptReceipt(transferNo: string): ReceiptEntry | undefined {
  return kept.get(transferNo);
}

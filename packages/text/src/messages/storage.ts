import type { Item } from "./item-named.ts";

/** What a member is told about goods in storage. */
export type StorageMessages = {
  "storage-ending": Item & { days: number; endsAt: string };
  "storage-overdue": Item & { feeCny: string; forfeitsAt: string };
  "storage-forfeiting": Item & { days: number; forfeitsAt: string };
  "storage-ended": Item;
  "storage-forfeit-proposed": Item & { forfeitsAt: string };
  "storage-forfeit-recalled": Item;
  "storage-forfeited": Item;
  "storage-discarded": Item;
  "storage-split": Item & { kept: number; taken: number };
  "storage-extended": { count: number; amountCny: string };
};

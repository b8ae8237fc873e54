import * as z from "zod/mini";
import { amount, count, type FactsOf, instant, item } from "./facts.ts";

/** What a member is told about goods in storage. */
export const storageFacts = {
  "storage-ending": z.object({ ...item, days: count, endsAt: instant }),
  "storage-overdue": z.object({ ...item, feeCny: amount, forfeitsAt: instant }),
  "storage-forfeiting": z.object({ ...item, days: count, forfeitsAt: instant }),
  "storage-ended": z.object({ ...item }),
  "storage-forfeit-proposed": z.object({ ...item, forfeitsAt: instant }),
  "storage-forfeit-recalled": z.object({ ...item }),
  "storage-forfeited": z.object({ ...item }),
  "storage-discarded": z.object({ ...item }),
  "storage-split": z.object({ ...item, kept: count, taken: count }),
  "storage-extended": z.object({ count: count, amountCny: amount }),
};

export type StorageMessages = FactsOf<typeof storageFacts>;

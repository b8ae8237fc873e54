import { differenceKinds, isShelf } from "@sihai/domain/warehouse";
import * as z from "zod/mini";
import { instant } from "../../fields.ts";

export const shelf = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9][A-Z0-9-]{0,19}$/), z.refine(isShelf));

export const difference = z.object({
  countId: z.string(),
  itemNo: z.string(),
  kind: z.enum(differenceKinds),
  shelf: z.string(),
  warehouse: z.int(),
  expectedShelf: z.nullable(z.string()),
  /** Where the item stands, as it was known when it was counted; empty: nobody knows this number. */
  state: z.string(),
  countedAt: instant,
});

export const staffRefusals = ["STORAGE_TASK_NOT_FOUND", "STORAGE_ITEM_AWAY"] as const;

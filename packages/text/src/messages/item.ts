import { localText } from "@sihai/contract";
import { questionReasons } from "@sihai/domain/order";
import { findingKinds } from "@sihai/domain/warehouse";
import * as z from "zod/mini";
import { amount, count, type FactsOf, instant, item, text } from "./facts.ts";

/** What a member is told about single items on their way into storage. */
export const itemFacts = {
  "item-bought": z.object({ ...item }),
  "item-seller-shipped": z.object({ ...item, courier: localText, trackingNo: text }),
  "item-signed": z.object({ ...item }),
  "item-stocked-in": z.object({
    ...item,
    weightGrams: count,
    sidesCm: z.optional(text),
    photos: z.optional(count),
    freeUntil: instant,
  }),
  "item-corrected": z.object({
    ...item,
    weightGrams: count,
    sidesCm: text,
    gramsWas: count,
    sidesCmWas: text,
    pieces: z.optional(count),
    piecesWas: z.optional(count),
  }),
  "item-stock-in-undone": z.object({ ...item }),
  "item-part-arrived": z.object({ ...item, arrived: count, total: count }),
  "item-refused": z.object({ ...item, reason: z.enum(findingKinds), note: text }),
  "item-needs-confirmation": z.object({ ...item, dueAt: instant, reason: z.enum(questionReasons) }),
  "item-split": z.object({ ...item, orderNo: text, kept: count, taken: count }),
  "item-refunded": z.object({ ...item, amountCny: amount }),
  "item-followed": z.object({ ...item, state: text }),
};

export type ItemMessages = FactsOf<typeof itemFacts>;

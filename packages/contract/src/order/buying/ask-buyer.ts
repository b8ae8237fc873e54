import { alternativesMax, askReasons, waitDaysMax } from "@sihai/domain/order";
import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { cnyAmount, instant, itemNo, text } from "../../fields.ts";
import { skuId } from "../../goods/fields.ts";
import { alternativeKindField } from "../fields.ts";

/** `link` and `label` for other goods, `skuId` for another variant, `waitDays` for a later delivery. */
const offeredAlternative = z.strictObject({
  kind: alternativeKindField,
  label: text(120, 0),
  link: z.nullable(text(500)),
  skuId: z.nullable(skuId),
  total: cnyAmount,
  waitDays: z.nullable(z.int().check(z.minimum(1), z.maximum(waitDaysMax))),
});

export const askBuyer = endpoint({
  method: "POST",
  path: "/staff/buying/ask",
  summary: "Ask the buyer about an item; 72 hours to answer",
  body: z.strictObject({
    itemNo,
    reason: z.enum(askReasons),
    note: text(300),
    /** With `price-higher`: everything the purchase would cost now. */
    newPrice: z.optional(cnyAmount),
    /** What the buyer may have instead; choosing one accepts. */
    alternatives: z.optional(z.array(offeredAlternative).check(z.maxLength(alternativesMax))),
  }),
  data: z.object({ itemNo: z.string(), answerBefore: instant }),
  refusals: ["ITEM_NOT_FOUND", "ITEM_STATE_REFUSED", "PRICE_NOT_CORRECT", "ALTERNATIVE_NOT_CORRECT"],
  once: true,
});

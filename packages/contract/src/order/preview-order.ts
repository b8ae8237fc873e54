import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount } from "../fields.ts";
import { howItIsBought, orderRefusals, placement, previewedOrder, tellsHowItIsBought } from "./submit-dg-fields.ts";

/** The order as it would be placed now, one per shop, with its money lines. Changes nothing. */
export const previewOrder = endpoint({
  method: "POST",
  path: "/order/preview/dg",
  summary: "Price a shopping order without placing it",
  body: z.strictObject(placement).check(z.refine(tellsHowItIsBought, howItIsBought)),
  data: z.object({
    orders: z.array(previewedOrder),
    total: cnyAmount,
    offered: z.array(
      z.object({
        serviceNo: z.string(),
        kind: z.enum(["basic", "value-added"]),
        unitPrice: cnyAmount,
        quantityMax: z.nullable(z.int()),
      }),
    ),
  }),
  refusals: orderRefusals,
  repeats: "reads",
});

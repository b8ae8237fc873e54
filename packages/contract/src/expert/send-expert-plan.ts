import { expertItemsHeld, expertParcelsMax } from "@sihai/domain/expert";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, instant, text } from "../fields.ts";
import { expertState, packagingField, serviceBarcode } from "./fields.ts";

/** A parcel as it is being put together; null where no line is chosen yet. */
const draftParcel = z.strictObject({
  itemIds: z.array(id).check(z.minLength(1), z.maxLength(expertItemsHeld)),
  lineId: z.string().check(z.minLength(1), z.maxLength(80)),
  packaging: packagingField,
});

/** With direct deduction the parcels are made and paid at once where what was set aside covers them. */
export const sendExpertPlan = endpoint({
  method: "POST",
  path: "/staff/expert/send",
  summary: "Send the plan to its customer",
  body: z.strictObject({
    serviceBarcode,
    parcels: z.array(draftParcel).check(z.minLength(1), z.maxLength(expertParcelsMax)),
    note: text(1000),
  }),
  data: z.object({ state: expertState, total: cnyAmount, answerBefore: z.nullable(instant) }),
  refusals: [
    "EXPERT_NOT_FOUND",
    "EXPERT_STATE_REFUSED",
    "EXPERT_PLAN_INCOMPLETE",
    "EXPERT_ONE_PARCEL_WANTED",
    "EXPERT_LINE_REFUSES",
    "EXPERT_DECLARED_TOO_LOW",
    "ROUTES_UNAVAILABLE",
    "RATE_UNAVAILABLE",
  ],
  once: true,
});

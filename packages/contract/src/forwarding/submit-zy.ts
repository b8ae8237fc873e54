import { forwardingPolicy, forwardingServiceNos } from "@sihai/domain/forwarding";
import * as z from "zod/mini";
import { agreementsSeen } from "../content/agreements-seen.ts";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, countryCode, courierCode, fileId, instant, quantity, text, warehouseId } from "../fields.ts";

export const forwardingServiceField = z.enum(forwardingServiceNos);

/** One kind of thing in a parcel: what it is, how many, what a piece is worth for customs. */
const announcedItem = z.strictObject({
  name: text(forwardingPolicy.nameMaxLength),
  classId: text(40),
  quantity,
  unitValue: cnyAmount,
  remark: text(forwardingPolicy.remarkMaxLength, 0),
  pictures: z.array(fileId).check(z.maxLength(forwardingPolicy.picturesMax)),
});

/** A parcel on its way; courier and number both null is the explicit "complete logistics later" (rule E-104). */
const announcedParcel = z.strictObject({
  courier: z.nullable(courierCode),
  trackingNo: z.nullable(z.string().check(z.maxLength(64))),
  services: z.array(forwardingServiceField).check(z.maxLength(forwardingServiceNos.length)),
  items: z.array(announcedItem).check(z.maxLength(forwardingPolicy.itemsPerParcelMax)),
});

/**
 * Announces parcels the customer sends to a warehouse himself. Costs nothing but the chosen services; those are paid from the order. A number
 * another customer holds is not told as such: staff look at it (rule F37).
 */
export const submitForwarding = endpoint({
  method: "POST",
  path: "/order/submit/zy",
  summary: "Announce parcels to forward",
  body: z.strictObject({
    warehouseId,
    /** Where its costs were shown for when it was announced; it may be changed later. Left out or null: decided later. */
    country: z.optional(z.nullable(countryCode)),
    parcels: z.array(announcedParcel).check(z.maxLength(forwardingPolicy.parcelsMax)),
    remark: text(forwardingPolicy.remarkMaxLength, 0),
    shipTogether: z.boolean(),
    agreed: z.boolean(),
    agreementsSeen,
  }),
  data: z.object({
    orderNo: z.string(),
    items: z.int(),
    /** To pay for services; "0.00" when there is nothing to pay. */
    due: cnyAmount,
    /** Until when courier and number are due; null when none are missing. */
    logisticsBefore: z.nullable(instant),
  }),
  refusals: [
    "COURIER_CLOSED",
    "COURIER_NEEDED",
    "COURIER_NOT_FOUND",
    "TRACKING_NUMBER_NEEDED",
    "TRACKING_NUMBER_WRONG",
    "TRACKING_NUMBER_TWICE",
    "TRACKING_IN_REVIEW",
    "FORWARDING_ITEM_NEEDED",
    "FORWARDING_REMARK_NEEDED",
    "FORWARDING_TERMS_NOT_AGREED",
    "AGREEMENT_CHANGED",
    "FORWARDING_SERVICES_CONFLICT",
    "GOODS_CLASS_CLOSED",
    "GOODS_CLASS_UNKNOWN",
    "PICTURE_NOT_YOURS",
    "WAREHOUSE_CLOSED",
    "WAREHOUSE_NOT_FOUND",
  ],
  once: true,
});

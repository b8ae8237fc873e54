import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, packageId, text } from "../fields.ts";
import { payPasswordRefusals } from "../identity/fields.ts";
import { parcelState } from "./fields.ts";
import { parcelForm, parcelFormRefusals, receiverIdentity } from "./parcel-form.ts";

/**
 * Everything the parcel should be from now on. `revision` and `total` are what the buyer saw. Without an address it goes where it was
 * going; `kept` keeps the identity number we have. A paid parcel that gets dearer needs the payment password.
 */
export const changeParcel = endpoint({
  method: "POST",
  path: "/parcel/change",
  summary: "Change a parcel that is not sealed yet; the difference is refunded or charged",
  body: z.strictObject({
    ...parcelForm,
    packageId,
    revision: z.int().check(z.minimum(0)),
    addressId: z.optional(id),
    identity: z.strictObject({ ...receiverIdentity, kept: z.boolean() }),
    payPassword: z.optional(text(6, 6)),
  }),
  data: z.object({
    packageId: z.string(),
    state: parcelState,
    /** What is to be paid; null for a parcel that is paid. */
    tradeNo: z.nullable(z.string()),
    total: cnyAmount,
    charged: cnyAmount,
    refunded: cnyAmount,
  }),
  refusals: [
    "PARCEL_NOT_FOUND",
    "PARCEL_CHANGE_REFUSED",
    "PARCEL_CHANGED_MEANWHILE",
    "PAY_PASSWORD_NEEDED",
    ...payPasswordRefusals,
    "BALANCE_NOT_ENOUGH",
    ...parcelFormRefusals,
  ],
  once: true,
});

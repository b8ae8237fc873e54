import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, instant } from "../fields.ts";
import { parcelForm, parcelFormRefusals, receiverIdentity } from "./parcel-form.ts";

/** `total` is what the buyer saw; another price is refused and named, never charged. */
export const submitParcel = endpoint({
  method: "POST",
  path: "/parcel/submit",
  summary: "Make a parcel of stored goods and open its deposit for payment",
  body: z.strictObject({ ...parcelForm, addressId: id, identity: z.strictObject(receiverIdentity) }),
  data: z.object({ packageId: z.string(), tradeNo: z.string(), total: cnyAmount, payBefore: instant }),
  refusals: [...parcelFormRefusals, "DEBT_OPEN"],
  once: true,
});

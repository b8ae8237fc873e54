import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { courierCode } from "../fields.ts";
import { returnNo } from "./fields.ts";
import { changed, changeRefusals, trackingNo } from "./staff-fields.ts";

export const recordExchangeShipped = endpoint({
  method: "POST",
  path: "/staff/returns/exchange-shipped",
  summary: "Record courier and number of what the seller sends in exchange",
  body: z.strictObject({ returnNo, courier: courierCode, trackingNo }),
  data: changed,
  refusals: [...changeRefusals, "COURIER_CLOSED", "COURIER_NOT_FOUND", "RETURN_KIND_REFUSED", "TRACKING_TAKEN"],
  once: true,
});

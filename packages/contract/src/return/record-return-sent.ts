import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, courierCode } from "../fields.ts";
import { returnNo } from "./fields.ts";
import { changed, changeRefusals, trackingNo } from "./staff-fields.ts";

export const recordReturnSent = endpoint({
  method: "POST",
  path: "/staff/returns/sent-back",
  summary: "Record that goods went back to the seller, and what it cost",
  body: z.strictObject({ returnNo, courier: courierCode, trackingNo, freight: cnyAmount }),
  data: changed,
  refusals: [...changeRefusals, "COURIER_CLOSED", "COURIER_NOT_FOUND", "RETURN_FREIGHT_REFUSED"],
  once: true,
});

import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { returnNo } from "./fields.ts";
import { changed, changeRefusals } from "./staff-fields.ts";

export const recordSellerReceived = endpoint({
  method: "POST",
  path: "/staff/returns/seller-received",
  summary: "Record that the seller has the goods",
  body: z.strictObject({ returnNo }),
  data: changed,
  refusals: changeRefusals,
  once: true,
});

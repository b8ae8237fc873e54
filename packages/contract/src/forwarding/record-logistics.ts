import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { logisticsEntered, logisticsFields, logisticsRefusals } from "./logistics-fields.ts";

/**
 * The parcel is in hand and its customer registered it without a number: staff enter it from the label. The items are of one order and travel
 * together; what a customer entered already is not changed here.
 */
export const recordLogistics = endpoint({
  method: "POST",
  path: "/staff/receiving/logistics",
  summary: "Enter the courier number a customer has not",
  body: z.strictObject(logisticsFields),
  data: logisticsEntered,
  refusals: logisticsRefusals,
  once: true,
});

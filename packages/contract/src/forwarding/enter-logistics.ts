import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { orderNo } from "../fields.ts";
import { logisticsEntered, logisticsFields, logisticsRefusals } from "./logistics-fields.ts";

/** Completes courier and number of announced items, or corrects them until the warehouse has signed. The named items travel together. */
export const enterLogistics = endpoint({
  method: "POST",
  path: "/order/zy/logistics",
  summary: "Complete or modify the logistics of a forwarding order",
  body: z.strictObject({ orderNo, ...logisticsFields }),
  data: logisticsEntered,
  refusals: ["ORDER_NOT_FOUND", ...logisticsRefusals],
  once: true,
});

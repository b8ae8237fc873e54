import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { countryCode, orderNo } from "../fields.ts";

/** Where an order is to go one day, as long as something of it has not left for there. It decides what is estimated and warned of. */
export const changeOrderCountry = endpoint({
  method: "POST",
  path: "/order/change-country",
  summary: "Change where an order is to go",
  body: z.strictObject({ orderNo, country: z.nullable(countryCode) }),
  data: z.object({ country: z.nullable(countryCode) }),
  refusals: ["ORDER_NOT_FOUND", "ORDER_COUNTRY_CLOSED"],
  repeats: "sets",
});

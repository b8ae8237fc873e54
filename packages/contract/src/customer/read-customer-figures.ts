import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, moneyField } from "../fields.ts";

export const readCustomerFigures = endpoint({
  method: "GET",
  path: "/staff/customer/figures",
  summary: "How much there is of a customer; null for what the reader may not read",
  query: z.strictObject({ userId: id }),
  data: z.object({
    orders: z.nullable(z.int()),
    stored: z.nullable(z.int()),
    parcels: z.nullable(z.int()),
    parcelsOpen: z.nullable(z.int()),
    balances: z.nullable(z.array(moneyField)),
    setAside: z.nullable(cnyAmount),
    owed: z.nullable(cnyAmount),
    claims: z.nullable(z.int()),
    consults: z.nullable(z.int()),
  }),
  refusals: ["CUSTOMER_NOT_FOUND"],
});

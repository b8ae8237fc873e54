import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currencyField, pageNumber, pageOf } from "../fields.ts";
import { bill, billKind, monthName } from "./wallet-fields.ts";

export const listBills = endpoint({
  method: "GET",
  path: "/wallet/bills",
  summary: "The wallet's bills, newest first",
  query: z.strictObject({
    ...{ page: pageNumber, currency: z.optional(currencyField) },
    ...{ kind: z.optional(billKind), month: z.optional(monthName) },
  }),
  data: pageOf(bill),
});

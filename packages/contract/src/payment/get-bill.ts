import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, moneyField } from "../fields.ts";
import { accountName, bill, billLinkKind } from "./wallet-fields.ts";

export const getBill = endpoint({
  method: "GET",
  path: "/wallet/bill",
  summary: "One bill with its postings",
  query: z.strictObject({ billId: id }),
  data: z.object({
    ...bill.shape,
    /** Each movement in words: from which account to which. */
    postings: z.array(z.object({ from: accountName, to: accountName, amount: moneyField })),
    reversalOf: z.nullable(id),
    /** When a card paid it: what the card was charged. */
    card: z.nullable(z.object({ charged: moneyField, surcharge: cnyAmount, rate: z.string() })),
    /** Where what it is about is shown; several where orders were paid together. */
    links: z.array(z.object({ kind: billLinkKind, no: z.string() })),
  }),
  refusals: ["BILL_NOT_FOUND"],
});

import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { changedTransfer, realMoney, transferMethod } from "./fields.ts";

export const openTransfer = endpoint({
  method: "POST",
  path: "/transfer/open",
  summary: "Ask for an account to transfer to, and the number to write into the transfer",
  body: z.strictObject({ method: transferMethod, amount: realMoney }),
  data: changedTransfer,
  refusals: ["TRANSFER_WAY_CLOSED", "TRANSFER_AMOUNT_REFUSED", "TRANSFER_TOO_MANY", "WINDING_DOWN", "NOT_SERVED"],
  once: true,
});

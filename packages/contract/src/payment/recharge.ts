import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, tradeNo } from "../fields.ts";

/** Opens a payment that fills the wallet; it is then paid by card. */
export const openRecharge = endpoint({
  method: "POST",
  path: "/payment/recharge",
  summary: "Recharge the wallet",
  body: z.strictObject({ amount: cnyAmount }),
  data: z.object({ tradeNo, amount: cnyAmount }),
  once: true,
  refusals: ["RECHARGE_AMOUNT_REFUSED", "WINDING_DOWN", "NOT_SERVED"],
});

import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, id, moneyField } from "../fields.ts";
import { realMoney } from "./fields.ts";

/** At the rate that was shown. */
export const exchangeBalance = endpoint({
  method: "POST",
  path: "/wallet/exchange",
  summary: "Change a balance in another currency into CNY",
  body: z.strictObject({ amount: realMoney, rateId: id }),
  data: z.object({ paid: moneyField, got: cnyAmount, billId: id }),
  refusals: ["RATE_CHANGED", "RATES_UNAVAILABLE", "EXCHANGE_AMOUNT_REFUSED"],
  once: true,
});

import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant } from "../fields.ts";
import { changeRefusals } from "./calls-fields.ts";
import { consultNo } from "./fields.ts";

/** Opens the payment of speedy response; the clock begins when it is paid (rules P-30 to P-33). */
export const speedUpConsult = endpoint({
  method: "POST",
  path: "/consult/speed-up",
  summary: "Have a question answered first, for a fee that comes back if we are late",
  body: z.strictObject({ consultNo }),
  data: z.object({ tradeNo: z.string(), price: cnyAmount, payBefore: instant }),
  refusals: [...changeRefusals, "CONSULT_SPEEDY_ALREADY", "CONSULT_SPEEDY_NOT_SOONER"],
  once: true,
});

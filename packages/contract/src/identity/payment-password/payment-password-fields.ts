import { sixDigitsPattern } from "@sihai/domain/identity";
import * as z from "zod/mini";
import { cnyAmount, tradeNo } from "../../fields.ts";

export const pin = z.string().check(z.regex(sixDigitsPattern));

/** What a proof may be spent on: the purpose, its number if it has one, and the amount are all bound (rule F50). */
export const proofSubject = {
  purpose: z.enum(["trade", "withdraw", "expert"]),
  tradeNo: z.optional(tradeNo),
  amount: cnyAmount,
};

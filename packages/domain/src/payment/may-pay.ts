import { ok, type Result, refuse } from "../result.ts";

export const tradePurposes = [
  "order",
  "parcel",
  "back-payment",
  "recharge",
  // A service ordered for goods, what an order turned out to cost more, a return's fee, longer storage, the shipping expert, an answer given first.
  "service",
  "supplement",
  "return",
  "storage",
  "expert",
  "consult",
] as const;
export type TradePurpose = (typeof tradePurposes)[number];
export const paymentMethods = ["balance", "card", "transfer"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export type PayableTrade = { state: "pending" | "paid" | "cancelled"; purpose: TradePurpose; expiresAt: Date | null };
export type MayPayRefusal =
  | { code: "PAYMENT_ALREADY_DONE" }
  | { code: "TRADE_CANCELLED" }
  | { code: "TRADE_EXPIRED" }
  | { code: "PAYMENT_METHOD_REFUSED" };

/**
 * Whether a trade may be paid by this method now. It is payable up to, and not at, its deadline; the wallet cannot recharge itself,
 * and a recharge by transfer is a transfer of its own.
 */
export function mayPay(trade: PayableTrade, method: PaymentMethod, now: Date): Result<undefined, MayPayRefusal> {
  if (trade.state === "paid") return refuse({ code: "PAYMENT_ALREADY_DONE" });
  if (trade.state === "cancelled") return refuse({ code: "TRADE_CANCELLED" });
  if (trade.expiresAt !== null && now >= trade.expiresAt) return refuse({ code: "TRADE_EXPIRED" });
  if (trade.purpose === "recharge" && method !== "card") return refuse({ code: "PAYMENT_METHOD_REFUSED" });
  return ok();
}

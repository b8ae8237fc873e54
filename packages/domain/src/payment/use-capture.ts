import { compare, type Money } from "../money.ts";

export const captureUses = ["paid-trade", "wallet", "suspense"] as const;
export type CaptureUse = (typeof captureUses)[number];

/**
 * Where captured money belongs. An amount or currency other than what was asked for is never booked to a customer (rule F08); money for
 * a trade that is already paid or gone belongs to the customer's wallet (rules F10 and F11).
 */
export function useCapture({
  requested,
  captured,
  trade,
}: {
  requested: Money;
  captured: Money;
  trade: "pending" | "paid" | "cancelled";
}): CaptureUse {
  if (captured.currency !== requested.currency || compare(captured, requested) !== 0) return "suspense";
  return trade === "pending" ? "paid-trade" : "wallet";
}

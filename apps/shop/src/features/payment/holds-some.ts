import { isPositive } from "@sihai/domain";
import type { TradeOnWire } from "./types.ts";

/** Whether the balance is a way to pay: where it holds nothing it would only be another name for recharging by card. */
export function holdsSome({ short, balances }: Pick<TradeOnWire, "short" | "balances">): boolean {
  return short === null || isPositive(balances[0]?.amount ?? "0.00");
}

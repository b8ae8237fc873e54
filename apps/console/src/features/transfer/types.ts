import type { CallData } from "@sihai/contract";
import type { transferQueue } from "@sihai/contract/transfer";
import { formatAmount } from "@sihai/text";

export type DeskTransfer = CallData<typeof transferQueue>["list"][number];

/** An amount of the wire, as it is written. */
export function amountText({ amount, currency }: DeskTransfer["amount"]): string {
  return formatAmount(amount, currency);
}

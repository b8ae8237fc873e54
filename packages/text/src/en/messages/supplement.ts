import { cnyText } from "../../core/money.ts";
import type { Messages, SupplementMessages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";
import { name } from "./said.ts";

const supplementReasons: Readonly<Record<string, string>> = {
  "real-price": "the actual price is higher",
  "domestic-freight": "domestic shipping is higher",
  oversize: "the item is oversize",
  other: "another cost",
};
function supplementReason(reason: string): string {
  return supplementReasons[reason] ?? reason;
}

/** What a member is told about supplementary payments. */
export const supplementMessages: Messages<SupplementMessages> = {
  "supplement-requested": (f) => ({
    title: "Supplementary payment",
    body: `“${name(f)}” needs ${cnyText(f.amountCny)} more: ${supplementReason(f.reason)}. Please pay or decline by ${atTime(f.dueAt)}.`,
  }),
};

import { cnyText } from "../../core/money.ts";
import type { Messages, SupplementMessages } from "../../messages/index.ts";
import { atTime } from "../../messages/moments.ts";
import { name } from "./said.ts";

const supplementReasons: Readonly<Record<string, string>> = {
  "real-price": "实际价格高于付款",
  "domestic-freight": "国内运费高于付款",
  oversize: "商品超大超重",
  other: "其他费用",
};
function supplementReason(reason: string): string {
  return supplementReasons[reason] ?? reason;
}

/** What a member is told about supplementary payments. */
export const supplementMessages: Messages<SupplementMessages> = {
  "supplement-requested": (f) => ({
    title: "商品需要补款",
    body: `「${name(f)}」需补 ${cnyText(f.amountCny)}：${supplementReason(f.reason)}。请在 ${atTime(f.dueAt)}前付款或拒绝。`,
  }),
};

import type { ReturnKind } from "@sihai/domain/return";
import type { ReturnRow } from "./return.store.ts";

/** The kind as messages name it, in both languages. */
export const kindWords: Record<ReturnKind, { kindZh: string; kindEn: string }> = {
  return: { kindZh: "退货", kindEn: "return" },
  exchange: { kindZh: "换货", kindEn: "exchange" },
};

/** Where the buyer sees it: in the order. */
export function linkOf({ order_no }: Pick<ReturnRow, "order_no">): string {
  return `/order/detail?orderNo=${order_no}`;
}

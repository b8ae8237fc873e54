import type { ReturnRow } from "./return.store.ts";

/** Where the buyer sees it: in the order. */
export function linkOf({ order_no }: Pick<ReturnRow, "order_no">): string {
  return `/order/detail?orderNo=${order_no}`;
}

import type { ReturnRequest } from "./return.store.ts";

/** Where the buyer sees it: in the order. */
export function linkOf({ orderNo }: Pick<ReturnRequest, "orderNo">): string {
  return `/order/detail?orderNo=${orderNo}`;
}

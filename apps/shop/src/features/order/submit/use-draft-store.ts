import { usePageSearch } from "#shop";
import { type DraftStore, useBuildOrderDraft, useQuickOrderDraft } from "../../../stores/build-order-draft.ts";

/** The draft of the order this confirm page is of: the cart's, or the quick buy's. */
export function useDraftStore(): DraftStore {
  return usePageSearch("/order/submit/dg").quick === "1" ? useQuickOrderDraft : useBuildOrderDraft;
}

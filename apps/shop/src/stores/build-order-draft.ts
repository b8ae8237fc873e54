import { type Draft, emptyDraft } from "@sihai/domain/order/draft";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { tabFirst } from "./tab-first.ts";

/** A new shape needs a new version. */
function draftStore(name: string) {
  return create<Draft>()(persist(emptyDraft, { name, version: 5, migrate: emptyDraft, storage: tabFirst() }));
}

export type DraftStore = ReturnType<typeof draftStore>;

/**
 * The order being put together of the cart; survives reloads, log-in and language switches (rules O-17 and O-18). Every change is a pure function of
 * `@sihai/domain/draft`: `changeDraft((draft) => addGoodsCode(draft, code))`.
 */
export const useBuildOrderDraft = draftStore("sh_build_order");

/** A quick buy's own: what was written for the cart's order waits as it was left. */
export const useQuickOrderDraft = draftStore("sh_quick_order");

/** Puts the draft such a function makes in the place of the whole former one. */
export function changeDraft(change: (draft: Draft) => Draft, store: DraftStore = useBuildOrderDraft): void {
  store.setState(change(store.getState()), true);
}

import { type Draft, emptyDraft } from "@sihai/domain/order/draft";
import { create } from "zustand";
import { persist } from "zustand/middleware";

/**
 * The order being put together; survives reloads, log-in and language switches (rules O-17 and O-18). Every change is a pure function of
 * `@sihai/domain/draft`: `changeDraft((draft) => addGoodsCode(draft, code))`. A new shape needs a new version.
 */
export const useBuildOrderDraft = create<Draft>()(
  persist(emptyDraft, { name: "sh_build_order", version: 5, migrate: emptyDraft }),
);

/** Puts the draft such a function makes in the place of the whole former one. */
export function changeDraft(change: (draft: Draft) => Draft): void {
  useBuildOrderDraft.setState(change(useBuildOrderDraft.getState()), true);
}

/** Everything back to its default (rule D-87). */
export function resetBuildOrderDraft(): void {
  useBuildOrderDraft.setState(emptyDraft(), true);
}

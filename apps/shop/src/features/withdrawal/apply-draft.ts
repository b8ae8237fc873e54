import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { ApplyEntry } from "./apply-schema.ts";

/** What was typed, but for the code, which is for the moment. */
type Values = Omit<ApplyEntry, "code">;
type Draft = { userId: string; currency: string; values: Values };

/** A withdrawal being applied for, over a reload and the setting of a payment password; gone with the tab, and nobody else's. */
const useApplyDraft = create<{ draft: Draft | null }>()(
  persist((): { draft: Draft | null } => ({ draft: null }), {
    name: "sh_withdraw",
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
);

/** Keeps what was typed in memory while the page is left; never the code, which was sent for this attempt alone. */
export function keepApplyDraft(userId: string, currency: string, { code: _, ...values }: ApplyEntry): void {
  useApplyDraft.setState({ draft: { userId, currency, values } });
}

/** What this user typed for this currency; null for anybody or anything else. */
export function applyDraftOf(userId: string, currency: string): Values | null {
  const { draft } = useApplyDraft.getState();
  return draft?.userId === userId && draft.currency === currency ? draft.values : null;
}

/** Once it was applied for. */
export function forgetApplyDraft(): void {
  useApplyDraft.setState({ draft: null });
}

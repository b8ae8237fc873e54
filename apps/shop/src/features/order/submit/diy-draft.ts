import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { DiyForm } from "./diy-schema.ts";

/** `link`: what the form was opened with; another link begins anew. Who comes back agrees again. */
type Draft = { link: string; values: Omit<DiyForm, "agreed"> };

/** A manual order being written, over a reload and the reading of the disclaimer; gone with the tab. */
const useDiyDraft = create<{ draft: Draft | null }>()(
  persist((): { draft: Draft | null } => ({ draft: null }), {
    name: "sh_diy",
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
);

export function keepDiyDraft(link: string, { agreed: _, ...values }: DiyForm): void {
  useDiyDraft.setState({ draft: { link, values } });
}

export function diyDraftOf(link: string): Draft["values"] | null {
  const { draft } = useDiyDraft.getState();
  return draft?.link === link ? draft.values : null;
}

export function forgetDiyDraft(): void {
  useDiyDraft.setState({ draft: null });
}

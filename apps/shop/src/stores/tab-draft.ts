import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

type Kept<Values> = { draft: { of: string; values: Values } | null };

/**
 * What is being typed on a page, over a reload and the reading of terms; gone with the tab. `of`: what it is typed for; for something else
 * the page begins anew.
 */
export function tabDraft<Values>(name: string) {
  const useDraft = create<Kept<Values>>()(
    persist((): Kept<Values> => ({ draft: null }), {
      name,
      version: 1,
      storage: createJSONStorage(() => sessionStorage),
    }),
  );
  return {
    keptOf(of: string): Values | null {
      const { draft } = useDraft.getState();
      return draft?.of === of ? draft.values : null;
    },
    keep(of: string, values: Values): void {
      useDraft.setState({ draft: { of, values } });
    },
    change(change: (values: Values) => Values): void {
      useDraft.setState(({ draft }) => ({ draft: draft && { of: draft.of, values: change(draft.values) } }));
    },
    forget(): void {
      useDraft.setState({ draft: null });
    },
  };
}

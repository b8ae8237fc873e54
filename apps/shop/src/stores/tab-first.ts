import { createJSONStorage } from "zustand/middleware";

/**
 * Kept by the tab, and by the browser for a tab that opens later: two tabs put two orders together, and neither finds the other's after
 * a reload. Where the tab has none yet it begins with what was kept last in any. Where storage is switched off nothing is kept, and all works.
 */
export function tabFirst<State>() {
  return createJSONStorage<State>(() => {
    // A browser told to keep nothing throws at the first of these, which is caught where storage is asked for, and nowhere later.
    const [tab, all] = [sessionStorage, localStorage];
    return {
      getItem: (name) => tab.getItem(name) ?? all.getItem(name),
      setItem(name, value) {
        tab.setItem(name, value);
        all.setItem(name, value);
      },
      removeItem(name) {
        tab.removeItem(name);
        all.removeItem(name);
      },
    };
  });
}

import { createJSONStorage } from "zustand/middleware";

/**
 * Kept by the tab, and by the browser for a tab that opens later: two tabs put two orders together, and neither finds the other's after
 * a reload. Where the tab has none yet it begins with what was kept last in any.
 */
export function tabFirst<State>() {
  return createJSONStorage<State>(() => ({
    getItem: (name) => sessionStorage.getItem(name) ?? localStorage.getItem(name),
    setItem(name, value) {
      sessionStorage.setItem(name, value);
      localStorage.setItem(name, value);
    },
    removeItem(name) {
      sessionStorage.removeItem(name);
      localStorage.removeItem(name);
    },
  }));
}

import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

type Aside = { count: number; remarks: string };
type Which = { goodsCode: string; serviceNo: string };

/** How many and what was noted of services whose tick was taken away: ticked again they come back with it. Over a reload; gone with the tab. */
const useAside = create<Record<string, Aside>>()(
  persist((): Record<string, Aside> => ({}), {
    name: "sh_services_aside",
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
);

/** Keeps how many were wanted and what was remarked, while the service is not chosen. */
export function putAside(which: Which, { count, remarks }: Aside): void {
  useAside.setState({ [nameOf(which)]: { count, remarks } });
}

/** What was put aside of it. */
export function takenUpAgain(which: Which): Aside | undefined {
  return useAside.getState()[nameOf(which)];
}

/** Of these goods: they were ordered, or others take their place. */
export function forgetAside(goodsCode: string): void {
  const kept = Object.entries(useAside.getState()).filter(([name]) => !name.startsWith(`${goodsCode} `));
  useAside.setState(Object.fromEntries(kept), true);
}

function nameOf({ goodsCode, serviceNo }: Which): string {
  return `${goodsCode} ${serviceNo}`;
}

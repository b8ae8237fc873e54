import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

/** A value of each option chosen so far, and how many pieces. */
export type GoodsChoice = { chosen: Readonly<Record<string, string>>; quantity: number };

/** So many goods somebody goes back over; the oldest are forgotten first. */
const keptMost = 20;

/** What was chosen on pages of goods, over a reload and ways to another page and back; gone with the tab. */
const useKept = create<{ list: readonly (readonly [goodsId: string, choice: GoodsChoice])[] }>()(
  persist((): { list: readonly (readonly [string, GoodsChoice])[] } => ({ list: [] }), {
    name: "sh_goods_choice",
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
);

export const goodsChoices = {
  /** What was chosen of these goods when their page was left. */
  of(goodsId: string): GoodsChoice | null {
    return useKept.getState().list.find(([id]) => id === goodsId)?.[1] ?? null;
  },
  /** Keeps what is chosen of these goods. */
  keep(goodsId: string, choice: GoodsChoice): void {
    useKept.setState(({ list }) => ({
      list: [[goodsId, choice] as const, ...list.filter(([id]) => id !== goodsId)].slice(0, keptMost),
    }));
  },
  /** Of all goods. */
  forget(): void {
    useKept.setState({ list: [] });
  },
};

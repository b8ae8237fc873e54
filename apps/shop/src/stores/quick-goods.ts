import { create } from "zustand";
import { persist } from "zustand/middleware";

/** The goods of a quick buy on their way to the confirm page; they never pass through the cart. */
export type QuickGoods = { goodsId: string; skuId: string; quantity: number; remark: string };

export const useQuickGoods = create<{ quick: QuickGoods | null }>()(
  persist((): { quick: QuickGoods | null } => ({ quick: null }), { name: "sh_quick_goods", version: 1 }),
);

export function setQuickGoods(quick: QuickGoods | null): void {
  useQuickGoods.setState({ quick });
}

import { forgetGoodsServices } from "@sihai/domain/order/draft";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { changeDraft, useQuickOrderDraft } from "./build-order-draft.ts";
import { forgetAside } from "./services-aside.ts";

/** The goods of a quick buy on their way to the confirm page; they never pass through the cart. */
export type QuickGoods = { goodsId: string; skuId: string; quantity: number; remark: string };

export const useQuickGoods = create<{ quick: QuickGoods | null }>()(
  persist((): { quick: QuickGoods | null } => ({ quick: null }), { name: "sh_quick_goods", version: 1 }),
);

/** Other goods, or another variant, begin without the services that were chosen for those before. */
export function setQuickGoods(quick: QuickGoods | null): void {
  const before = useQuickGoods.getState().quick;
  const isSame = before !== null && quick !== null && before.goodsId === quick.goodsId && before.skuId === quick.skuId;
  if (!isSame) {
    changeDraft((draft) => forgetGoodsServices(draft, "quick"), useQuickOrderDraft);
    forgetAside("quick");
  }
  useQuickGoods.setState({ quick });
}

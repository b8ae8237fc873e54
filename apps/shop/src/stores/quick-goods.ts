import { type ChosenService, forgetGoodsServices, goodsServicesOf, setGoodsService } from "@sihai/domain/order/draft";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { changeDraft, useQuickOrderDraft } from "./build-order-draft.ts";
import { forgetAside } from "./services-aside.ts";
import { tabFirst } from "./tab-first.ts";

/** The goods of a quick buy on their way to the confirm page; they never pass through the cart. */
export type QuickGoods = { goodsId: string; skuId: string; quantity: number; remark: string };

/** `waiting`: the services chosen for goods that others took the place of, by goods and variant, the latest last. */
type Kept = { quick: QuickGoods | null; waiting: Readonly<Record<string, readonly ChosenService[]>> };

/** Goods looked at and never bought make room. */
const waitingMost = 20;

/** What this tab buys at once. */
export const useQuickGoods = create<Kept>()(
  persist((): Kept => ({ quick: null, waiting: {} }), { name: "sh_quick_goods", version: 1, storage: tabFirst() }),
);

/** Other goods, or another variant, begin without the services that were chosen for those before; coming back to those finds them again. */
export function setQuickGoods(quick: QuickGoods | null): void {
  const { quick: before, waiting } = useQuickGoods.getState();
  if (nameOf(before) === nameOf(quick)) {
    useQuickGoods.setState({ quick });
    return;
  }
  const { [nameOf(before)]: _, ...others } = waiting;
  const chosen = goodsServicesOf(useQuickOrderDraft.getState(), "quick");
  const kept = [...Object.entries(others), ...(before && chosen.length > 0 ? [[nameOf(before), chosen] as const] : [])];
  const foundAgain = waiting[nameOf(quick)] ?? [];
  changeDraft(
    (draft) => foundAgain.reduce((next, each) => setGoodsService(next, "quick", each), forgetGoodsServices(draft, "quick")),
    useQuickOrderDraft,
  );
  forgetAside("quick");
  useQuickGoods.setState({ quick, waiting: Object.fromEntries(kept.slice(-waitingMost)) });
}

function nameOf(quick: QuickGoods | null): string {
  return quick ? `${quick.goodsId} ${quick.skuId}` : "";
}

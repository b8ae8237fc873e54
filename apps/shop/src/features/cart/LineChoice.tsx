import { isOrderable } from "@sihai/domain/cart";
import { Checkbox } from "@sihai/ui";
import { useBuildOrderDraft } from "../../stores/build-order-draft.ts";
import { type CartLineOnWire, choose } from "./use-cart.ts";

/** The tick of one line. It alone follows the choice, so that choosing all redraws ticks and not two hundred lines. */
export function LineChoice({ line, label }: { line: CartLineOnWire; label: string }) {
  const chosen = useBuildOrderDraft((draft) => draft.goodsCodeList.includes(line.cartItemId));
  const can = isOrderable(line.state);
  return <Checkbox hideLabel label={label} checked={can && chosen} disabled={!can} onChange={(on) => choose([line], on)} />;
}

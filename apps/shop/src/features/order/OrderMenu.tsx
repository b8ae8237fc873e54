import { orderDict } from "@sihai/text/dict/order";
import { Cell, CellGroup, Sheet } from "@sihai/ui";
import { ArrowRight, Copy, CreditCard, MessageCircleQuestion, RotateCcw, Trash2, Truck, Undo2 } from "lucide-react";
import { copyText, href, useDict } from "#shop";
import { isRepeatable, logisticsOf } from "./order-kind.ts";
import type { OrderOnWire } from "./types.ts";
import type { OrderActs } from "./use-order-acts.ts";

type OrderMenuProps = { order: OrderOnWire; acts: OrderActs; open: boolean; onClose: () => void };

/** Everything an order in the list can be asked to do; opened by a long press on its card or by its button. */
export function OrderMenu({ order, acts, open, onClose }: OrderMenuProps) {
  const words = useDict(orderDict);
  const { orderNo, actions } = order;
  const logistics = logisticsOf(order);
  /** The sheet goes before what it started comes up. */
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Sheet open={open} onClose={onClose} title={words.quickActions}>
      <CellGroup>
        <Cell
          icon={<ArrowRight />}
          title={words.open}
          note={words.orderNumber(orderNo)}
          href={href("/order/detail", { orderNo })}
          onClick={onClose}
        />
        {actions.pay ? <Cell icon={<CreditCard />} title={words.pay} onClick={then(acts.pay)} /> : null}
        {actions.confirm ? <Cell icon={<MessageCircleQuestion />} title={words.answer} onClick={then(acts.answer)} /> : null}
        <Cell icon={<Copy />} title={words.copyOrderNo} onClick={then(() => void copyText(orderNo))} />
        {logistics ? (
          <Cell
            icon={<Truck />}
            title={logistics === "complete" ? words.completeLogistics : words.modifyLogistics}
            href={href("/operation/logistics-modified", { orderNo })}
            onClick={onClose}
          />
        ) : null}
        {isRepeatable(order) ? <Cell icon={<RotateCcw />} title={words.repeat} onClick={then(acts.repeat)} /> : null}
        {actions.cancel ? <Cell icon={<Undo2 />} title={words.cancel} danger onClick={then(acts.cancel)} /> : null}
        {actions.remove ? <Cell icon={<Trash2 />} title={words.remove} danger onClick={then(acts.remove)} /> : null}
      </CellGroup>
    </Sheet>
  );
}

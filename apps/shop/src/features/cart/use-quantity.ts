import { changeCartItem, listCart } from "@sihai/contract/cart";
import { useRef, useState } from "react";
import { useAction } from "#shop";
import type { CartLineOnWire } from "./use-cart.ts";

/**
 * How many a line is to have: what was tapped shows at once and none of it is lost. One change is sent at a time; what was tapped meanwhile
 * follows as one, and what is refused goes back to what the cart holds.
 */
export function useQuantity({ cartItemId, quantity }: CartLineOnWire): [shown: number, want: (next: number) => void] {
  const [wanted, setWanted] = useState<number | null>(null);
  const latest = useRef<number | null>(null);
  const change = useAction(changeCartItem, { refreshes: [listCart] });

  async function send(): Promise<void> {
    let sent: number | null = null;
    while (latest.current !== null && latest.current !== sent) {
      sent = latest.current;
      const done = await change.run({ body: { cartItemId, quantity: sent } });
      if (done === null) break;
    }
    latest.current = null;
    setWanted(null);
  }

  function want(next: number): void {
    if (next === (wanted ?? quantity)) return;
    const isSending = latest.current !== null;
    latest.current = next;
    setWanted(next);
    if (!isSending) void send();
  }

  return [wanted ?? quantity, want];
}

import { useEffect, useEffectEvent } from "react";
import type { DeskItem } from "./desk-item.ts";

export type ActionName = "record" | "ask" | "split" | "cancel";

const actionKeys: Record<string, ActionName> = { b: "record", a: "ask", s: "split", c: "cancel" };

type DeskKeys = {
  list: readonly DeskItem[];
  open: DeskItem | undefined;
  onOpen: (itemNo: string | undefined) => void;
  onAction: (action: ActionName) => void;
  onTick: (itemNo: string) => void;
};

/**
 * The desk by keyboard: j and k walk down and up the queue, x ticks, o opens the page of the goods, b records a purchase, a asks, s splits,
 * c cancels, Escape closes. Typing in a field is left alone.
 */
export function useDeskKeys({ list, open, onOpen, onAction, onTick }: DeskKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    const at = list.findIndex(({ itemNo }) => itemNo === open?.itemNo);
    const action = actionKeys[event.key];
    if (event.key === "j" || event.key === "k") {
      const next = list[event.key === "j" ? at + 1 : Math.max(0, at - 1)];
      if (next) onOpen(next.itemNo);
    } else if (!open) {
      return;
    } else if (event.key === "Escape") {
      onOpen(undefined);
    } else if (event.key === "x") {
      onTick(open.itemNo);
    } else if (event.key === "o" && open.link !== null) {
      window.open(open.link, "_blank", "noopener,noreferrer");
    } else if (action) {
      onAction(action);
    } else {
      return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input:not([type=checkbox]), textarea, select, dialog") !== null;
}

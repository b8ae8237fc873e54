import { useState } from "react";
import { type ActionName, actionKeys } from "./action-keys.ts";
import type { DeskItem } from "./desk-item.ts";

/** The desk's own keys for the item that stands open: its actions, o for the seller's page, x to tick it where rows can be ticked. */
export function useActionKeys(open: DeskItem | undefined, tick: ((itemNo: string) => void) | null) {
  const [requestedAction, setRequestedAction] = useState<ActionName | null>(null);

  function press(key: string): boolean {
    const action = actionKeys[key];
    if (!open) return false;
    if (action) setRequestedAction(action);
    else if (key === "o" && open.link !== null) window.open(open.link, "_blank", "noopener,noreferrer");
    else if (key === "x" && tick) tick(open.itemNo);
    else return false;
    return true;
  }

  return { requestedAction, press, forget: () => setRequestedAction(null) };
}

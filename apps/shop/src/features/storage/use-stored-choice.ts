import { afterPaint } from "@sihai/ui";
import { useEffect, useRef, useState } from "react";
import { createStore, type StoreApi } from "zustand";
import { chosenMax } from "./use-chosen-items.ts";

/** Ids of the chosen goods, in the order they were chosen. Each tick follows its own, so that a tap draws one tick and not five hundred cards. */
export type StoredChoice = StoreApi<ReadonlySet<string>>;

/**
 * What is chosen of stored goods. The address keeps it; but a tap is answered first and the address written after the next paint, as an address
 * with a hundred numbers, and all that follows from a new one, takes a slow phone longer than a finger waits.
 */
export function useStoredChoice(inAddress: readonly string[], write: () => void) {
  const [choice] = useState<StoredChoice>(() => createStore(() => new Set(inAddress)));
  const cancelWrite = useRef<(() => void) | null>(null);
  const named = inAddress.join();
  useEffect(() => {
    if (cancelWrite.current === null) choice.setState(new Set(named === "" ? [] : named.split(",")), true);
  }, [choice, named]);
  useEffect(() => () => cancelWrite.current?.(), []);

  /** What is chosen now, or from now on, for whoever writes the address at once. */
  function take(ids?: readonly string[]): string[] {
    cancelWrite.current?.();
    cancelWrite.current = null;
    if (ids) choice.setState(new Set(ids), true);
    return [...choice.getState()];
  }
  function choose(ids: readonly string[], on: boolean): void {
    const before = [...choice.getState()];
    const wanted = on ? [...before, ...ids] : before.filter((id) => !ids.includes(id));
    const next = [...new Set(wanted)].slice(0, chosenMax);
    if (next.join() === before.join()) return;
    take(next);
    cancelWrite.current = afterPaint(write);
  }
  return { choice, take, choose };
}

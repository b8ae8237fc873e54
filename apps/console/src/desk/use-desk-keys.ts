import { useEffect, useEffectEvent } from "react";
import { singleKeysOn } from "#console";

type DeskKeys = {
  ids: readonly string[];
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Further keys of a desk, while something is open; true when the key meant something. */
  more?: ((key: string) => boolean) | undefined;
};

/**
 * A desk by keyboard: Alt + arrows open the next and the one before, Escape closes. Where no scan field waits for letters, j and k walk
 * as well and a desk has keys of its own, unless single keys are switched off. Typing in a field is left alone.
 */
export function useDeskKeys({ ids, open, onOpen, more }: DeskKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || document.querySelector("dialog:modal")) return;
    const at = open === undefined ? -1 : ids.indexOf(open);
    const step = stepOf(event);
    if (step !== 0) {
      const next = ids[step > 0 ? at + 1 : Math.max(0, at - 1)];
      if (next !== undefined) onOpen(next);
    } else if (open === undefined || event.altKey || isTyping(event.target)) {
      return;
    } else if (event.key === "Escape") {
      onOpen(undefined);
    } else if (hasScanField() || !singleKeysOn() || !more?.(event.key)) {
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

function stepOf({ key, altKey, target }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey) return key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (isTyping(target) || hasScanField() || !singleKeysOn()) return 0;
  return key === "j" ? 1 : key === "k" ? -1 : 0;
}

function hasScanField(): boolean {
  return document.querySelector("[data-scan]") !== null;
}

/** An empty scan field is where the cursor rests, not something being typed. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement && target.matches("[data-scan]")) return target.value !== "";
  return target.closest("input:not([type=checkbox]), textarea, select, dialog") !== null;
}

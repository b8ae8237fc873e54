import { create } from "zustand";

const storageKey = "sh_single_keys";

/** Whether keys without Ctrl or Alt do something; whoever speaks to the machine, or rests a hand on it, switches them off (WCAG 2.1.4). */
export const useSingleKeys = create<{ on: boolean }>(() => ({ on: savedChoice() }));

/** The same for what happens outside a component, as a key pressed. */
export function singleKeysOn(): boolean {
  return useSingleKeys.getState().on;
}

/** Chosen by whoever sits here, for this browser. */
export function setSingleKeys(on: boolean): void {
  useSingleKeys.setState({ on });
  try {
    localStorage.setItem(storageKey, on ? "on" : "off");
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function savedChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

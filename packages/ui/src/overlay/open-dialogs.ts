import { useSyncExternalStore } from "react";

/** Open modal dialogs, the topmost last. What lies outside it is inert, so messages are rendered inside (rule W5). */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]) {
  stack = next;
  for (const notify of listeners) notify();
}

/** To the top of the stack, from wherever in it the dialog was. */
export function dialogOpened(dialog: HTMLDialogElement): void {
  change([...stack.filter((other) => other !== dialog), dialog]);
}

/** Out of the stack, whether it was on top or not. */
export function dialogClosed(dialog: HTMLDialogElement): void {
  change(stack.filter((other) => other !== dialog));
}

/** Whether it is meant to be open, whatever the browser has done meanwhile. */
export function isOpenDialog(dialog: HTMLDialogElement): boolean {
  return stack.includes(dialog);
}

/** The dialog above all others, where messages are drawn so that it does not hide them; null with none open. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, top, () => null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function top(): HTMLDialogElement | null {
  return stack.at(-1) ?? null;
}

import { create } from "zustand";

/** How long an act can be taken back before it is done. */
export const undoSeconds = 6;

/** An act that is about to be done; `subject` names what it is done to, so that its row can say so. */
export type DeferredAction = { text: string; subject: string; act: () => unknown; at: number };
type Store = { waiting: DeferredAction | null };

export const useDeferred = create<Store>(() => ({ waiting: null }));
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Does something in six seconds, unless it is undone before: instead of asking "are you sure" about what the server cannot take back.
 * A second act sends the first on its way at once. Closing the page within the time leaves everything as it was, and the browser asks first.
 */
export function defer(action: Omit<DeferredAction, "at">): void {
  doNow();
  useDeferred.setState({ waiting: { ...action, at: Date.now() + undoSeconds * 1000 } });
  timer = setTimeout(doNow, undoSeconds * 1000);
}

/** Takes back the act that waits, for good; nothing where none does. */
export function undo(): void {
  clearTimeout(timer);
  useDeferred.setState({ waiting: null });
}

function doNow(): void {
  const { waiting } = useDeferred.getState();
  undo();
  waiting?.act();
}

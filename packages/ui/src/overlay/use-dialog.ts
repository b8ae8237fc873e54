import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { openLayer } from "./back-steps.ts";
import { dialogClosed, dialogOpened, isOpenDialog } from "./open-dialogs.ts";
import { swallowSecondTaps } from "./second-tap.ts";

/**
 * Drives a native modal `<dialog>`: opens and closes it with `open`, and asks to be closed on Esc, on a press of the backdrop and on a step
 * back. Focus moves in, is held, and returns, all by the browser. One with an `isAddress` of its own is opened and closed by going there and
 * back: the step is the address's.
 */
export function useDialog(open: boolean, onClose: () => void, { isAddress = false } = {}): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => (open && !isAddress ? openLayer(() => close.current()) : undefined), [open, isAddress]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    let frame = 0;
    // A page opened at an address that says so mounts with its dialog before it stands in the document.
    function showOnPage(shown: HTMLDialogElement) {
      if (shown.isConnected) show(shown);
      else frame = requestAnimationFrame(() => showOnPage(shown));
    }
    showOnPage(dialog);
    return () => {
      cancelAnimationFrame(frame);
      shut(dialog);
    };
  }, [open]);

  // One that is taken off the page with its owner closes while it still stands there: afterwards the browser gives no focus back. Where the
  // owner was only hidden, as behind the skeleton of what is still on its way, it is shown again with him.
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && wasOpen.current) show(dialog);
    return () => {
      wasOpen.current = dialog !== null && isOpenDialog(dialog);
      if (dialog) shut(dialog);
    };
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    swallowSecondTaps();
    function cancel(event: Event) {
      event.preventDefault();
      close.current();
    }
    function press(event: MouseEvent) {
      if (event.target === dialog) close.current();
    }
    // The browser closes it by itself, without asking, when the phone's "back" is pressed twice in a row.
    function closed() {
      if (dialog && !dialog.open && isOpenDialog(dialog)) close.current();
    }
    dialog.addEventListener("cancel", cancel);
    dialog.addEventListener("close", closed);
    dialog.addEventListener("click", press);
    return () => {
      dialog.removeEventListener("cancel", cancel);
      dialog.removeEventListener("close", closed);
      dialog.removeEventListener("click", press);
    };
  }, []);
  return ref;
}

function show(dialog: HTMLDialogElement) {
  dialog.showModal();
  dialogOpened(dialog);
}

function shut(dialog: HTMLDialogElement) {
  if (!isOpenDialog(dialog)) return;
  dialogClosed(dialog);
  dialog.close();
}

/** Stays true for `ms` after `on` turned false: content remains while its dialog slides away. */
export function useLingering(on: boolean, ms: number): boolean {
  const [lingering, setLingering] = useState(on);
  useEffect(() => {
    if (on) {
      setLingering(true);
      return;
    }
    const timer = setTimeout(() => setLingering(false), ms);
    return () => clearTimeout(timer);
  }, [on, ms]);
  return on || lingering;
}

/** Whether it is open or has been: what nobody opened yet need not stand ready behind every row of a list. */
export function useOnceOpen(open: boolean): boolean {
  const once = useRef(open);
  once.current ||= open;
  return once.current;
}

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { dialogClosed, dialogOpened } from "./open-dialogs.ts";
import { swallowSecondTaps } from "./second-tap.ts";

/**
 * Drives a native modal `<dialog>`: opens and closes it with `open`, and asks to be closed on Esc and on a press of the
 * backdrop. Focus moves in, is held, and returns, all by the browser.
 */
export function useDialog(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    let frame = 0;
    // A page opened at an address that says so mounts with its dialog before it stands in the document.
    function show(shown: HTMLDialogElement) {
      if (!shown.isConnected) {
        frame = requestAnimationFrame(() => show(shown));
        return;
      }
      shown.showModal();
      dialogOpened(shown);
    }
    show(dialog);
    return () => {
      cancelAnimationFrame(frame);
      shut(dialog);
    };
  }, [open]);

  // One that is taken off the page with its owner closes while it still stands there: afterwards the browser gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
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
    dialog.addEventListener("cancel", cancel);
    dialog.addEventListener("click", press);
    return () => {
      dialog.removeEventListener("cancel", cancel);
      dialog.removeEventListener("click", press);
    };
  }, []);
  return ref;
}

function shut(dialog: HTMLDialogElement) {
  if (!dialog.open) return;
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

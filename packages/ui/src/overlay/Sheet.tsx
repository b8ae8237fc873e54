import { X } from "lucide-react";
import { type PointerEvent, type ReactNode, Suspense, useId, useRef } from "react";
import { SkeletonCard } from "../feedback/Skeleton.tsx";
import { Scrollable } from "../layout/Scrollable.tsx";
import { useUi } from "../layout/UiProvider.tsx";
import { useDialog, useLingering, useOnceOpen } from "./use-dialog.ts";

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** It stands at an address of its own, and a step back leaves that. */
  isAddress?: boolean;
};

/** Pulled down further than this, the sheet closes. */
const closePullPx = 80;

/** A panel from below over the page: drag handle, Esc, backdrop and a close button. */
export function Sheet(props: SheetProps) {
  return useOnceOpen(props.open) ? <OpenedSheet {...props} /> : null;
}

function OpenedSheet({ open, onClose, title, children, footer, isAddress = false }: SheetProps) {
  const { words } = useUi();
  const id = useId();
  const dialog = useDialog(open, onClose, { isAddress });
  const shown = useLingering(open, 300);
  const from = useRef<number | null>(null);

  function pull(event: PointerEvent<HTMLDivElement>) {
    if (from.current === null || !dialog.current) return;
    dialog.current.style.translate = `0 ${Math.max(0, event.clientY - from.current)}px`;
  }
  function release(event: PointerEvent<HTMLDivElement>) {
    const pulled = from.current === null ? 0 : event.clientY - from.current;
    from.current = null;
    if (dialog.current) dialog.current.style.translate = "";
    if (pulled > closePullPx) onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="sheet mx-auto mt-auto mb-0 max-h-[88dvh] w-full max-w-3xl rounded-t-sheet bg-page p-0 text-ink"
    >
      {shown ? (
        <div className="flex max-h-[88dvh] flex-col">
          <div
            className="touch-none pt-2"
            onPointerDown={(event) => {
              if ((event.target as Element).closest("button")) return;
              from.current = event.clientY;
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={pull}
            onPointerUp={release}
            onPointerCancel={release}
          >
            <div aria-hidden className="mx-auto h-1 w-10 rounded-full bg-control/60" />
            <div className="flex items-center justify-between pr-2 pl-4">
              <h2 id={id} data-sheet-title className="py-3 text-title font-semibold">
                {title}
              </h2>
              <button
                type="button"
                aria-label={words.close}
                onClick={onClose}
                className="grid size-11 place-items-center rounded-full text-grey focus-visible:-outline-offset-3"
              >
                <X aria-hidden size={22} />
              </button>
            </div>
          </div>
          <Scrollable
            labelledBy={id}
            className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-4 pt-1 pb-4"
          >
            {/* Words that are still on their way would hide the sheet and open it anew, and the focus would find no way back. */}
            <Suspense fallback={<SkeletonCard />}>{children}</Suspense>
          </Scrollable>
          {footer ? (
            <div className="flex gap-3 border-t border-line bg-white px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          ) : null}
        </div>
      ) : null}
    </dialog>
  );
}

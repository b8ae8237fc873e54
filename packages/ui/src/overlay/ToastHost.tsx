import { CircleAlert, CircleCheck, LoaderCircle } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { cx } from "../cx.ts";
import { useTopDialog } from "./open-dialogs.ts";
import { currentMessages, type Message, subscribeMessages } from "./toast.ts";

const noMessages: readonly Message[] = [];

/** Shows what `toast()` and `notify()` say. Lives inside the topmost open dialog, since everything outside it is inert. */
export function ToastHost() {
  const messages = useSyncExternalStore(subscribeMessages, currentMessages, () => noMessages);
  const dialog = useTopDialog();
  const region = <ToastRegion key={dialog ? "dialog" : "page"} messages={messages} />;
  return dialog ? createPortal(region, dialog) : region;
}

function ToastRegion({ messages }: { messages: readonly Message[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const any = messages.length > 0;
  // As a popover it lies above every dialog; it is shown anew with the first message, so that it comes out on top.
  useEffect(() => {
    const region = ref.current;
    if (!region || !any) return;
    const stop = whenInPage(region, () => region.showPopover());
    return () => {
      stop();
      if (region.isConnected && region.matches(":popover-open")) region.hidePopover();
    };
  }, [any]);
  return (
    <div
      ref={ref}
      popover="manual"
      className="pointer-events-none fixed inset-0 m-0 h-full max-h-none w-full max-w-none bg-transparent p-0"
    >
      <div role="status" className="absolute inset-x-0 top-[42%] flex flex-col items-center gap-2 px-6">
        {messages
          .filter(({ look }) => look !== "notify" && look !== "failure")
          .map((message) => (
            <Bubble key={message.id} {...message} />
          ))}
      </div>
      <div role="alert" className="absolute inset-x-0 top-[52%] flex flex-col items-center gap-2 px-6">
        {messages
          .filter(({ look }) => look === "failure")
          .map((message) => (
            <Bubble key={message.id} {...message} />
          ))}
      </div>
      <div role="status" className="absolute inset-x-0 top-0 flex flex-col">
        {messages
          .filter(({ look }) => look === "notify")
          .map(({ id, text, tone }) => (
            <p
              key={id}
              className={cx(
                "px-4 pt-[calc(12px+env(safe-area-inset-top))] pb-3 text-center text-body font-medium text-white",
                tone === "danger" ? "bg-danger" : tone === "ok" ? "bg-ok" : "bg-brand-strong",
              )}
            >
              {text}
            </p>
          ))}
      </div>
    </div>
  );
}

/**
 * At once, or as soon as the element stands in the page: an app is drawn beside its first paint before it takes its place, and a dialog that
 * closes takes its region out of the page for good.
 */
function whenInPage(element: Element, then: () => void): () => void {
  if (element.isConnected) then();
  let frame = element.isConnected ? 0 : requestAnimationFrame(look);
  function look() {
    if (element.isConnected) then();
    else frame = requestAnimationFrame(look);
  }
  return () => cancelAnimationFrame(frame);
}

const icons = { toast: null, notify: null, loading: LoaderCircle, success: CircleCheck, failure: CircleAlert };

function Bubble({ text, look }: Message) {
  const Icon = icons[look];
  return (
    <p className="flex max-w-80 items-center gap-2 rounded-control bg-ink/92 px-4 py-3 text-body leading-5 text-white shadow-float">
      {Icon ? <Icon aria-hidden size={20} className={cx("shrink-0", look === "loading" && "spin")} /> : null}
      {text}
    </p>
  );
}

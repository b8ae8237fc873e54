import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { cx } from "../cx.ts";

type StripTab<Value extends string> = { value: Value; label: string; badge?: number | undefined };
type TabStripProps<Value extends string> = {
  label: string;
  tabs: readonly StripTab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `boxed`: two to four equal choices in a grey box; `line`: a scrolling strip with a line under the chosen one. */
  look?: "line" | "boxed";
  /** The id of the region the tabs change. */
  panelId?: string;
};

/** Tabs of a page: one stop for the Tab key, arrows, Home and End between them. */
export function TabStrip<Value extends string>({ label, tabs, value, onChange, look = "line", panelId }: TabStripProps<Value>) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);

  const at = tabs.findIndex((tab) => tab.value === value);

  // The chosen tab comes into sight, sideways only, once the strip has its width: a page may still be hidden when it mounts.
  useEffect(() => {
    const box = strip.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      const tab = box.querySelectorAll<HTMLElement>("[role=tab]")[at];
      if (tab) box.scrollLeft = tab.offsetLeft - box.offsetLeft - (box.clientWidth - tab.clientWidth) / 2;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [at]);

  function move(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    strip.current?.querySelectorAll<HTMLButtonElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div
      ref={strip}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className={cx(
        "flex",
        look === "boxed"
          ? "gap-1 rounded-card bg-line p-1"
          : "-mx-4 overflow-x-auto bg-white px-2 [scrollbar-width:none] first:-mt-3",
      )}
    >
      {tabs.map((tab) => {
        const on = tab.value === value;
        return (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={on}
            aria-controls={panelId}
            tabIndex={on ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={cx(
              "relative flex min-h-11 items-center justify-center gap-1 text-body",
              look === "boxed" && "min-w-0 flex-1 rounded-control",
              look === "boxed" && (tabs.length > 3 ? "px-1 max-[359px]:px-0 max-[359px]:text-note" : "px-2"),
              look === "boxed" && (on ? "bg-white font-semibold shadow-card" : "text-ink-soft"),
              look === "line" && "flex-1 shrink-0 whitespace-nowrap focus-visible:-outline-offset-3",
              // Four words of a page stand side by side on a phone.
              look === "line" && (tabs.length > 3 ? "px-1.5" : "px-3"),
              look === "line" && (on ? "font-semibold text-brand-strong" : "text-grey"),
            )}
          >
            <span className={cx("min-w-8 text-center", look === "boxed" && "hyphens-auto wrap-anywhere")}>{tab.label}</span>
            {tab.badge ? (
              <span className={cx("text-note font-semibold", look === "boxed" ? "text-grey" : "text-danger")}>
                {tab.badge > 99 ? "99+" : tab.badge}
              </span>
            ) : null}
            {look === "line" && on ? (
              <span aria-hidden className="absolute inset-x-3 bottom-0 h-[3px] rounded-full bg-brand" />
            ) : null}
          </button>
        );
      })}
    </div>
  );
}

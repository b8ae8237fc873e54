import { cx } from "../cx.ts";
import { useUi } from "../layout/UiProvider.tsx";

export type Step = { key: string; label: string };

/**
 * Where something stands on its way: steps done, the present one, and those to come. `current` counts from 0; beyond the last, all are done.
 * Where the reader's text leaves no room side by side, one below the other.
 */
export function Steps({ steps, current }: { steps: readonly Step[]; current: number }) {
  const { words } = useUi();
  return (
    <div className="steps">
      <ol className="isolate flex">
        {steps.map(({ key, label }, at) => {
          const state = at < current ? words.done : at === current ? words.current : words.upcoming;
          return (
            <li
              key={key}
              aria-current={at === current ? "step" : undefined}
              className="relative flex min-w-0 flex-1 flex-col items-center gap-1.5"
            >
              {at > 0 ? (
                <span
                  aria-hidden
                  className={cx(
                    "absolute top-[7px] right-1/2 left-[-50%] h-1 rounded-full",
                    at <= current ? "bg-brand" : "bg-line",
                  )}
                />
              ) : null}
              <span
                aria-hidden
                className={cx(
                  "relative z-1 size-4.5 shrink-0 rounded-full border-[5px]",
                  at < current && "border-brand bg-brand",
                  at === current && "border-brand bg-white",
                  at > current && "border-line bg-line",
                )}
              />
              <span
                className={cx(
                  "max-w-full px-0.5 text-center text-note leading-4 hyphens-auto wrap-anywhere",
                  at === current ? "font-semibold text-brand-strong" : at < current ? "text-ink" : "text-grey",
                )}
              >
                {label}
                <span className="sr-only">, {state}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

type ProgressBarProps = { label: string; value: number; max: number; text?: string; tone?: "brand" | "ok" };

/** How much of something is reached: growth toward the next level, room left in a parcel. */
export function ProgressBar({ label, value, max, text, tone = "brand" }: ProgressBarProps) {
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div>
      <div className="mb-1 flex flex-wrap justify-between gap-x-3 text-note">
        <span className="min-w-0 wrap-anywhere">{label}</span>
        <span className="text-grey">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        {...(text ? { "aria-valuetext": text } : {})}
        className="h-2.5 overflow-hidden rounded-full bg-line"
      >
        <div className={cx("h-full rounded-full", tone === "ok" ? "bg-ok" : "bg-brand")} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}

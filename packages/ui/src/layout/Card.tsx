import { type ReactNode, useId } from "react";
import { cx } from "../cx.ts";

type CardProps = {
  children: ReactNode;
  title?: ReactNode;
  aside?: ReactNode;
  className?: string;
  selected?: boolean;
  flush?: boolean;
  inLongList?: boolean;
};

/** A white card of 16 px radius. `flush` leaves the padding to its content (rows of cells); `inLongList` is not laid out before it comes near the screen, from the seventh on. */
export function Card({ children, title, aside, className, selected = false, flush = false, inLongList = false }: CardProps) {
  return (
    <div
      className={cx(
        "rounded-card bg-white shadow-card",
        !flush && "p-4",
        flush && "overflow-hidden",
        selected && "outline-2 outline-brand",
        inLongList && "[contain-intrinsic-size:auto_232px] in-[.min-w-0:nth-child(n+7)]:[content-visibility:auto]",
        className,
      )}
    >
      {title === undefined && aside === undefined ? null : (
        <div className={cx("flex flex-wrap items-center justify-between gap-x-3", flush ? "px-4 pt-4 pb-1" : "mb-2")}>
          <h2 className="max-w-full text-title font-semibold hyphens-auto wrap-anywhere">{title}</h2>
          {aside === undefined ? null : <div className="ml-auto max-w-full text-right text-note text-grey">{aside}</div>}
        </div>
      )}
      {children}
    </div>
  );
}

type SectionProps = { title: string; children: ReactNode; action?: ReactNode; hideTitle?: boolean };

/** A part of a page under its own heading, outside a card. */
export function Section({ title, children, action, hideTitle = false }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className={cx("flex flex-wrap items-center justify-between gap-x-3", hideTitle ? "sr-only" : "pt-2")}>
        <h2 id={id} className="max-w-full text-title font-semibold hyphens-auto wrap-anywhere">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

import { type ReactNode, useRef } from "react";
import { cx } from "../cx.ts";
import { useOverflow } from "./use-overflow.ts";

type ScrollableProps = { className: string; children: ReactNode } & ({ label: string } | { labelledBy: string });

/**
 * A named region that scrolls. It takes focus while there is something to scroll to, so that the keyboard reaches what nothing else in it
 * would bring into view (WCAG 2.1.1), and is no stop of the keyboard otherwise.
 */
export function Scrollable({ className, children, ...name }: ScrollableProps) {
  const region = useRef<HTMLElement>(null);
  const scrolls = useOverflow(region);
  return (
    <section
      ref={region}
      {...("label" in name ? { "aria-label": name.label } : { "aria-labelledby": name.labelledBy })}
      tabIndex={scrolls ? 0 : undefined}
      // What is placed in it, as words only read out are, is held by it: otherwise it makes the page wider instead.
      className={cx("relative", className)}
    >
      {children}
    </section>
  );
}

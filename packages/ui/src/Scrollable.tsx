import type { ReactNode } from "react";

type ScrollableProps = { className: string; children: ReactNode } & ({ label: string } | { labelledBy: string });

/** A named region that scrolls, by keyboard too when nothing in it takes focus. */
export function Scrollable({ className, children, ...name }: ScrollableProps) {
  return (
    <section
      {...("label" in name ? { "aria-label": name.label } : { "aria-labelledby": name.labelledBy })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take focus (WCAG 2.1.1)
      tabIndex={0}
      className={className}
    >
      {children}
    </section>
  );
}

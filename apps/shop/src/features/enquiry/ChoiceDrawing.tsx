import { palette } from "@sihai/ui";
import type { ReactNode } from "react";

/** The light and the darker blue of drawings. */
export const pale = palette["brand-soft"];
export const mid = palette.mid;

/** What the picture of a choice stands in; drawn like the empty states. */
export function ChoiceDrawing({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" width="80" height="64" viewBox="0 0 80 64" fill="none" className="h-auto max-w-full">
      <g stroke={palette.brand} strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}

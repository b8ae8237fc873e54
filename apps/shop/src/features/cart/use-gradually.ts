import { useEffect, useState } from "react";
import { isGoneBackTo, useLeaving, usePainted } from "#shop";

/** The first screen's come with the page. */
const atOnce = 3;
/** What a line takes at the least, in CSS pixels. */
const linePx = 150;

/** Lines down to the end of the screen as the cart was left. */
let reached = 0;

/**
 * How many of `total` lines are drawn by now. A long list comes up a line a frame after its page, so that a slow phone never stands still:
 * the page alone takes its time, and a browser looks at all new fields in one go every tenth of a second. What is drawn stays drawn. A cart
 * gone back to is drawn down to where it was left, or the page would be too short to stand there.
 */
export function useGradually(total: number): number {
  const [drawn, setDrawn] = useState(() => (isGoneBackTo() ? Math.max(atOnce, reached) : atOnce));
  useLeaving(rememberReached);
  // The first screen's lines are a picture of their own: one more in the same frame would come with it, and later.
  const isPainted = usePainted();
  useEffect(() => {
    if (!isPainted || drawn >= total) return;
    const frame = requestAnimationFrame(() => setDrawn((before) => before + 1));
    return () => cancelAnimationFrame(frame);
  }, [isPainted, drawn, total]);
  return Math.min(drawn, total);
}

function rememberReached(): void {
  reached = Math.ceil((scrollY + innerHeight) / linePx);
}

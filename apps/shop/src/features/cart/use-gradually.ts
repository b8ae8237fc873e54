import { useEffect, useState } from "react";

/** The first screen's come with the page. */
const atOnce = 3;

/**
 * How many of `total` lines are drawn by now. A long list comes up a line a frame after its page, so that a slow phone never stands still:
 * the page alone takes its time, and a browser looks at all new fields in one go every tenth of a second. What is drawn stays drawn.
 */
export function useGradually(total: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn >= total) return;
    const frame = requestAnimationFrame(() => setDrawn((before) => before + 1));
    return () => cancelAnimationFrame(frame);
  }, [drawn, total]);
  return Math.min(drawn, total);
}

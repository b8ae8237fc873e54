import { useEffect, useState } from "react";

/** So many lines stand at once; the rest follow a few a frame. */
const atOnce = 5;
const aFrame = 2;

/**
 * How many of `total` lines are drawn by now. A long list comes up a few lines a frame, so that a slow phone never stands still;
 * what is drawn stays drawn.
 */
export function useGradually(total: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn >= total) return;
    const frame = requestAnimationFrame(() => setDrawn((before) => before + aFrame));
    return () => cancelAnimationFrame(frame);
  }, [drawn, total]);
  return Math.min(drawn, total);
}

/** What every part of the sandbox shares: its clock and its addresses. Somebody else's computer has its own clock; ours only tells it to move. */
export type World = {
  /** Milliseconds since 1970 on the sandbox's clock. */
  now(): number;
  /** Address under which this process answers itself, without a slash at the end. */
  url(): string;
  /** Address under which browsers reach it. */
  publicUrl(): string;
};

/** Waits; wakes early and rejects nothing when the sandbox stops, so that no timer outlives it. */
export type Pause = (milliseconds: number) => Promise<void>;

/** Pauses in milliseconds of real time, whatever the sandbox's clock says, that all end with the signal. */
export function pausesUntil(stopped: AbortSignal): Pause {
  return (milliseconds) =>
    new Promise((resolve) => {
      if (stopped.aborted) return resolve();
      const done = () => {
        clearTimeout(timer);
        stopped.removeEventListener("abort", done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      stopped.addEventListener("abort", done);
    });
}

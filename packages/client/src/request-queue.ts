/** At most this many requests run at once; the others wait their turn (rule M-14). */
export const requestsAtOnceMax = 10;

let running = 0;
const waiting: (() => void)[] = [];

/** Waits for a free place and returns the function that gives it back. Rejects with the signal's reason when given up meanwhile. */
export function takePlace(signal: AbortSignal | undefined): Promise<() => void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    function enter() {
      signal?.removeEventListener("abort", leave);
      running += 1;
      let isTaken = true;
      resolve(() => {
        if (!isTaken) return;
        isTaken = false;
        running -= 1;
        waiting.shift()?.();
      });
    }
    function leave() {
      const at = waiting.indexOf(enter);
      if (at >= 0) waiting.splice(at, 1);
      reject(signal?.reason);
    }
    if (running < requestsAtOnceMax) enter();
    else {
      signal?.addEventListener("abort", leave, { once: true });
      waiting.push(enter);
    }
  });
}

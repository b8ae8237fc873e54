/**
 * Runs `act` for every index below `count`, `atOnce` at a time, each in a lane of its own; answers acts per second. The first error
 * ends it.
 */
export async function perSecond(
  count: number,
  atOnce: number,
  act: (index: number, lane: number) => Promise<void>,
): Promise<number> {
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async (_, lane) => {
      for (let index = next++; index < count; index = next++) await act(index, lane);
    }),
  );
  return count / ((performance.now() - startedAt) / 1000);
}

/** As many acts as fit into the time, and at least so many, which a busy machine takes longer for; answers acts per second. */
export async function perSecondFor(
  milliseconds: number,
  atOnce: number,
  act: (index: number) => Promise<void>,
  least = 0,
): Promise<number> {
  let done = 0;
  const startedAt = performance.now();
  const until = startedAt + milliseconds;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until || done < least) await act(done++);
    }),
  );
  return done / ((performance.now() - startedAt) / 1000);
}

/** Of an even number the upper of the middle two; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

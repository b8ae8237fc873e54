/** Runs the same act n times at once and returns every outcome in order. */
export function race<Outcome>(n: number, act: (index: number) => Promise<Outcome>): Promise<Outcome[]> {
  return Promise.all(Array.from({ length: n }, (_, index) => act(index)));
}

/** Waits until `probe` answers something truthy, up to `withinMs`; throws with `what` otherwise. */
export async function eventually<Value>(
  what: string,
  probe: () => Promise<Value | null | undefined | false>,
  withinMs = 10_000,
): Promise<Value> {
  const until = Date.now() + withinMs;
  for (;;) {
    const value = await probe();
    if (value) return value;
    if (Date.now() > until) throw new Error(`never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

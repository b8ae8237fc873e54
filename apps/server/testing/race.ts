import type { Client } from "./client.ts";

/** Runs the same act n times at once and returns every outcome in order. */
export function race<Outcome>(n: number, act: (index: number) => Promise<Outcome>): Promise<Outcome[]> {
  return Promise.all(Array.from({ length: n }, (_, index) => act(index)));
}

/** The same person at two nodes in turn: what races is split over both. */
export function atBoth(client: Client, otherNode: string): (index: number) => Client {
  const twin = client.at(otherNode);
  return (index) => (index % 2 === 0 ? client : twin);
}

/**
 * How often a race is run: as often as a run of all specs has time for, or `RACE_TRIALS` times, such as the 200 of rule R3. To be
 * looked through with for…of.
 */
export function trials(usual: number): number[] {
  return Array.from({ length: Number(process.env.RACE_TRIALS ?? usual) }, (_, trial) => trial);
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

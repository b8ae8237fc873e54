import type { TrackedParcel } from "@sihai/adapters/tracking";
import type { Deps } from "#platform";

const readAtOnce = 40;
const roundsMax = 50;
/** So many numbers are asked for in one sweep. */
export const polledMax = readAtOnce * roundsMax;

/** Asks for what no push told of these numbers, forty at a time. One that cannot be recorded is told to the log and stops no other. */
export async function pollNumbers(
  deps: Deps,
  numbers: readonly string[],
  record: (deps: Deps, tracked: TrackedParcel) => Promise<number>,
): Promise<void> {
  for (let start = 0; start < numbers.length; start += readAtOnce) {
    const tracked = await deps.adapters.tracking.read(numbers.slice(start, start + readAtOnce));
    if (!tracked.ok) return deps.log.warn({ code: tracked.refusal.code }, "tracking service does not answer");
    for (const one of tracked.value)
      await record(deps, one).catch((error: unknown) =>
        deps.log.error({ err: error, number: one.number }, "what happened to a parcel could not be recorded"),
      );
  }
}

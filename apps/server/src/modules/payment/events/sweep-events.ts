import type { GatewayEvent } from "@sihai/adapters/payment";
import type { Deps } from "#platform";
import { knownEvents, readUntil, saveReadUntil } from "../attempt.store.ts";
import { handleEvent } from "./handle-event.ts";

/** Younger events are left to their notices, which are quicker. */
const noticesTimeMs = 60_000;
/** Events stand in the gateway's list a little after they happened. */
const overlapMs = 10 * 60_000;
/** As far back as the gateway remembers. */
const farthestMs = 29 * 86_400_000;

/**
 * Reads the events no notice brought: the endpoint was down, its address wrong, the notice lost (rule F05). The same handler, once by the event's id.
 * What fails is tried again by the next run: reading begins no later than there.
 */
export async function sweepEvents(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() - noticesTimeMs);
  const last = (await readUntil(deps.db))?.getTime() ?? 0;
  const from = new Date(Math.max(last - overlapMs, now.getTime() - farthestMs));
  const listed = await deps.adapters.payment.eventsSince(from);
  if (!listed.ok) {
    deps.log.warn({ ...listed.refusal }, "the card gateway does not list its events");
    return;
  }
  const due = listed.value.filter(({ createdAt }) => createdAt <= until);
  const known = await knownEvents(
    deps.db,
    due.map(({ id }) => id),
  );
  const missed = due.filter(({ id }) => !known.has(id));
  let firstFailed: Date | null = null;
  for (const event of missed) if (!(await take(deps, event, now))) firstFailed ??= event.createdAt;
  if (missed.length > 0) deps.log.warn({ events: missed.length }, "events of the card gateway came without a notice");
  await saveReadUntil(deps.db, firstFailed ?? until);
}

/** False: to be tried again. One event that fails does not keep the others. */
async function take(deps: Deps, event: GatewayEvent, now: Date): Promise<boolean> {
  try {
    const payload = JSON.stringify({ id: event.id, type: event.type, readBy: "sweep" });
    return (await handleEvent(deps, event, payload, now)) !== "later";
  } catch (error) {
    deps.log.error({ eventId: event.id, err: error }, "an event of the card gateway cannot be handled");
    return false;
  }
}

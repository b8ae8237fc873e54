import { ok, refuse } from "@sihai/domain";

/** The hour a report is asked for, now without one; what has not come yet cannot be told. */
export function hourOf(at: Date | undefined, now: Date) {
  if (at === undefined) return ok(now);
  return at.getTime() > now.getTime() ? refuse({ code: "HOUR_WRONG" as const }) : ok(at);
}

import { beijingDate, dayMs, workingCalendar } from "@sihai/domain/clocks";
import { type RawBuilder, sql } from "kysely";

/** Parcels older than this have no punctuality; a promise reaches at most a year ahead. */
const daysBack = 1100;
const daysAhead = 400;

/**
 * Whether a row of `parcel` was delivered within the promised working days of its line (rule P-27), by the same calendar and to the same
 * moment as `promisedBy`. Null while it is under way, and for one shipped more than three years before `now`.
 */
export function isOnTime(now: Date): RawBuilder<boolean> {
  const first = beijingDate(new Date(now.getTime() - daysBack * dayMs));
  const { upTo, workingDays } = workingCalendar(first, daysBack + daysAhead);
  const shipped = sql`(shipped_at at time zone 'Asia/Shanghai')`;
  const before = sql`(${upTo}::int[])[${shipped}::date - ${first}::date + 1]`;
  const lastDay = sql`(${workingDays}::date[])[${before} + (line->'days'->>1)::int]`;
  return sql<boolean>`delivered_at <= (${lastDay} + ${shipped}::time) at time zone 'Asia/Shanghai'`;
}

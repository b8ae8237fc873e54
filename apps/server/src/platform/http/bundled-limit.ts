import { sql } from "kysely";
import type { Db } from "../database/database.ts";
import { prepared } from "../database/prepared.ts";
import type { RateLimit } from "./rate-limits.ts";

/** How long a node keeps what it counted to itself. */
const tellAfterMs = 500;
const callersMost = 50_000;

/** Of one caller in this minute: how many calls all nodes have told of, and how many this one has not told yet. */
type Count = { told: number; untold: number; until: number };

/**
 * So many calls a minute by each caller, counted here and told to the other nodes in bundles (decision 78): no call waits for the database.
 * What this node has let through it counts at once; what others have, it hears with its next bundle.
 */
export function openBundledLimit(
  db: Db,
  name: string,
  { perMinute, durationSeconds }: { perMinute: number; durationSeconds: number },
): RateLimit {
  const counts = new Map<string, Count>();
  let isToTell = false;

  function countOf(caller: string, now: number): Count {
    const known = counts.get(caller);
    if (known && known.until > now) return known;
    if (counts.size >= callersMost) counts.clear();
    const begun = { told: 0, untold: 0, until: now + durationSeconds * 1000 };
    counts.set(caller, begun);
    return begun;
  }

  async function tell(): Promise<void> {
    isToTell = false;
    const now = Date.now();
    for (const [caller, { until }] of counts) if (until <= now) counts.delete(caller);
    const bundle = [...counts]
      .filter(([, { untold }]) => untold > 0)
      .map(([caller, count]) => ({ caller, count, calls: count.untold }));
    if (bundle.length === 0) return;
    const keyOf = (caller: string) => `${name}:${caller}`.slice(0, 255);
    const told = {
      keys: bundle.map(({ caller }) => keyOf(caller)),
      calls: bundle.map(({ calls }) => calls),
      untils: bundle.map(({ count }) => count.until),
      now,
    };
    const { rows } = await db.executeQuery(tellCounts(told));
    const byKey = new Map(rows.map((row) => [row.key, row]));
    for (const { caller, count, calls } of bundle) {
      const all = byKey.get(keyOf(caller));
      if (!all) continue;
      Object.assign(count, { told: all.points, untold: count.untold - calls, until: Number(all.expire) });
    }
  }

  return async (caller) => {
    const count = countOf(caller, Date.now());
    // Whoever is over goes on being refused, and no more is counted than that.
    if (count.told + count.untold >= perMinute) return false;
    count.untold += 1;
    // While the database is away each node counts for itself, and tells it later.
    if (!isToTell) setTimeout(() => void tell().catch(() => undefined), tellAfterMs).unref();
    isToTell = true;
    return true;
  };
}

type Told = { keys: string[]; calls: number[]; untils: number[]; now: number };

const tellCounts = prepared(
  (_, { keys, calls, untils, now }: Told) => sql<{ key: string; points: number; expire: string }>`
    insert into rate_limit as kept (key, points, expire)
    select key, points, expire from unnest(${keys}::text[], ${calls}::int[], ${untils}::bigint[]) as told (key, points, expire)
    order by 1
    on conflict (key) do update set
      points = case when kept.expire <= ${now}::bigint then excluded.points else kept.points + excluded.points end,
      expire = case when kept.expire <= ${now}::bigint then excluded.expire else kept.expire end
    returning key, points, expire`,
);

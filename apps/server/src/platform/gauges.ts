import { existsSync, readdirSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { type RawBuilder, sql } from "kysely";
import type pg from "pg";
import { Gauge as PromGauge, Registry } from "prom-client";
import type { Deps } from "./deps.ts";
import { registry } from "./metrics.ts";
import { standbyGauges } from "./standbys/gauges.ts";

/** A figure that is looked up when somebody asks for it, and costs nothing in between. */
export type Gauge = {
  name: string;
  help: string;
  labels: readonly string[];
  /** Not asked again in the same breath when another of its kind was not answered. */
  isOfDatabase?: true;
  read(deps: Deps): Promise<readonly Sample[]>;
};
type Sample = { value: number; labels?: Readonly<Record<string, string>> };

type Figure = { value: string | number | null };

/** A gauge whose figure is one row's `value` in the database, by the business clock. */
export function gaugeOf({ name, help, query }: { name: string; help: string; query: (now: Date) => RawBuilder<Figure> }): Gauge {
  return {
    name,
    help,
    labels: [],
    isOfDatabase: true,
    async read({ db, clock }) {
      const { rows } = await query(clock.now()).execute(db);
      return [{ value: Number(rows[0]?.value ?? 0) }];
    },
  };
}

/** Everything Prometheus is told: what the process counted, and every gauge as it is now. Without the database those that need it are left out. */
export async function scrape(deps: Deps): Promise<{ type: string; text: string }> {
  const fresh = new Registry();
  let failed = 0;
  let isAway = false;
  // One after the other: asked all at once they would take the pool they measure.
  for (const { name, help, labels, read, isOfDatabase } of deps.gauges) {
    try {
      if (isOfDatabase && isAway) throw new Error("the database is away");
      const samples = await read(deps);
      const gauge = new PromGauge({ name, help, labelNames: labels, registers: [fresh] });
      for (const sample of samples) gauge.set({ ...sample.labels }, sample.value);
    } catch {
      failed += 1;
      isAway ||= isOfDatabase === true;
    }
  }
  new PromGauge({ name: "sihai_gauges_failed", help: "Gauges that could not be read", registers: [fresh] }).set(failed);
  return { type: registry.contentType, text: `${await registry.metrics()}\n${await fresh.metrics()}` };
}

const databaseGauges: readonly Gauge[] = [
  gaugeOf({
    name: "sihai_timers_late",
    help: "Deadlines passed a minute ago and more that have not been acted on",
    query: lateTimers("count(*)"),
  }),
  gaugeOf({
    name: "sihai_timer_latest_seconds",
    help: "How late the latest deadline is",
    query: lateTimers("coalesce(max(extract(epoch from now.now - due_at)), 0)"),
  }),
  gaugeOf({
    name: "sihai_timers_failing",
    help: "Deadlines that failed and are tried again",
    query: () => sql<Figure>`select count(*) as value from timer where fired_at is null and attempts > 0`,
  }),
  gaugeOf({
    name: "sihai_jobs_failed",
    help: "Jobs that were given up and wait for somebody to look",
    query: () => jobs("count(*)", "attempts >= max_attempts"),
  }),
  gaugeOf({ name: "sihai_jobs_waiting", help: "Jobs that are due and not done", query: () => jobs("count(*)", dueJobs) }),
  gaugeOf({
    name: "sihai_job_oldest_seconds",
    help: "How long the oldest of them has waited",
    query: () => jobs("coalesce(extract(epoch from clock_timestamp() - min(run_at)), 0)", dueJobs),
  }),
];

const dueJobs = "attempts < max_attempts and run_at <= clock_timestamp()";

function jobs(what: string, which: string): RawBuilder<Figure> {
  return sql<Figure>`select ${sql.raw(what)} as value from graphile_worker._private_jobs where ${sql.raw(which)}`;
}

function lateTimers(what: string): (now: Date) => RawBuilder<Figure> {
  return (now) => sql<Figure>`
    select ${sql.raw(what)} as value from timer, (select ${now}::timestamptz as now) as now
    where fired_at is null and due_at < now.now - interval '1 minute'`;
}

/** What every node knows of itself and its database. */
export function platformGauges(pool: pg.Pool): readonly Gauge[] {
  return [poolGauge(pool), databaseGauge, diskGauge, backupAgeGauge, ...standbyGauges, ...databaseGauges, backupLagGauge];
}

function poolGauge(pool: pg.Pool): Gauge {
  return {
    name: "sihai_pool_connections",
    help: "Connections of this node to the database, and requests that wait for one",
    labels: ["state"],
    read: async () => [
      { labels: { state: "busy" }, value: pool.totalCount - pool.idleCount },
      { labels: { state: "idle" }, value: pool.idleCount },
      { labels: { state: "waiting" }, value: pool.waitingCount },
    ],
  };
}

const databaseGauge: Gauge = {
  name: "sihai_database_up",
  help: "1 when the database answers",
  labels: [],
  read: ({ db }) =>
    sql`select 1`.execute(db).then(
      () => [{ value: 1 }],
      () => [{ value: 0 }],
    ),
};

const diskGauge: Gauge = {
  name: "sihai_disk_free_ratio",
  help: "Part of the disk that is free, 0 to 1",
  labels: ["of"],
  async read({ config }) {
    const places = [
      ["data", config.dataDir] as const,
      ...(config.backup && existsSync(config.backup.place) ? [["backup", config.backup.place] as const] : []),
    ];
    return Promise.all(
      places
        .filter(([, folder]) => existsSync(folder))
        .map(async ([of, folder]) => {
          const { bavail, blocks } = await statfs(folder);
          return { labels: { of }, value: bavail / blocks };
        }),
    );
  },
};

const backupLagGauge = gaugeOf({
  name: "sihai_backup_log_behind_bytes",
  help: "How much of the database's log no backup has yet; 0 where none is kept",
  query: () => sql<Figure>`
    select coalesce(max(pg_wal_lsn_diff(pg_current_wal_flush_lsn(), coalesce(replication.flush_lsn, slot.restart_lsn))), 0) as value
    from pg_replication_slots slot left join pg_stat_replication replication on replication.pid = slot.active_pid
    where starts_with(slot.slot_name::text, 'sihai_backup_')`,
});

const backupAgeGauge: Gauge = {
  name: "sihai_backup_age_seconds",
  help: "Age of the newest whole base; left out where none is kept from here, very large where there is none yet",
  labels: [],
  read: async ({ config }) => (config.backup ? [{ value: (Date.now() - newestBase(config.backup.place)) / 1000 }] : []),
};

function newestBase(place: string): number {
  const folder = join(place, "bases");
  const whole = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, "base.json")) : [];
  return Math.max(0, ...whole.filter((file) => existsSync(file)).map((file) => statSync(file).mtimeMs));
}

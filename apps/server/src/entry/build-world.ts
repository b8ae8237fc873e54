import { permissionsOf } from "@sihai/domain/staff";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import {
  type Adapters,
  buildHttpServer,
  type Clock,
  type Config,
  type Deps,
  gather,
  type JobHandler,
  keepSessions,
  type Logger,
  type Module,
  openClock,
  openDatabase,
  openJobs,
  openMemory,
  openNodeState,
  openOutbound,
  openPasswords,
  openStandbys,
  platformGauges,
  type Reseal,
  type Rights,
  type Site,
  type Sweep,
  type TimerHandler,
} from "#platform";
import { openContent } from "../modules/content/index.ts";
import { readOperatorFiles } from "../modules/freight/index.ts";
import { openSettings } from "../modules/setting/index.ts";
import { buildAdapters, vendorUrls } from "./build-adapters.ts";

export type World = {
  deps: Deps;
  pool: pg.Pool;
  jobs: readonly JobHandler[];
  timers: readonly TimerHandler[];
  sweeps: readonly Sweep[];
  reseals: readonly Reseal[];
  invariants: Readonly<Record<string, string>>;
  http(sites: readonly Site[]): Promise<FastifyInstance>;
  close(): Promise<void>;
};

type Given = {
  config: Config & { databaseUrl: string };
  log: Logger;
  modules: readonly Module[];
  poolMax?: number;
  /** The demo's history is made with a clock that walks up to today. */
  clock?: (clock: Clock) => Clock;
  /** Specs replace single ports. */
  adapters?: Partial<Adapters>;
};

/** Visits of staff to customers' pages are few. */
const lookingPoolMax = 4;

/** The one place that puts the world together, for the server and for specs alike. */
export async function buildWorld({
  config,
  log,
  modules,
  poolMax = 20,
  clock: adjust = (clock) => clock,
  adapters = {},
}: Given): Promise<World> {
  const gathered = gather(modules);
  const { routes, jobs, timers, sweeps, reseals, invariants } = gathered;
  const { db, pool } = openDatabase(config.databaseUrl, log, { max: poolMax });
  // Opens no connection until somebody looks.
  const looking = openDatabase(config.databaseUrl, log, { max: lookingPoolMax, readOnly: true });
  // Asked once calls are answered, when both are there.
  const rights: Rights = (roles) => permissionsOf(roles, settings.at(clock.now()));
  // Before the first connection is made: each of them hears of sessions that end.
  const sessions = keepSessions({ db, pool, databaseUrl: config.databaseUrl, log, rights });
  const standbys = openStandbys({ databaseUrl: config.databaseUrl, replicas: config.replicas, log, poolMax });
  const clock = adjust(await openClock(db));
  const settings = await openSettings({ db, databaseUrl: config.databaseUrl, log });
  const content = await openContent({ db, clock, databaseUrl: config.databaseUrl, log });
  const out = openOutbound(vendorUrls(config));
  const deps: Deps = {
    config,
    db,
    standbys,
    lookingDb: looking.db,
    clock,
    settings,
    content,
    settingTrials: modules.flatMap((module) => module.settingTrials ?? []),
    gauges: [...platformGauges(pool), ...modules.flatMap((module) => module.gauges ?? [])],
    log,
    files: readOperatorFiles(),
    memory: openMemory(),
    sessions,
    passwords: openPasswords(),
    node: openNodeState(),
    out,
    outToCustomers: openOutbound([]),
    jobs: openJobs(),
    adapters: { ...buildAdapters(config, out), ...adapters },
    onTradePaid: gathered.onTradePaid,
    payClocks: gathered.payClocks,
    onItemRefused: gathered.onItemRefused,
  };
  return {
    deps,
    pool,
    jobs,
    timers,
    sweeps,
    reseals,
    invariants,
    http: (sites) => buildHttpServer(deps, routes, sites),
    async close() {
      await Promise.all([settings.close(), content.close(), sessions.close(), standbys.close()]);
      deps.adapters.mail.close();
      await Promise.all([db.destroy(), looking.db.destroy()]);
    },
  };
}

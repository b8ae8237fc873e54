import type { Deps } from "./deps.ts";
import type { PayClocks, TradePaidByPurpose } from "./follow-up.ts";
import type { Route } from "./http/route.ts";
import type { JobHandler } from "./jobs.ts";
import type { ItemRefusedHandler, Module, Sweep } from "./module.ts";
import type { Reseal } from "./sealing/seal-anew.ts";
import type { TimerHandler } from "./timers.ts";

export type Gathered = {
  routes: readonly Route[];
  jobs: readonly JobHandler[];
  timers: readonly TimerHandler[];
  sweeps: readonly Sweep[];
  reseals: readonly Reseal[];
  onTradePaid: TradePaidByPurpose<Deps>;
  payClocks: PayClocks;
  onItemRefused: ItemRefusedHandler;
  invariants: Readonly<Record<string, string>>;
};

/**
 * What all modules give, together. Throws when two give the same name, and says which: one of them would be lost without a word. The paths of
 * two calls are the same when they differ by no more than the names of their parameters.
 */
export function gather(modules: readonly Module[]): Gathered {
  const given = modules.flatMap((module) => namesOf(module).map((name) => ({ name, by: module.name })));
  const byName = Map.groupBy(given, ({ name }) => name);
  const twice = [...byName].filter(([, givers]) => givers.length > 1);
  if (twice.length > 0) {
    const lines = twice.map(([name, givers]) => `${name} is given twice, by ${givers.map(({ by }) => by).join(" and ")}`);
    throw new Error(`The server does not start: ${lines.join("; ")}`);
  }
  return {
    routes: modules.flatMap(({ routes }) => routes),
    jobs: modules.flatMap(({ jobs = [] }) => jobs),
    timers: modules.flatMap(({ timers = [] }) => timers),
    sweeps: modules.flatMap(({ sweeps = [] }) => sweeps),
    reseals: modules.flatMap(({ reseals = [] }) => reseals),
    onTradePaid: Object.fromEntries(modules.flatMap(({ onTradePaid = {} }) => Object.entries(onTradePaid))),
    payClocks: Object.fromEntries(modules.flatMap(({ payClocks = {} }) => Object.entries(payClocks))),
    onItemRefused: modules.find(({ onItemRefused }) => onItemRefused)?.onItemRefused ?? nobodyRefuses,
    invariants: Object.fromEntries(modules.flatMap(({ invariants = {} }) => Object.entries(invariants))),
  };
}

const nobodyRefuses: ItemRefusedHandler = () => Promise.reject(new Error("no module takes refused items"));

function namesOf({ routes, jobs, timers, sweeps, onTradePaid, payClocks, onItemRefused, invariants, gauges }: Module): string[] {
  return [
    ...routes.map(({ endpoint }) => `call ${endpoint.api} ${endpoint.method} ${endpoint.path.replace(/\{\w+\}/g, "{}")}`),
    ...(jobs ?? []).map(({ name }) => `job "${name}"`),
    ...(timers ?? []).map(({ kind }) => `timer "${kind}"`),
    ...(sweeps ?? []).map(({ name }) => `sweep "${name}"`),
    ...Object.keys(onTradePaid ?? {}).map((purpose) => `what follows a paid "${purpose}"`),
    ...Object.keys(payClocks ?? {}).map((purpose) => `the time to pay for "${purpose}"`),
    ...(onItemRefused ? ["what follows a refused item"] : []),
    ...Object.keys(invariants ?? {}).map((name) => `invariant "${name}"`),
    ...(gauges ?? []).map(({ name }) => `gauge "${name}"`),
  ];
}

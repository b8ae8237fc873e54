import type { TradePurpose } from "@sihai/domain/payment";
import type { Deps } from "./deps.ts";
import type { ItemRefused, PayClocks, TradePaid, TradePaidByPurpose } from "./follow-up.ts";
import type { Gauge } from "./gauges.ts";
import type { Route } from "./http/route.ts";
import type { JobHandler } from "./jobs.ts";
import type { Reseal } from "./sealing/seal-anew.ts";
import type { SettingTrial } from "./settings-door.ts";
import type { TimerHandler } from "./timers.ts";

export type { CardCharge, PaidThing, PaidTrade, PayClock, RefusedItem } from "./follow-up.ts";
export type { TradePurpose };
export type TradePaidHandler = TradePaid<Deps>;
export type ItemRefusedHandler = ItemRefused<Deps>;

/** Repeated work, run by the worker role about every `everySeconds` of the product's clock; must be safe to run twice. */
export type Sweep = { name: string; everySeconds: number; run(deps: Deps): Promise<void> };

/** What a module gives the server: its calls, what it does in the background, what it does when deadlines pass. */
export type Module = {
  name: string;
  routes: readonly Route[];
  jobs?: readonly JobHandler[];
  timers?: readonly TimerHandler[];
  onTradePaid?: TradePaidByPurpose<Deps>;
  /** Deadlines of what trades pay for. */
  payClocks?: PayClocks;
  onItemRefused?: ItemRefusedHandler;
  sweeps?: readonly Sweep[];
  /** What the provider's staff would do next, through the same services; run only in the sandbox with the autopilot on. */
  autopilot?: (deps: Deps) => Promise<void>;
  /** What the past would have cost by other rules, for the console. */
  settingTrials?: readonly SettingTrial[];
  /** Named queries that must return no row (npm run audit); each row returned is one broken promise. */
  invariants?: Readonly<Record<string, string>>;
  /** What this module keeps sealed, for when the key is changed. */
  reseals?: readonly Reseal[];
  /** Figures somebody should be woken by, for monitoring. */
  gauges?: readonly Gauge[];
};

import type { Money, Result } from "@sihai/domain";
import type { ItemState } from "@sihai/domain/item";
import type { TradePurpose } from "@sihai/domain/payment";
import type { Tx } from "./database/database.ts";
import type { Deps } from "./deps.ts";
import type { Route } from "./http/route.ts";
import type { JobHandlers } from "./jobs.ts";
import type { SettingTrial } from "./settings-door.ts";
import type { TimerHandlers } from "./timers.ts";

export type { TradePurpose };
export type PaidTrade = {
  userId: string;
  tradeId: string;
  tradeNo: string;
  subjects: readonly { subjectId: string; amount: Money }[];
  amount: Money;
  at: Date;
};
/** What a paid trade sets going, in the transaction of the payment; a refusal aborts the payment. */
export type TradePaidHandler = (tx: Tx, trade: PaidTrade, deps: Deps) => Promise<Result<unknown, { code: string }>>;

export type RefusedItem = {
  userId: string;
  itemId: string;
  by: { kind: "staff"; id: string };
  at: Date;
  reason: string;
  note: string;
  facts: Record<string, unknown>;
};
/** What follows when the warehouse does not take an item in: the money's business, in the transaction of the refusal. */
export type ItemRefusedHandler = (
  tx: Tx,
  item: RefusedItem,
  deps: Deps,
) => Promise<Result<unknown, { code: "ITEM_STATE_REFUSED"; from: ItemState; to: ItemState }>>;

/** What a module gives the server: its calls, what it does in the background, what it does when deadlines pass. */
export type Module = {
  name: string;
  routes: readonly Route[];
  jobs?: JobHandlers;
  timers?: TimerHandlers;
  onTradePaid?: Partial<Record<TradePurpose, TradePaidHandler>>;
  onItemRefused?: ItemRefusedHandler;
  /** Repeated work by business or real time, run by the worker role about every `everySeconds`; must be safe to run twice. */
  sweeps?: Readonly<Record<string, { everySeconds: number; run: (deps: Deps) => Promise<void> }>>;
  /** What the provider's staff would do next, through the same services; run only in the sandbox with the autopilot on. */
  autopilot?: (deps: Deps) => Promise<void>;
  /** What the past would have cost by other rules, for the console. */
  settingTrials?: readonly SettingTrial[];
  /** Named queries that must return no row (npm run audit); each row returned is one broken promise. */
  invariants?: Readonly<Record<string, string>>;
};

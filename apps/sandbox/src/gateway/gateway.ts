import type { Pause, World } from "../world.ts";
import { type Balance, createBalance } from "./balance.ts";
import { createDisputes, type Disputes } from "./disputes.ts";
import { createEventLog, type EventLog } from "./event-log.ts";
import { createFiles, type Files } from "./files.ts";
import { createIntents, type Intents } from "./intents.ts";
import type { BalanceLine, Dispute, GatewayEvent, Intent, Payout, Refund, Token } from "./objects.ts";
import { createRefunds, type Refunds } from "./refunds.ts";
import { createTokens, type Tokens } from "./tokens.ts";
import type { Webhooks } from "./webhooks.ts";

/** Everything the gateway knows, for keeping over a restart. */
export type GatewayBooks = {
  tokens: Token[];
  intents: Intent[];
  refunds: Refund[];
  events: GatewayEvent[];
  disputes?: Dispute[];
  lines?: BalanceLine[];
  payouts?: Payout[];
};

export type Gateway = {
  tokens: Tokens;
  intents: Intents;
  refunds: Refunds;
  disputes: Disputes;
  /** Papers brought as evidence; forgotten at a restart. */
  files: Files;
  balance: Balance;
  /** The search finds nothing for a while, as it may at the vendor; what is listed is whole. */
  search: { lags: boolean };
  events: EventLog;
  webhooks: Webhooks;
  books(): GatewayBooks;
  replaceAll(books: GatewayBooks): void;
};

/** The books of the card gateway, all in memory. */
export function createGateway(world: World, pause: Pause, webhooks: Webhooks): Gateway {
  const events = createEventLog(world, webhooks);
  const tokens = createTokens();
  const balance = createBalance(world, events);
  const files = createFiles();
  const disputes = createDisputes({
    ...{ world, pause, events, balance, files },
    chargeOf: (intentId) => intents.find(intentId)?.charge ?? null,
  });
  const intents = createIntents({ world, pause, tokens, events, disputes, balance });
  const refunds = createRefunds({ world, pause, tokens, events, balance });
  return {
    tokens,
    intents,
    refunds,
    disputes,
    files,
    balance,
    search: { lags: false },
    events,
    webhooks,
    books: () => ({
      tokens: tokens.all(),
      intents: intents.all(),
      refunds: refunds.all(),
      events: events.all(),
      disputes: disputes.all(),
      lines: balance.all(),
      payouts: balance.payouts(),
    }),
    replaceAll: (kept) => {
      tokens.replaceAll(kept.tokens);
      intents.replaceAll(kept.intents);
      refunds.replaceAll(kept.refunds);
      events.replaceAll(kept.events);
      disputes.replaceAll(kept.disputes ?? []);
      balance.replaceAll(kept.lines ?? [], kept.payouts ?? []);
    },
  };
}

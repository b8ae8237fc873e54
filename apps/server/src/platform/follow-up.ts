import type { Money, Result } from "@sihai/domain";
import type { ItemState } from "@sihai/domain/item";
import type { TradePurpose } from "@sihai/domain/payment";
import type { Tx } from "./database/database.ts";

/*
 * What follows a decision of one module in another, chosen while the server runs. The world they work in is left open here, for the world
 * itself holds them (deps.ts).
 */

/** What a card was charged for a trade, and the surcharge in it, in CNY. */
export type CardCharge = { charged: Money; surcharge: Money };

export type PaidTrade = {
  userId: string;
  tradeId: string;
  tradeNo: string;
  subjects: readonly { subjectId: string; amount: Money }[];
  amount: Money;
  /** Where a card paid it. */
  card?: CardCharge | undefined;
  at: Date;
};
/** What a paid trade sets going, in the transaction of the payment; a refusal aborts the payment. */
export type TradePaid<World> = (tx: Tx, trade: PaidTrade, deps: World) => Promise<Result<unknown, { code: string }>>;
export type TradePaidByPurpose<World> = Readonly<Partial<Record<TradePurpose, TradePaid<World>>>>;

/** The time to pay for things of one purpose: their timer, and where that instant is kept. */
export type PayClock = {
  kind: string;
  due(tx: Tx, what: PaidThing): Promise<Date | null>;
  set(tx: Tx, what: PaidThing, payBefore: Date): Promise<void>;
  clear(tx: Tx, what: PaidThing): Promise<void>;
  /** Writes down until when it can be paid, for the customer to see. */
  move(tx: Tx, what: PaidThing, payBefore: Date): Promise<void>;
  /** Whether it is paid in a payment of its own, never with others (rule E-53); left out: none of its purpose is. */
  isPaidAlone?(tx: Tx, what: PaidThing): Promise<boolean>;
};
/** What a trade pays for: whose it is, and its id among the things of its purpose. */
export type PaidThing = { userId: string; subjectId: string };
export type PayClocks = Readonly<Partial<Record<TradePurpose, PayClock>>>;

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
export type ItemRefused<World> = (
  tx: Tx,
  item: RefusedItem,
  deps: World,
) => Promise<Result<unknown, { code: "ITEM_STATE_REFUSED"; from: ItemState; to: ItemState }>>;

import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { CallData, CallInput, Endpoint, Envelope } from "@sihai/contract";
import { addToCart } from "@sihai/contract/cart";
import { cancelOrder, submitOrder } from "@sihai/contract/order";
import { getTrade, openRecharge, payByBalance, payByCard } from "@sihai/contract/payment";
import { applyForWithdrawal, cancelWithdrawal } from "@sihai/contract/withdrawal";
import pg from "pg";
import { type Chosen, giveProof, type Shopper } from "../bench/parts/shop.ts";
import type { Chance } from "./chance.ts";
import type { Ground } from "./ground.ts";

/** `funds`: what the wallet began with, in fen. */
export type Customer = Shopper & { addressId: string; funds: string };
/** What somebody was told has happened. */
export type Told = {
  what: "ordered" | "paid" | "cancelled" | "opened" | "recharged" | "held" | "given back";
  userId: string;
  no: string;
};
export type Log = {
  told: Told[];
  /** When the last trouble was made. */
  troubledAt: number;
  /** Answers, refusals included. */
  answers: number;
  refused: Map<string, number>;
  /** What should not be: one action told in two ways, and one nobody ever answered. */
  wrong: string[];
};

/** Nobody waits longer for an answer than this from when they asked and nothing was killed any more, however often they ask. */
const answeredWithinMs = 60_000;
/** The share of actions that are pressed twice. */
const pressedTwice = 0.25;

export const payPassword = "246810";

/** Customers at work until they are told to stop: they buy, pay, cancel, recharge by card, withdraw and think better of it. */
export function setToWork(ground: Ground, customers: readonly Customer[], goods: Chosen, chance: Chance) {
  const log: Log = { told: [], troubledAt: Date.now(), answers: 0, refused: new Map(), wrong: [] };
  const proofs = new pg.Pool({ connectionString: ground.databaseUrl, max: customers.length });
  // A connection that breaks while nobody uses it.
  proofs.on("error", () => undefined);
  let isOver = false;
  const work = customers.map(async (customer) => {
    const actions = actionsOf({ ground, goods, chance, log, proofs, customer });
    while (!isOver) {
      await chance
        .one(actions)()
        .catch((error: unknown) => {
          if (!(error instanceof Refused)) log.wrong.push(`${error instanceof Error ? error.message : String(error)}`);
        });
    }
  });
  return {
    log,
    async stop() {
      isOver = true;
      await Promise.all(work);
      await proofs.end();
    },
  };
}

type Hand = { ground: Ground; goods: Chosen; chance: Chance; log: Log; proofs: pg.Pool; customer: Customer; heard?: string };

class Refused extends Error {}

function actionsOf(hand: Hand): (() => Promise<void>)[] {
  const { customer, log } = hand;
  const tell = (what: Told["what"], no: string) => log.told.push({ what, userId: customer.userId, no });

  async function buy(): Promise<string> {
    const { goodsId, skuId, quantity, unitPrice, domesticFreight } = hand.goods;
    const { cartItemId } = await ask(hand, addToCart, { body: { goodsId, skuId, quantity } });
    const submitted = await ask(hand, submitOrder, {
      body: {
        ...{ quicklyBuyFlg: 0, couponList: [], goodsCodeList: [cartItemId], shopOrderService: [], quickGoods: null },
        ...{ goodsAdditionalServiceList: [], warehouseId: 1, country: "US", disclaimerAgreed: true },
        seenPrices: [{ goodsCode: cartItemId, unitPrice, domesticFreight }],
      },
    });
    tell("ordered", submitted.tradeNo);
    await ask(hand, payByBalance, { body: { tradeNo: submitted.tradeNo, proof: await proofFor(hand, submitted.tradeNo) } });
    tell("paid", submitted.tradeNo);
    return submitted.orders[0]?.orderNo ?? "";
  }

  async function buyAndCancel(): Promise<void> {
    const orderNo = await buy();
    await ask(hand, cancelOrder, { body: { orderNo, reason: "changed-mind" } });
    tell("cancelled", orderNo);
  }

  async function recharge(): Promise<void> {
    const { tradeNo } = await ask(hand, openRecharge, { body: { amount: "20.00" } });
    tell("opened", tradeNo);
    const person = { firstName: "Mei", lastName: "Chen", email: "mei@example.com", addressId: customer.addressId };
    const paid = await ask(hand, payByCard, { body: { tradeNo, token: "pm_card_visa", currency: "CNY", ...person } });
    if (paid.status === "captured") return void tell("recharged", tradeNo);
    // Looked at as the page does that waits, until it is known one way or the other.
    for (const since = Date.now(); isInTime(log, since); await wait(1000)) {
      const { state, attempt } = await ask(hand, getTrade, { query: { tradeNo } });
      if (state === "paid") return void tell("recharged", tradeNo);
      if (attempt === null || !["processing", "needs-action"].includes(attempt.status)) return;
    }
    log.wrong.push(`a card payment still unknown after a minute: ${tradeNo}`);
  }

  async function withdraw(): Promise<void> {
    const amount = { amount: "10.00", currency: "CNY" } as const;
    const account = { kind: "wechat", account: "mei-wang", realName: "王梅" } as const;
    const body = { amount, seenToAccount: amount, account, accountAgain: account.account, payPassword };
    const { withdrawNo } = await ask(hand, applyForWithdrawal, { body });
    tell("held", withdrawNo);
    await ask(hand, cancelWithdrawal, { body: { withdrawNo } });
    tell("given back", withdrawNo);
  }

  const buyOnly = async () => void (await buy());
  // Who has recharged by card gets a part of a withdrawal back there, and would have to look first.
  const ownWay = Number(customer.userId) % 2 === 0 ? recharge : withdraw;
  return [buyOnly, buyOnly, buyOnly, buyAndCancel, buyAndCancel, ownWay, ownWay];
}

/** A proof of the payment password, as the page gets one; the comparing itself is not what this is about. */
async function proofFor({ proofs, customer, log }: Hand, tradeNo: string): Promise<string> {
  for (const since = Date.now(); ; await wait(200)) {
    try {
      return await giveProof(proofs, customer, tradeNo);
    } catch (error) {
      if (!isInTime(log, since)) throw error;
    }
  }
}

/** One action of a person: pressed, pressed again, sent to another node when nothing comes back, always under the same key. */
async function ask<E extends Endpoint>(hand: Hand, endpoint: E, input: CallInput<E>): Promise<CallData<E>> {
  const { ground, chance, log } = hand;
  const key = randomUUID();
  for (const since = Date.now(); isInTime(log, since); await wait(100)) {
    const first = chance.one(ground.nodes);
    const nodes = endpoint.once && chance.hits(pressedTwice) ? [first, chance.one(ground.nodes)] : [first];
    const replies = await Promise.all(nodes.map(({ url }) => post(hand, url, endpoint, input, key)));
    const told = replies.flatMap((reply) => (reply === null ? [] : [reply]));
    // "Not known yet" is said to whoever presses while the first press is still under way, and contradicts nothing.
    const ends = told.filter((reply) => !isUnderWay(reply));
    const answers = ends.length > 0 ? ends : told;
    const [answer] = answers;
    if (!answer) continue;
    if (new Set(answers.map((each) => JSON.stringify(each))).size > 1)
      log.wrong.push(
        `${endpoint.path} told one action in two ways: ${answers.map((each) => JSON.stringify(each)).join(" and ")}`,
      );
    log.answers += 1;
    if (answer.state === 0) return answer.data;
    const name = `${endpoint.path} ${answer.msg}`;
    log.refused.set(name, (log.refused.get(name) ?? 0) + 1);
    throw new Refused(name);
  }
  throw new Error(`nobody answered ${endpoint.path} within ${answeredWithinMs / 1000} s; the last answer: ${hand.heard}`);
}

function isInTime({ troubledAt }: Log, since: number): boolean {
  return Date.now() < Math.max(since, troubledAt) + answeredWithinMs;
}

function isUnderWay({ data }: Envelope<unknown>): boolean {
  return (data as { status?: string } | null)?.status === "processing";
}

let asked = 0;

/** What a node says; null where it is down, has nothing to say yet, or asks to come again. */
async function post<E extends Endpoint>(
  hand: Hand,
  url: string,
  endpoint: E,
  input: CallInput<E>,
  key: string,
): Promise<Envelope<CallData<E>> | null> {
  const { body, query = {} } = input as { body?: object; query?: Record<string, string> };
  asked += 1;
  try {
    const reply = await fetch(`${url}/api${endpoint.path}?${new URLSearchParams(query)}`, {
      method: endpoint.method,
      headers: {
        ...{ "content-type": "application/json", "x-platform": "web", "accept-language": "en", cookie: hand.customer.cookie },
        "x-forwarded-for": `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
        ...(endpoint.once && { "idempotency-key": key }),
      },
      ...(endpoint.method === "POST" && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(10_000),
    });
    if (reply.status < 500 && reply.status !== 429) return (await reply.json()) as Envelope<CallData<E>>;
    hand.heard = `${reply.status} ${(await reply.text()).slice(0, 200)}`;
  } catch (error) {
    hand.heard = String(error);
  }
  return null;
}

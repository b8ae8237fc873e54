import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { CallData, CallInput, Endpoint, Envelope } from "@sihai/contract";
import { addToCart } from "@sihai/contract/cart";
import { goodsDetail, searchGoods } from "@sihai/contract/goods";
import { cancelOrder, listOrders, orderDetail, submitOrder } from "@sihai/contract/order";
import { getWallet, payByBalance } from "@sihai/contract/payment";
import pg from "pg";
import { type Chosen, giveProof, type Shopper } from "../bench/parts/shop.ts";
import type { Chance } from "./chance.ts";

export type Load = { requests: number; slowestMs: number; failed: string[] };
type Given = {
  nextNode: () => string;
  databaseUrl: string;
  clients: number;
  shoppers: readonly Shopper[];
  goods: Chosen;
  chance: Chance;
  pauseMs: number;
};

/**
 * Clients who buy, pay, cancel and look, one act after the other as fast as they are answered, each for some of the shoppers in turn: one alone
 * would soon be asked to wait a minute. Nothing is asked twice: what fails once has failed.
 */
export function loadSteadily({ nextNode, databaseUrl, clients, shoppers, goods, chance, pauseMs }: Given) {
  const load: Load = { requests: 0, slowestMs: 0, failed: [] };
  const proofs = new pg.Pool({ connectionString: databaseUrl, max: clients });
  let isOver = false;

  async function ask<E extends Endpoint>(shopper: Shopper, endpoint: E, input: CallInput<E>): Promise<CallData<E>> {
    const { body, query = {} } = input as { body?: object; query?: Record<string, string> };
    load.requests += 1;
    const began = performance.now();
    const reply = await fetch(`${nextNode()}/api${endpoint.path}?${new URLSearchParams(query)}`, {
      method: endpoint.method,
      headers: {
        ...{ "content-type": "application/json", "x-platform": "web", "accept-language": "en", cookie: shopper.cookie },
        "x-forwarded-for": `10.${(load.requests >> 16) & 255}.${(load.requests >> 8) & 255}.${load.requests & 255}`,
        ...(endpoint.once && { "idempotency-key": randomUUID() }),
      },
      ...(endpoint.method === "POST" && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(20_000),
    });
    const envelope = (await reply.json()) as Envelope<CallData<E>>;
    load.slowestMs = Math.max(load.slowestMs, performance.now() - began);
    if (envelope.state !== 0) throw new Error(`${endpoint.path}: ${reply.status} ${envelope.msg}`);
    return envelope.data;
  }

  async function buy(shopper: Shopper): Promise<string> {
    const { goodsId, skuId, quantity, unitPrice, domesticFreight } = goods;
    const { cartItemId } = await ask(shopper, addToCart, { body: { goodsId, skuId, quantity } });
    const { tradeNo, orders } = await ask(shopper, submitOrder, {
      body: {
        ...{ quicklyBuyFlg: 0, couponList: [], goodsCodeList: [cartItemId], shopOrderService: [], quickGoods: null },
        ...{ goodsAdditionalServiceList: [], warehouseId: 1, country: "US", disclaimerAgreed: true },
        seenPrices: [{ goodsCode: cartItemId, unitPrice, domesticFreight }],
      },
    });
    await ask(shopper, payByBalance, { body: { tradeNo, proof: await giveProof(proofs, shopper, tradeNo) } });
    return orders[0]?.orderNo ?? "";
  }

  const acts: ((shopper: Shopper) => Promise<unknown>)[] = [
    buy,
    async (shopper) => ask(shopper, orderDetail, { query: { orderNo: await buy(shopper) } }),
    async (shopper) => ask(shopper, cancelOrder, { body: { orderNo: await buy(shopper), reason: "changed-mind" } }),
    (shopper) => ask(shopper, listOrders, { query: {} }),
    (shopper) => ask(shopper, getWallet, {}),
    (shopper) => ask(shopper, searchGoods, { query: { q: "cup" } }),
    (shopper) => ask(shopper, goodsDetail, { query: { goodsId: goods.goodsId } }),
  ];
  const work = Array.from({ length: clients }, async (_, client) => {
    const own = shoppers.filter((__, at) => at % clients === client);
    for (; !isOver; await wait(pauseMs))
      await chance
        .one(acts)(chance.one(own))
        .catch((error: unknown) => void load.failed.push(error instanceof Error ? error.message : String(error)));
  });
  return {
    load,
    async stop() {
      isOver = true;
      await Promise.all(work);
      await proofs.end();
    },
  };
}

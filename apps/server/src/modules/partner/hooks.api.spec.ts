import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { messageList } from "@sihai/contract/message";
import { submitDiy } from "@sihai/contract/order";
import {
  addHook,
  hookEvent,
  listDeliveries,
  listHooks,
  makeToken,
  removeHook,
  resendDelivery,
  rotateHookSecret,
  switchHookOn,
} from "@sihai/contract/partner";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { openOutbound } from "#platform";
import { aBuyer, aKey, aWorld, type Client, eventually, race, type SpecWorld } from "#testing";
import { aManualOrder } from "../../../testing/order/manual-order.ts";
import { theBenches } from "../../../testing/parcel/parcels.ts";
import { changeRule } from "../../../testing/setting/change-rule.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";
import { recordStep } from "../timeline/index.ts";
import { deliverHook } from "./deliver-hook.job.ts";

/** Somebody's server: what it was sent, and what it answers with. */
type Received = { body: string; id: string; timestamp: string; signatures: string[] };
const nothing: Received = { body: "", id: "", timestamp: "", signatures: [] };
let world: SpecWorld;
let receiver: Server;
let address = "";
let received: Received[] = [];
let answer = 200;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      const header = (name: string) => String(request.headers[`webhook-${name}`]);
      received.push({ body, id: header("id"), timestamp: header("timestamp"), signatures: header("signature").split(" ") });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  world = await aWorld();
  Object.assign(world.deps, { outToCustomers: openOutbound([address]) });
});
afterAll(() => receiver.close());
beforeEach(() => {
  received = [];
  answer = 200;
});

let hooks = 0;
async function aHook(owner: Client): Promise<{ id: string; secret: string }> {
  hooks += 1;
  return owner.must(addHook, { body: { url: `${address}/${hooks}`, kinds: ["item"] } });
}

/** An order by hand: its item's history begins, and that is told. */
async function aStep(owner: Client): Promise<void> {
  await owner.must(submitDiy, { body: aManualOrder("10.00") }, { key: aKey() });
}

/** A step of something that is not there: it has no number, and is announced all the same. */
const aStepOf = (owner: Client) => ({
  ...{ userId: owner.id, subjectKind: "item" as const, subjectId: "999999", from: null, to: "unpaid", at: new Date() },
  by: { kind: "system" as const },
});

const deliveriesOf = async (owner: Client, hookId: string) => (await owner.must(listDeliveries, { query: { hookId } })).list;

/** Sends what waits, as the worker does when its time has come. */
async function sendAll(owner: Client, hookId: string): Promise<void> {
  for (const { id, state } of await deliveriesOf(owner, hookId))
    if (state === "waiting") await deliverHook({ userId: owner.id, deliveryId: id }, world.deps);
}

/** As the Standard Webhooks scheme says it. */
function signedWith(secret: string, { id, timestamp, body }: Received): string {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}

describe("a program that is told of events", () => {
  it("gets a step of an item by the number people know, signed with the secret it was given, once", async () => {
    const mei = await aBuyer(world);
    const { id, secret } = await aHook(mei);
    await aStep(mei);
    await sendAll(mei, id);
    await sendAll(mei, id);
    expect(received).toHaveLength(1);
    const [event = nothing] = received;
    expect(event.signatures).toEqual([signedWith(secret, event)]);
    expect(Math.abs(Date.now() / 1000 - Number(event.timestamp))).toBeLessThan(60);
    const [told] = await deliveriesOf(mei, id);
    expect(told).toMatchObject({ state: "done", tries: 1, lastStatus: 200, eventId: event.id });
    expect(told?.body).toMatchObject({
      type: "item.moved",
      data: { from: null, itemNo: expect.stringMatching(/^[A-Z0-9-]{6,32}$/) },
    });
    expect(JSON.parse(event.body)).toEqual(told?.body);
    const rows = await world.deps.db.selectFrom("event_hook").selectAll().where("id", "=", id).execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("is told by the worker by itself, and never of what was taken back or is another’s", async () => {
    const [mei, omar] = [await aBuyer(world), await aBuyer(world)];
    const { id } = await aHook(mei);
    await aStep(omar);
    await world.deps.db
      .transaction()
      .execute(async (tx) => {
        await recordStep(tx, aStepOf(mei));
        throw new Error("taken back");
      })
      .catch(() => undefined);
    expect(await deliveriesOf(mei, id)).toEqual([]);
    const worker = await world.work();
    await aStoredItem(world, mei, await theBenches(world));
    await eventually("all told", async () => {
      const list = await deliveriesOf(mei, id);
      return list.length > 2 && list.every(({ state }) => state === "done") ? list : undefined;
    });
    await worker.stop();
    const states = received.map(({ body }) => z.parse(hookEvent, JSON.parse(body)).data.to);
    expect(states).toContain("stocked-in");
  }, 60_000);

  it("that does not answer is tried again later, and again from the start when asked, once", async () => {
    const mei = await aBuyer(world);
    const { id } = await aHook(mei);
    answer = 503;
    await aStep(mei);
    await sendAll(mei, id);
    const [told] = await deliveriesOf(mei, id);
    expect(told).toMatchObject({ state: "waiting", tries: 1, lastStatus: 503 });
    expect((await mei.must(listHooks)).list[0]?.failingSince).not.toBeNull();
    answer = 200;
    await sendAll(mei, id);
    expect((await deliveriesOf(mei, id))[0]).toMatchObject({ state: "done", tries: 2 });
    expect((await mei.must(listHooks)).list[0]?.failingSince).toBeNull();
    const again = await race(2, () => mei.call(resendDelivery, { body: { id: told?.id ?? "" } }));
    expect(again.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(again.find(({ ok }) => !ok)).toMatchObject({ code: "DELIVERY_NOT_FOUND" });
    await sendAll(mei, id);
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ body, id: eventId }) => `${eventId} ${body}`)).size).toBe(1);
  });

  it("that never answers is given up after so many tries, and its address after so many hours, with a word", async () => {
    const mei = await aBuyer(world);
    const { id } = await aHook(mei);
    await changeRule(world, "hookTerms", { hooksMost: 2, triesMost: 2, offAfterHours: 1, formerSecretHours: 1, deliveryDays: 1 });
    answer = 500;
    await aStep(mei);
    await sendAll(mei, id);
    await sendAll(mei, id);
    expect((await deliveriesOf(mei, id))[0]).toMatchObject({ state: "failed", tries: 2 });
    await world.deps.db
      .updateTable("event_hook")
      .set({ failing_since: new Date(Date.now() - 3_700_000) })
      .where("id", "=", id)
      .execute();
    await aStep(mei);
    await sendAll(mei, id);
    expect((await mei.must(listHooks)).list[0]?.offAt).not.toBeNull();
    expect((await deliveriesOf(mei, id)).map(({ state }) => state)).toEqual(["failed", "failed"]);
    await aStep(mei);
    expect(await deliveriesOf(mei, id)).toHaveLength(2);
    const { list } = await mei.must(messageList, { body: { pageSize: 50 } });
    expect(list.filter(({ title }) => title === "Events are no longer sent")).toHaveLength(1);
    expect(list.filter(({ title }) => title === "Events are sent to a new address")).toHaveLength(1);
    await mei.must(switchHookOn, { body: { id } });
    answer = 200;
    await aStep(mei);
    await sendAll(mei, id);
    expect((await deliveriesOf(mei, id))[0]).toMatchObject({ state: "done" });
    const full = await mei.call(addHook, { body: { url: "https://one.example.com/", kinds: ["parcel"] } });
    expect(full.ok).toBe(true);
    expect(await mei.call(addHook, { body: { url: "https://two.example.com/", kinds: ["parcel"] } })).toMatchObject({
      ok: false,
      code: "HOOKS_FULL",
      data: { most: 2 },
    });
  });

  it("gets a new secret when asked, and for some hours both sign", async () => {
    const mei = await aBuyer(world);
    const { id, secret } = await aHook(mei);
    const { secret: next } = await mei.must(rotateHookSecret, { body: { id } });
    expect((await mei.must(listHooks)).list[0]?.formerUntil).not.toBeNull();
    await aStep(mei);
    await sendAll(mei, id);
    const [first = nothing] = received;
    expect(first.signatures).toEqual([signedWith(next, first), signedWith(secret, first)]);
    await world.deps.db.updateTable("event_hook").set({ former_until: new Date() }).where("id", "=", id).execute();
    await aStep(mei);
    await sendAll(mei, id);
    const [, second = nothing] = received;
    expect(second.signatures).toEqual([signedWith(next, second)]);
  });

  it("that is removed while a step is written is left out, and the step stands", async () => {
    const mei = await aBuyer(world);
    const { id } = await aHook(mei);
    const { db } = world.deps;
    const [deleted, removed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const removing = db.transaction().execute(async (tx) => {
      await tx.deleteFrom("event_hook").where("user_id", "=", mei.id).where("id", "=", id).execute();
      deleted.resolve();
      await removed.promise;
    });
    // Before that, the step may be the first, and nobody waits.
    await deleted.promise;
    const step = db.transaction().execute((tx) => recordStep(tx, aStepOf(mei)));
    await eventually("the step waits", async () => {
      const { rows } =
        await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%event_hook%'`.execute(db);
      return rows.length > 0 ? true : undefined;
    });
    removed.resolve();
    await Promise.all([removing, step]);
    const { length } = await db.selectFrom("timeline").select("seq").where("user_id", "=", mei.id).execute();
    expect(length).toBe(1);
  });

  it("is not reached on this machine, whatever its name leads to", async () => {
    const { call } = openOutbound([]);
    for (const url of [address, "https://127.0.0.1/", "https://[::1]/"])
      await expect(call(url, { method: "POST", body: "{}" })).rejects.toThrow(/may not call|not public/);
    expect(received).toEqual([]);
  });

  it("lies on the public internet, is named once, and goes with what it was told", async () => {
    const mei = await aBuyer(world);
    for (const url of ["http://shop.example.com/", "https://10.0.0.7/", "https://localhost/", "https://shop.example.com:8443/"])
      expect(await mei.call(addHook, { body: { url, kinds: ["item"] } })).toMatchObject({
        ok: false,
        code: "HOOK_ADDRESS_REFUSED",
      });
    const body = { url: "https://shop.example.com/hook", kinds: ["item" as const] };
    const { id } = await mei.must(addHook, { body });
    expect(await mei.call(addHook, { body })).toMatchObject({ ok: false, code: "HOOK_TAKEN" });
    await mei.must(removeHook, { body: { id } });
    expect(await mei.call(removeHook, { body: { id } })).toMatchObject({ ok: false, status: 404, code: "HOOK_NOT_FOUND" });
    expect(await mei.call(listDeliveries, { query: { hookId: id } })).toMatchObject({ ok: false, code: "HOOK_NOT_FOUND" });
  });

  it("is named by the person: a token names none", async () => {
    const mei = await aBuyer(world);
    mei.token = (await mei.must(makeToken, { body: { name: "p", scopes: ["orders.read"], days: 30 } })).token;
    expect(await mei.call(listHooks)).toMatchObject({ ok: false, code: "TOKEN_SCOPE_MISSING" });
  });
});

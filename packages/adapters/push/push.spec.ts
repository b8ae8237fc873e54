import { afterAll, beforeAll, expect, it } from "vitest";
import { type OutsideWorld, startOutsideWorld } from "../testing/outside-world.ts";
import { createPush, type Push, type PushKeys, type PushPort } from "./index.ts";

type Subscription = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };

let world: OutsideWorld;
let push: PushPort;
let keys: PushKeys;
beforeAll(async () => {
  world = await startOutsideWorld();
  push = createPush({ fetch: world.fetch, contact: "mailto:service@sihai.example" });
  keys = await push.newKeys();
});
afterAll(() => world.stop());

async function subscribe(applicationServerKey = keys.publicKey): Promise<Subscription> {
  return (await world.post("/push/subscriptions", { applicationServerKey })) as Subscription;
}

function to({ endpoint, keys: { p256dh, auth } }: Subscription, given: Partial<Push> = {}): Push {
  const payload = JSON.stringify({ title: "已入库", body: "Your item is in storage", url: "/en/me" });
  return { device: { endpoint, p256dh, auth }, keys, payload, topic: "t1", worthSeconds: 3600, ...given };
}

async function received(id: string): Promise<{ title: string; topic: string; ttl: number }[]> {
  const reply = await world.fetch(`${world.sandbox.url}/push/api/messages?id=${id}`);
  return ((await reply.json()) as { messages: { title: string; topic: string; ttl: number }[] }).messages;
}

it("is read by the browser it was sent to, with topic and time", async () => {
  const subscription = await subscribe();
  expect(await push.send(to(subscription))).toEqual({ ok: true, value: { status: 201 } });
  expect(await received(subscription.id)).toMatchObject([{ title: "已入库", topic: "t1", ttl: 3600 }]);
});

it("is refused for good where the browser subscribed with another's key, cannot read it, or it is too long", async () => {
  const another = await push.newKeys();
  const subscription = await subscribe();
  const refused = (status: number) => ({ ok: false, refusal: { code: "PUSH_REFUSED", status } });
  expect(await push.send(to(await subscribe(another.publicKey)))).toEqual(refused(403));
  const { p256dh } = (await subscribe()).keys;
  expect(await push.send(to({ ...subscription, keys: { ...subscription.keys, p256dh } }))).toEqual(refused(400));
  expect(await push.send(to(subscription, { payload: "x".repeat(4_090) }))).toEqual(refused(413));
  expect(await received(subscription.id)).toEqual([]);
});

it("is not taken without a signature, nor with one for another push service", async () => {
  const subscription = await subscribe();
  const bare = await world.fetch(subscription.endpoint, { method: "POST", headers: { ttl: "60" }, body: new Uint8Array(10) });
  expect(bare.status).toBe(403);
  const astray = createPush({
    // The token names the origin it was made for.
    fetch: (url, init) => world.fetch(url.replace("localhost", "127.0.0.1"), init),
    contact: "mailto:service@sihai.example",
  });
  const elsewhere = { ...subscription, endpoint: subscription.endpoint.replace("127.0.0.1", "localhost") };
  expect(await astray.send(to(elsewhere))).toMatchObject({ ok: false, refusal: { status: 403 } });
});

it("says whether to forget the browser, to wait, or to come again", async () => {
  const subscription = await subscribe();
  const behave = (behaviour: string) => world.post(`/sandbox/push/${subscription.id}`, { behaviour });
  await behave("busy");
  expect(await push.send(to(subscription))).toEqual({ ok: false, refusal: { code: "PUSH_FAILED", status: 429, waitSeconds: 2 } });
  expect((await push.send(to(subscription))).ok).toBe(true);
  await behave("down");
  expect(await push.send(to(subscription))).toEqual({
    ok: false,
    refusal: { code: "PUSH_FAILED", status: 500, waitSeconds: null },
  });
  await behave("gone");
  expect(await push.send(to(subscription))).toEqual({ ok: false, refusal: { code: "PUSH_GONE", status: 410 } });
  const nobody = { ...subscription, endpoint: `${world.sandbox.url}/push/send/nobody` };
  expect(await push.send(to(nobody))).toEqual({ ok: false, refusal: { code: "PUSH_GONE", status: 404 } });
  const away = { ...subscription, endpoint: "http://127.0.0.1:9/push/send/x" };
  expect(await push.send(to(away))).toEqual({ ok: false, refusal: { code: "PUSH_FAILED", status: null, waitSeconds: null } });
});

import { stopCustomer } from "@sihai/contract/customer";
import { logOut, signOutOthers } from "@sihai/contract/identity";
import { addPushDevice, listPushDevices, readPreferences, removePushDevice, setPreference } from "@sihai/contract/message";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { openSession, sessionCookies } from "#platform";
import { aWorld, type Client, eventually, race, type SpecWorld } from "#testing";
import { aPushDevice, aSubscription, behave, pushedTo } from "../../../../testing/message/push.ts";
import { changeRule } from "../../../../testing/setting/change-rule.ts";
import { tell } from "../tell.ts";
import { sendPush } from "./send-push.job.ts";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

/** Tells a customer that an unpaid order ended; inside a transaction that is taken back where asked. */
async function happens(client: Client, { orderNo = "DG20261126-AAAAAAA", takenBack = false } = {}): Promise<void> {
  const { db, clock } = world.deps;
  const link = `/order/detail?orderNo=${orderNo}`;
  const told = { userId: client.id, type: "order", template: "order-unpaid-cancelled", facts: { orderNo }, link } as const;
  await db
    .transaction()
    .execute(async (tx) => {
      await tell(tx, world.deps, { ...told, at: clock.now() });
      if (takenBack) throw new Error("taken back");
    })
    .catch((error: Error) => {
      if (error.message !== "taken back") throw error;
    });
}

const notesOf = (userId: string) =>
  world.deps.db.selectFrom("push_note").selectAll().where("user_id", "=", userId).orderBy("id").execute();

/** Sends what waits for a customer, as a worker would. */
async function send(client: Client): Promise<void> {
  for (const { id } of await notesOf(client.id)) await sendPush({ userId: client.id, noteId: id }, world.deps);
}

/** The same customer in another browser. */
async function elsewhere(client: Client): Promise<Client> {
  const other = world.visitor();
  other.id = client.id;
  other.cookies.set(sessionCookies.shopper, (await openSession(world.deps.db, "shopper", client.id)).token);
  return other;
}

describe("a message on the lock screen", () => {
  it("is signed, encrypted and readable for that browser alone, in its reader's language, and leads to its page", async () => {
    const mei = await world.shopper();
    await world.deps.db.updateTable("app_user").set({ language: "en" }).where("id", "=", mei.id).execute();
    const id = await aPushDevice(world, mei);
    await happens(mei);
    await send(mei);
    const [pushed] = await pushedTo(world, id);
    expect(pushed).toMatchObject({
      url: "/en/order/detail?orderNo=DG20261126-AAAAAAA",
      body: expect.stringContaining("DG20261126-AAAAAAA"),
      payload: { lang: "en" },
    });
    expect(pushed?.title).not.toBe("");
    expect(pushed?.ttl).toBeGreaterThan(86_000);
    expect((await notesOf(mei.id)).map(({ state, tries, last_status }) => [state, tries, last_status])).toEqual([
      ["sent", 1, 201],
    ]);

    await world.deps.db.updateTable("app_user").set({ language: "zh" }).where("id", "=", mei.id).execute();
    await happens(mei);
    await send(mei);
    const [chinese] = await pushedTo(world, id);
    expect(chinese).toMatchObject({
      url: "/cn/order/detail?orderNo=DG20261126-AAAAAAA",
      title: expect.stringMatching(/\p{Script=Han}/u),
    });
  });

  it("is brought by the workers, to each device once", async () => {
    const mei = await world.shopper();
    const devices = [await aPushDevice(world, mei), await aPushDevice(world, await elsewhere(mei))];
    const worker = await world.work();
    await happens(mei);
    for (const id of devices) await eventually("the push", async () => (await pushedTo(world, id))[0]);
    await worker.stop();
    for (const id of devices) expect(await pushedTo(world, id)).toHaveLength(1);
  });

  it("is not sent of what was taken back, nor to whoever has no device", async () => {
    const [mei, omar] = [await world.shopper(), await world.shopper()];
    await aPushDevice(world, mei);
    await happens(mei, { takenBack: true });
    await happens(omar);
    expect([await notesOf(mei.id), await notesOf(omar.id)]).toEqual([[], []]);
  });

  it("is sent by one of several workers that would", async () => {
    const mei = await world.shopper();
    const id = await aPushDevice(world, mei);
    await happens(mei);
    const [note] = await notesOf(mei.id);
    const named = { userId: mei.id, noteId: note?.id ?? "" };
    await race(8, () => sendPush(named, world.deps).catch(() => "left to the other"));
    await sendPush(named, world.deps);
    expect(await pushedTo(world, id)).toHaveLength(1);
  });

  it("of a node that died with it in hand is sent again under the same topic, and kept once by the database", async () => {
    const mei = await world.shopper();
    const id = await aPushDevice(world, mei);
    await happens(mei);
    await send(mei);
    const [note] = await notesOf(mei.id);
    const named = { userId: mei.id, noteId: note?.id ?? "" };
    const { db } = world.deps;
    await sql`update push_note set state = 'sending', last_try_at = now() - interval '10 seconds' where user_id = ${mei.id}`.execute(
      db,
    );
    await expect(sendPush(named, world.deps)).rejects.toThrow(/being sent/);
    await sql`update push_note set last_try_at = now() - interval '2 minutes' where user_id = ${mei.id}`.execute(db);
    await sendPush(named, world.deps);
    const topics = (await pushedTo(world, id)).map(({ topic, payload }) => [topic, payload.id]);
    expect(topics).toHaveLength(2);
    expect(topics[0]).toEqual(topics[1]);
    await expect(
      sql`insert into push_note (user_id, device_id, told_id, template, facts)
        select user_id, device_id, told_id, template, facts from push_note where user_id = ${mei.id}`.execute(db),
    ).rejects.toThrow(/push_note_user_id_device_id_told_id_key/);
  });
});

describe("a push service", () => {
  it("that is busy is asked again when it said, and one that is down until the setting's last try", async () => {
    const mei = await world.shopper();
    const id = await aPushDevice(world, mei);
    const { db } = world.deps;
    await behave(world, id, "busy");
    await happens(mei);
    await send(mei);
    expect(await notesOf(mei.id)).toMatchObject([{ state: "waiting", tries: 1, last_status: 429 }]);
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from run_at - now())::float as seconds from graphile_worker.jobs
      where task_identifier = 'sendPush' order by id desc limit 1`.execute(db);
    expect(rows[0]?.seconds).toBeGreaterThan(5);
    await send(mei);
    expect(await pushedTo(world, id)).toHaveLength(1);

    await behave(world, id, "down");
    await happens(mei);
    for (let time = 0; time < 8; time++) await send(mei);
    expect((await notesOf(mei.id)).at(-1)).toMatchObject({ state: "failed", tries: 6, last_status: 500 });
  });

  it("that says the browser is gone ends the device, with what waited for it", async () => {
    const mei = await world.shopper();
    await behave(world, await aPushDevice(world, mei), "gone");
    await happens(mei);
    await happens(mei);
    await send(mei);
    expect((await mei.must(listPushDevices)).list).toEqual([]);
    expect(await notesOf(mei.id)).toEqual([]);
  });

  it("is not handed what nobody wants to read any more", async () => {
    const mei = await world.shopper();
    const id = await aPushDevice(world, mei);
    await happens(mei);
    await sql`update push_note set created_at = now() - interval '25 hours' where user_id = ${mei.id}`.execute(world.deps.db);
    await send(mei);
    expect(await pushedTo(world, id)).toEqual([]);
    expect(await notesOf(mei.id)).toMatchObject([{ state: "failed" }]);
  });
});

describe("a device", () => {
  it("is one browser of one session: asked again it stays one, and another person's takes it over", async () => {
    const [mei, omar] = [await world.shopper(), await world.shopper()];
    const { id, ...body } = await aSubscription(world);
    await race(3, () => mei.must(addPushDevice, { body }));
    const [device] = (await mei.must(listPushDevices)).list;
    expect(device).toMatchObject({ isThis: true });
    await omar.must(addPushDevice, { body });
    expect((await mei.must(listPushDevices)).list).toEqual([]);
    expect((await omar.must(listPushDevices)).list).toHaveLength(1);
    await happens(mei);
    await send(mei);
    expect(await pushedTo(world, id)).toEqual([]);
    expect((await mei.must(listPushDevices)).publicKey).toBe((await omar.must(listPushDevices)).publicKey);
  });

  it("ends with its session: logged out, logged out from elsewhere, or its owner stopped", async () => {
    const mei = await world.shopper();
    const other = await elsewhere(mei);
    await aPushDevice(world, mei);
    await aPushDevice(world, other);
    expect((await mei.must(listPushDevices)).list.map(({ isThis }) => isThis)).toEqual([false, true]);
    await mei.must(signOutOthers);
    expect((await mei.must(listPushDevices)).list).toHaveLength(1);
    await mei.must(logOut);
    const left = () => world.deps.db.selectFrom("push_device").select("id").where("user_id", "=", mei.id).execute();
    expect(await left()).toEqual([]);
    const again = await elsewhere(mei);
    await aPushDevice(world, again);
    await (await world.staff("admin")).must(stopCustomer, {
      body: { userId: mei.id, kind: "disabled", reason: "Tells us that somebody else uses the account" },
    });
    expect(await left()).toEqual([]);
  });

  it("of a session that is over is neither listed nor sent to", async () => {
    const mei = await world.shopper();
    const id = await aPushDevice(world, mei);
    await happens(mei);
    await sql`update session set expires_at = now() - interval '1 second' where user_id = ${mei.id}`.execute(world.deps.db);
    await send(mei);
    await happens(mei);
    expect(await pushedTo(world, id)).toEqual([]);
    expect(await notesOf(mei.id)).toHaveLength(1);
    expect((await (await elsewhere(mei)).must(listPushDevices)).list).toEqual([]);
  });

  it("is removed by its owner alone, and there are no more than the setting says", async () => {
    const [mei, stranger] = [await world.shopper(), await world.shopper()];
    await aPushDevice(world, mei);
    const body = { id: (await mei.must(listPushDevices)).list[0]?.id ?? "" };
    expect(await stranger.call(removePushDevice, { body })).toMatchObject({
      ok: false,
      status: 404,
      code: "PUSH_DEVICE_NOT_FOUND",
    });
    const terms = world.deps.settings.at(world.deps.clock.now()).pushTerms;
    await changeRule(world, "pushTerms", { ...terms, services: [...terms.services], devicesMost: 1 });
    const { id: _, ...another } = await aSubscription(world);
    const other = await elsewhere(mei);
    expect(await other.call(addPushDevice, { body: another })).toMatchObject({
      ok: false,
      code: "PUSH_DEVICES_FULL",
      data: { most: 1 },
    });
    await mei.must(removePushDevice, { body });
    await other.must(addPushDevice, { body: another });
    await changeRule(world, "pushTerms", { ...terms, services: [...terms.services] });
  });

  it.each([
    "https://example.com/push",
    "https://169.254.169.254/latest",
    "http://127.0.0.1:1/push/send/x",
    "SANDBOX/sandbox/reset",
    "SANDBOX/push/send/../../sandbox/reset",
    "https://fcm.googleapis.com.example.com/fcm/send/abc",
  ])("may not be at %s", async (place) => {
    const mei = await world.shopper();
    const { keys } = await aSubscription(world);
    const endpoint = place.replace("SANDBOX", world.sandbox.url);
    expect(await mei.call(addPushDevice, { body: { endpoint, keys } })).toMatchObject({
      ok: false,
      status: 400,
      code: "PUSH_SERVICE_UNKNOWN",
    });
  });
});

describe("what is pushed", () => {
  it("is chosen kind by kind; offers only when asked for, safety always", async () => {
    const mei = await world.shopper();
    const id = await aPushDevice(world, mei);
    const { list } = await mei.must(readPreferences);
    expect(list.map(({ kind, push }) => [kind, push])).toEqual([
      ["orders", true],
      ["parcels", true],
      ["money", true],
      ["service", true],
      ["promotions", false],
    ]);
    await mei.must(setPreference, { body: { kind: "orders", channel: "push", isOn: false } });
    expect((await mei.must(readPreferences)).list[0]).toMatchObject({ app: true, mail: true, push: false });
    await happens(mei);
    await send(mei);
    expect(await pushedTo(world, id)).toEqual([]);
    await world.deps.db.transaction().execute((tx) =>
      tell(tx, world.deps, {
        ...{ userId: mei.id, type: "system", template: "payment-password-changed", at: world.deps.clock.now() },
        facts: { at: world.deps.clock.now().toISOString() },
      }),
    );
    await send(mei);
    expect(await pushedTo(world, id)).toHaveLength(1);
  });
});

import type { CallInput } from "@sihai/contract";
import * as contract from "@sihai/contract/broadcast";
import { stopCustomer } from "@sihai/contract/customer";
import { type MessageChannel, messageList, setMessageRead, setPreference, unsubscribe } from "@sihai/contract/message";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aKey, anAddress, aWorld, type Client, eventually, race, type SpecWorld } from "#testing";
import { aMailbox } from "../../../testing/identity/accounts.ts";
import { aPushDevice, pushedTo } from "../../../testing/message/push.ts";
import { theDesk } from "../../../testing/return/returns.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";
import { sendPush } from "../message/push/send-push.job.ts";
import { broadcastsStart, sendBatch, sendBroadcast } from "./send-broadcast.job.ts";

const mailbox = aMailbox();
let world: SpecWorld;
let maker: Client;
let checker: Client;
beforeAll(async () => {
  world = await aWorld({ adapters: { mail: mailbox } });
  maker = await world.staff("content");
  checker = await world.staff("content");
});

/** A country of its own for each spec, so that it is about its own people alone. */
const countries = ["IS", "MT", "LU", "EE", "LV", "LT", "SK", "SI", "CY", "BG", "RO", "HR", "GR", "PT", "IE", "FI"];
let country = "";
beforeEach(() => {
  country = countries.pop() ?? "";
});

async function some(count: number): Promise<Client[]> {
  const made: Client[] = [];
  for (let each = 0; each < count; each++) {
    const client = await world.shopper();
    const addressId = await anAddress(world, client, country);
    await world.deps.db.updateTable("address").set({ is_default: true }).where("id", "=", addressId).execute();
    await sql`update app_user set language = 'en' where id = ${client.id}`.execute(world.deps.db);
    made.push(client);
  }
  return made;
}

type Body = CallInput<typeof contract.createBroadcast>["body"];
const written = {
  kind: "news" as const,
  title: { zh: "仓库放假", en: "The warehouse closes" },
  body: { zh: "十月一日至七日。\n八日恢复。", en: "1 to 7 October.\nBack on the 8th." },
  link: "/help-center/list",
  byMail: true,
};

async function aDraft(given: Partial<Body> = {}): Promise<string> {
  const body = { ...written, audience: { countries: [country] }, sendAt: null, ...given };
  return (await maker.must(contract.createBroadcast, { body }, { key: aKey() })).id;
}
const check = (id: string, who = checker) => who.call(contract.checkBroadcast, { body: { id } }, { key: aKey() });
const stop = (id: string) => maker.call(contract.stopBroadcast, { body: { id } }, { key: aKey() });
const seen = async (id: string, who = maker) =>
  (await who.must(contract.listBroadcasts, { query: {} })).list.find((each) => each.id === id);
const reach = async (audience: Body["audience"], given: Partial<Pick<Body, "kind" | "byMail">> = {}) =>
  (
    await maker.must(contract.previewBroadcast, {
      body: { ...written, audience: { countries: [country], ...audience }, ...given },
    })
  ).reach;
const toldTo = async (who: Client) =>
  (await who.must(messageList, { body: {} })).list.filter(({ title }) => Object.values(written.title).includes(title));

async function mailsWaiting(): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from graphile_worker.jobs where task_identifier = 'sendMail'`.execute(world.deps.db);
  return Number(rows[0]?.count);
}

const wants = (who: Client, channel: MessageChannel, isOn: boolean) =>
  who.must(setPreference, { body: { kind: "promotions", channel, isOn } });

describe("whom a broadcast is about", () => {
  it("is what each condition says, and all of them together", async () => {
    const [mei, omar] = await some(2);
    if (!mei || !omar) throw new Error("two are needed");
    await sql`update app_user set language = 'zh' where id = ${omar.id}`.execute(world.deps.db);
    await aStoredItem(world, mei, await theDesk(world));
    const table: [Body["audience"], number][] = [
      [{}, 2],
      [{ languages: ["zh"] }, 1],
      [{ languages: ["zh", "en"] }, 2],
      [{ countries: ["AQ"] }, 0],
      [{ countries: ["AQ", country] }, 2],
      [{ levels: [0] }, 2],
      [{ levels: [4, 5] }, 0],
      [{ orderedDays: 1 }, 1],
      [{ warehouse: 1 }, 1],
      [{ warehouse: 2 }, 0],
      [{ warehouse: 1, languages: ["en"], orderedDays: 30 }, 1],
      [{ warehouse: 1, languages: ["zh"] }, 0],
    ];
    const found: typeof table = [];
    for (const [audience] of table) found.push([audience, (await reach(audience)).matching]);
    expect(found).toEqual(table);
    await sql`update purchase_order set created_at = created_at - interval '3 days' where user_id = ${mei.id}`.execute(
      world.deps.db,
    );
    expect((await reach({ orderedDays: 2 })).matching).toBe(0);
    expect((await reach({ orderedDays: 4 })).matching).toBe(1);
  });

  it("says before it is sent how many get it, and why the others do not; an offer needs a yes", async () => {
    const people = await some(6);
    const [nothing, byApp, byMail, off, stopped, both] = people as [Client, Client, Client, Client, Client, Client];
    await wants(byApp, "app", true);
    await wants(byMail, "mail", true);
    await wants(off, "mail", false);
    await wants(off, "app", false);
    await wants(both, "app", true);
    await wants(both, "mail", true);
    const support = await world.staff("support");
    await support.must(stopCustomer, { body: { userId: stopped.id, kind: "disabled", reason: "spec" } });
    expect(await reach({}, { byMail: true })).toMatchObject({
      matching: 6,
      told: 5,
      app: 5,
      mail: 5,
      push: 0,
      leftOut: [{ why: "stopped", people: 1 }],
    });
    expect(await reach({}, { byMail: false })).toMatchObject({ app: 5, mail: 0 });
    const offer = await reach({}, { kind: "offer", byMail: true });
    expect(offer).toMatchObject({ matching: 6, told: 3, app: 2, mail: 2 });
    expect(offer.leftOut).toEqual([
      { why: "stopped", people: 1 },
      { why: "switched-off", people: 1 },
      { why: "not-asked", people: 1 },
    ]);
    const id = await aDraft({ kind: "offer" });
    await check(id);
    await sendBroadcast({ id }, world.deps);
    expect(await seen(id)).toMatchObject({ state: "done", sent: 3, mailed: 2, leftOut: offer.leftOut });
    for (const [who, count] of [
      [nothing, 0],
      [byApp, 1],
      // What is wished by mail alone does not stand in the app.
      [byMail, 0],
      [off, 0],
      [both, 1],
    ] as const)
      expect((await toldTo(who)).length).toBe(count);
  });

  it("is shown on the lock screens of those who want its kind there, each once", async () => {
    const [mei, omar, ann] = (await some(3)) as [Client, Client, Client];
    const devices = [await aPushDevice(world, mei), await aPushDevice(world, omar)];
    await wants(mei, "push", true);
    await wants(ann, "push", true);
    const { db } = world.deps;
    const notesOf = (who: Client) => db.selectFrom("push_note").selectAll().where("user_id", "=", who.id).execute();
    const noted = async () => (await Promise.all([mei, omar, ann].map(notesOf))).map(({ length }) => length);
    expect(await reach({}, { kind: "offer" })).toMatchObject({ told: 1, app: 0, push: 1 });
    expect(await reach({}, { kind: "news" })).toMatchObject({ told: 3, app: 3, push: 2 });
    const offer = await aDraft({ kind: "offer" });
    await check(offer);
    await race(3, () => sendBroadcast({ id: offer }, world.deps));
    expect(await noted()).toEqual([1, 0, 0]);
    expect(await toldTo(mei)).toEqual([]);
    expect(await seen(offer)).toMatchObject({ state: "done", sent: 1, mailed: 0 });
    expect(await maker.must(contract.readBroadcast, { query: { id: offer } })).toMatchObject({ read: 0 });
    const news = await aDraft();
    await check(news);
    await sendBroadcast({ id: news }, world.deps);
    expect(await noted()).toEqual([2, 1, 0]);
    for (const who of [mei, omar])
      for (const { id } of await notesOf(who)) await sendPush({ userId: who.id, noteId: id }, world.deps);
    const [pushed] = await pushedTo(world, devices[1] ?? "");
    expect(pushed).toMatchObject({ title: written.title.en, body: written.body.en, url: "/en/help-center/list" });
  });

  it("is shown as it will look, in each language", async () => {
    const body = { ...written, kind: "offer" as const, audience: { countries: [country] } };
    const { looks } = await maker.must(contract.previewBroadcast, { body });
    expect(looks.map(({ language, title, text }) => [language, title, text])).toEqual([
      ["zh", written.title.zh, written.body.zh],
      ["en", written.title.en, written.body.en],
    ]);
    const english = looks[1]?.mail.html ?? "";
    expect(english).toContain("Back on the 8th.");
    expect(english.indexOf("/en/help-center/list")).toBeGreaterThan(english.indexOf("Back on the 8th."));
    expect(english).toContain("/en/login");
    const hostile = { ...body, body: { ...written.body, en: "<script>alert(1)</script>" } };
    expect((await maker.must(contract.previewBroadcast, { body: hostile })).looks[1]?.mail.html).not.toContain("<script>");
    for (const link of ["https://elsewhere.example", "//elsewhere.example", "/a b"])
      expect(await maker.call(contract.previewBroadcast, { body: { ...body, link } })).toMatchObject({ code: "INPUT_INVALID" });
  });
});

describe("a broadcast", () => {
  it("that nobody would get is not handed in", async () => {
    const hand = (given: Partial<Body>) =>
      maker.call(
        contract.createBroadcast,
        { body: { ...written, audience: { countries: [country] }, sendAt: null, ...given } },
        { key: aKey() },
      );
    const kept = async () => (await maker.must(contract.listBroadcasts, { query: {} })).total;
    const before = await kept();
    expect(await hand({})).toMatchObject({ code: "BROADCAST_REACHES_NOBODY" });
    const [mei] = await some(1);
    // She is one of those it is about, and never said yes to offers.
    expect(await hand({ kind: "offer" })).toMatchObject({ code: "BROADCAST_REACHES_NOBODY" });
    expect(await kept()).toBe(before);
    expect(await hand({})).toMatchObject({ ok: true });
    await wants(mei as Client, "app", true);
    expect(await hand({ kind: "offer" })).toMatchObject({ ok: true });
  });

  it("that has come to reach nobody since is not let go, now or later", async () => {
    const [mei] = await some(1);
    const in1h = new Date(world.deps.clock.now().getTime() + 3_600_000).toISOString();
    const ids = [await aDraft(), await aDraft({ sendAt: in1h })];
    const { db } = world.deps;
    await sql`update app_user set disabled = true where id = ${mei?.id}`.execute(db);
    for (const id of ids) {
      expect(await check(id)).toMatchObject({ code: "BROADCAST_REACHES_NOBODY" });
      expect(await seen(id)).toMatchObject({ state: "draft", checkedAt: null });
    }
    await sql`update app_user set disabled = false where id = ${mei?.id}`.execute(db);
    for (const id of ids) expect(await check(id)).toMatchObject({ ok: true });
    for (const id of ids) await stop(id);
  });

  it("that leads to no page of the shop is neither shown nor handed in", async () => {
    await some(1);
    const body = { ...written, audience: { countries: [country] } };
    for (const link of ["/help-center/lists", "/order", "/console"]) {
      expect(await maker.call(contract.previewBroadcast, { body: { ...body, link } })).toMatchObject({
        code: "BROADCAST_LINK_NOWHERE",
      });
      const handed = await maker.call(contract.createBroadcast, { body: { ...body, link, sendAt: null } }, { key: aKey() });
      expect(handed).toMatchObject({ code: "BROADCAST_LINK_NOWHERE" });
    }
    for (const link of ["/help-center/detail?helpId=fees", "/wallet", null])
      expect(await maker.call(contract.previewBroadcast, { body: { ...body, link } })).toMatchObject({ ok: true });
  });

  it("is a draft until somebody else checks it, and is checked once", async () => {
    const [mei] = await some(1);
    const id = await aDraft();
    expect(await seen(id)).toMatchObject({ state: "draft", mayCheck: "own" });
    expect(await seen(id, checker)).toMatchObject({ state: "draft", mayCheck: "yes" });
    expect(await check(id, maker)).toMatchObject({ code: "BROADCAST_OWN" });
    expect(await check("999999")).toMatchObject({ code: "BROADCAST_NOT_FOUND" });
    await sendBroadcast({ id }, world.deps);
    expect(mei && (await toldTo(mei))).toEqual([]);
    const codes = await race(4, async () => {
      const done = await check(id);
      return done.ok ? "done" : done.code;
    });
    expect(codes.toSorted()).toEqual([...Array(3).fill("BROADCAST_NOT_A_DRAFT"), "done"]);
    expect(await seen(id)).toMatchObject({ state: "running", checkedAlone: false, mayCheck: "state" });
    expect(await (await world.staff("support")).call(contract.listBroadcasts, { query: {} })).toMatchObject({
      code: "FORBIDDEN",
    });
    await sendBroadcast({ id }, world.deps);
  });

  it("tells nobody what nobody checked, or what was stopped, whatever forgets to ask", async () => {
    const [mei] = await some(1);
    const id = await aDraft();
    const start = sql`update broadcast set started_at = now() where id = ${id}`;
    await expect(start.execute(world.deps.db)).rejects.toThrow("broadcast_checked_first");
    const tell = sql`insert into broadcast_person (broadcast_id, user_id) values (${id}, ${mei?.id})`;
    await expect(tell.execute(world.deps.db)).rejects.toThrow("not under way");
    const alone = sql`update broadcast set checked_at = now(), checked_by = created_by where id = ${id}`;
    await expect(alone.execute(world.deps.db)).rejects.toThrow("broadcast_checked_alone");
    await check(id);
    await tell.execute(world.deps.db);
    await expect(tell.execute(world.deps.db)).rejects.toThrow("broadcast_person_pkey");
    await stop(id);
    await sql`delete from broadcast_person where broadcast_id = ${id}`.execute(world.deps.db);
    await expect(tell.execute(world.deps.db)).rejects.toThrow("not under way");
  });

  it("tells what became of it: read, and mails that did not come", async () => {
    const [mei, omar] = await some(2);
    if (!mei || !omar) throw new Error("two are needed");
    const id = await aDraft({ byMail: false });
    await check(id);
    await eventually("it is done", async () => {
      await sendBroadcast({ id }, world.deps);
      return (await seen(id))?.state === "done";
    });
    const told = await toldTo(mei);
    await mei.must(setMessageRead, { body: { msgId: told[0]?.msgId ?? "" } });
    expect(await maker.must(contract.readBroadcast, { query: { id } })).toEqual({ reach: null, read: 1, mailsFailed: 0 });
    await sql`update broadcast_person set mail_id = 'lost' where broadcast_id = ${id} and user_id = ${omar.id}`.execute(
      world.deps.db,
    );
    await sql`insert into mail_log (user_id, message_id, subject, state, tries, sealed, at)
      values (${omar.id}, 'lost', 'x', 'refused', 1, 'x', now())`.execute(world.deps.db);
    expect(await maker.must(contract.readBroadcast, { query: { id } })).toMatchObject({ mailsFailed: 1 });
    await sql`delete from mail_log where message_id = 'lost'`.execute(world.deps.db);
    expect(await maker.call(contract.readBroadcast, { query: { id: "999999" } })).toMatchObject({ code: "BROADCAST_NOT_FOUND" });
  });
});

describe("its sending", () => {
  it("tells each once, however many workers take it up at a time, and again after it was done", async () => {
    const people = await some(12);
    const id = await aDraft();
    await check(id);
    await race(5, () => sendBroadcast({ id }, world.deps));
    await sendBroadcast({ id }, world.deps);
    expect(await seen(id)).toMatchObject({ state: "done", sent: 12, mailed: 12, leftOut: [] });
    for (const each of people) expect((await toldTo(each)).length).toBe(1);
  });

  it("goes on behind the last whole batch when its worker was killed in the midst of one", async () => {
    const people = await some(3);
    const id = await aDraft();
    await check(id);
    const before = await mailsWaiting();
    // Killed after people, messages and mails were written, before the transaction was done.
    let written = 0;
    const enqueue: typeof world.deps.jobs.enqueue = async (...given) => {
      await world.deps.jobs.enqueue(...given);
      written += 1;
      if (written === 2) throw new Error("killed");
    };
    const dying = { ...world.deps, jobs: { ...world.deps.jobs, enqueue } };
    await expect(sendBatch(dying, id)).rejects.toThrow("killed");
    expect(await seen(id)).toMatchObject({ state: "running", sent: 0, mailed: 0 });
    for (const each of people) expect(await toldTo(each)).toEqual([]);
    expect(await mailsWaiting()).toBe(before);
    await sendBroadcast({ id }, world.deps);
    expect(await seen(id)).toMatchObject({ state: "done", sent: 3, mailed: 3 });
    for (const each of people) expect((await toldTo(each)).length).toBe(1);
  });

  it("stops where it stands: whoever was not told yet is not told", async () => {
    const [mei] = await some(1);
    const id = await aDraft();
    await check(id);
    expect(await stop(id)).toMatchObject({ ok: true });
    await sendBroadcast({ id }, world.deps);
    expect(mei && (await toldTo(mei))).toEqual([]);
    expect(await seen(id)).toMatchObject({ state: "stopped", sent: 0, stoppedBy: expect.any(String) });
    expect(await stop(id)).toMatchObject({ code: "BROADCAST_OVER" });
    expect(await check(id)).toMatchObject({ code: "BROADCAST_NOT_A_DRAFT" });
    const draft = await aDraft();
    expect(await stop(draft)).toMatchObject({ ok: true });
    expect(await stop("999999")).toMatchObject({ code: "BROADCAST_NOT_FOUND" });
    // Stopped and sent at a time, it is one of the two for each of them, and its count says how many.
    const many = await some(8);
    const raced = await aDraft();
    await check(raced);
    await Promise.all([sendBroadcast({ id: raced }, world.deps), stop(raced)]);
    const told = (await Promise.all(many.map(toldTo))).filter(({ length }) => length === 1).length;
    expect((await seen(raced))?.sent).toBe(told + (mei && (await toldTo(mei)).length === 1 ? 1 : 0));
  });

  it("waits for its time, which may not have passed when it is written", async () => {
    const [mei] = await some(1);
    if (!mei) throw new Error("one is needed");
    const in1h = new Date(world.deps.clock.now().getTime() + 3_600_000).toISOString();
    const past = new Date(world.deps.clock.now().getTime() - 1_000).toISOString();
    const late = { ...written, audience: { countries: [country] }, sendAt: past };
    expect(await maker.call(contract.createBroadcast, { body: late }, { key: aKey() })).toMatchObject({
      code: "BROADCAST_TOO_LATE",
    });
    const id = await aDraft({ sendAt: in1h });
    expect(await maker.must(contract.readBroadcast, { query: { id } })).toMatchObject({ reach: { matching: 1, app: 1 } });
    await check(id);
    await broadcastsStart.run(world.deps);
    expect(await seen(id)).toMatchObject({ state: "waiting" });
    await world.advance(3_601);
    await race(3, () => broadcastsStart.run(world.deps));
    expect((await seen(id))?.startedAt).not.toBeNull();
    await sendBroadcast({ id }, world.deps);
    expect((await toldTo(mei)).length).toBe(1);
  });
});

// Last: from here on a worker of the server's takes up what there is.
describe("what it says", () => {
  it("speaks each reader's language, in the app and by mail, and its offers end as any other mail's", async () => {
    const [mei, omar] = await some(2);
    if (!mei || !omar) throw new Error("two are needed");
    await sql`update app_user set language = 'zh' where id = ${omar.id}`.execute(world.deps.db);
    await wants(mei, "mail", true);
    await wants(mei, "app", true);
    omar.language = "zh";
    const before = await mailsWaiting();
    const [news, offer] = [await aDraft(), await aDraft({ kind: "offer" })];
    for (const id of [news, offer]) {
      await check(id);
      await sendBroadcast({ id }, world.deps);
    }
    expect((await toldTo(mei)).map(({ title, text, msgTypeId, link }) => [title, text, msgTypeId, link])).toEqual([
      [written.title.en, written.body.en, "activity", written.link],
      [written.title.en, written.body.en, "system", written.link],
    ]);
    expect((await toldTo(omar)).map(({ title, text }) => [title, text])).toEqual([[written.title.zh, written.body.zh]]);
    expect((await mailsWaiting()) - before).toBe(3);
    await world.work();
    const { rows } = await sql<{ id: string; email: string }>`
      select id, email from app_user where id in (${mei.id}, ${omar.id})`.execute(world.deps.db);
    const mailsTo = (who: Client) => mailbox.sent.filter(({ to }) => to === rows.find(({ id }) => id === who.id)?.email);
    await eventually("the mails are sent", async () => mailsTo(mei).length + mailsTo(omar).length >= 3, 15_000);
    expect(mailsTo(omar).map(({ subject }) => subject)).toEqual([written.title.zh]);
    const endings = mailsTo(mei).flatMap(({ unsubscribeUrl }) => (unsubscribeUrl === undefined ? [] : [unsubscribeUrl]));
    // News has no end; the offer's is one click.
    expect(endings).toHaveLength(1);
    await world.visitor().must(unsubscribe, { query: { key: new URL(endings[0] ?? "").searchParams.get("key") ?? "" } });
    expect((await reach({}, { kind: "offer", byMail: true })).mail).toBe(0);
  });
});

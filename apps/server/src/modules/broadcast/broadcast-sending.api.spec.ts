import * as contract from "@sihai/contract/broadcast";
import { unsubscribe } from "@sihai/contract/message";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { aKey, type Client, eventually, race } from "#testing";
import {
  aDraft,
  check,
  country,
  mailbox,
  mailsWaiting,
  maker,
  reach,
  seen,
  some,
  standAtTheDesk,
  stop,
  toldTo,
  wants,
  world,
  written,
} from "../../../testing/broadcast/broadcasts.ts";
import { broadcastsStart, sendBatch, sendBroadcast } from "./send-broadcast.job.ts";

standAtTheDesk();

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
  it("speaks each reader's language, in the app and by mail, and its offers end like those of every other mail", async () => {
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

import * as contract from "@sihai/contract/broadcast";
import { setMessageRead } from "@sihai/contract/message";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { aKey, type Client, eventually, race } from "#testing";
import {
  aDraft,
  type Body,
  check,
  checker,
  country,
  maker,
  seen,
  some,
  standAtTheDesk,
  stop,
  toldTo,
  wants,
  world,
  written,
} from "../../../testing/broadcast/broadcasts.ts";
import { sendBroadcast } from "./send-broadcast.job.ts";

standAtTheDesk();

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

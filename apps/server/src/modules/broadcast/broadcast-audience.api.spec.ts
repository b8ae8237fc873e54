import * as contract from "@sihai/contract/broadcast";
import { stopCustomer } from "@sihai/contract/customer";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Client, race } from "#testing";
import {
  aDraft,
  type Body,
  check,
  country,
  maker,
  reach,
  seen,
  some,
  standAtTheDesk,
  toldTo,
  wants,
  world,
  written,
} from "../../../testing/broadcast/broadcasts.ts";
import { aPushDevice, pushedTo } from "../../../testing/message/push.ts";
import { theDesk } from "../../../testing/return/returns.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";
import { sendPush } from "../message/push/send-push.job.ts";
import { sendBroadcast } from "./send-broadcast.job.ts";

standAtTheDesk();

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

import type { Mail } from "@sihai/adapters/mail";
import { deleteMessages, messageCount, messageList, messageTypeCount, setMessageRead } from "@sihai/contract/message";
import { ok, refuse } from "@sihai/domain";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type Client, eventually, type SpecWorld } from "#testing";
import { tell } from "./tell.ts";

const sent: Mail[] = [];
let failuresLeft = 0;
let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld({
    adapters: {
      mail: {
        async send(mail) {
          if (failuresLeft > 0) {
            failuresLeft -= 1;
            return refuse({ code: "MAIL_FAILED", detail: "busy" });
          }
          sent.push(mail);
          return ok({ messageId: mail.messageId ?? "" });
        },
        check: () => Promise.resolve(ok(null)),
        close: () => undefined,
      },
    },
  });
});

async function tellOf(client: Client, mail = false): Promise<void> {
  await world.deps.db.transaction().execute((tx) =>
    tell(tx, world.deps, {
      userId: client.id,
      type: "parcel",
      template: "parcel-balance-due",
      facts: { packageNo: "P100001", amountCny: "30.50" },
      link: "/package/detail?packageId=P100001",
      mail,
      at: world.deps.clock.now(),
    }),
  );
}

describe("messages", () => {
  it("are listed by type in the reader's language, counted, read and deleted", async () => {
    const mei = await world.shopper();
    await tellOf(mei);
    await tellOf(mei);
    const types = await mei.must(messageTypeCount, { query: { unread: "1", pageNo: 1, pageSized: 10 } });
    expect(types.list).toMatchObject([
      { msgTypeId: "parcel", count: 2, unread: 2, latest: { title: "Balance due on your parcel" } },
    ]);
    mei.language = "zh";
    const { list } = await mei.must(messageList, { body: { currPage: 1, pageSize: 10, msgTypeIdList: ["parcel"] } });
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ title: "需补运费差额", link: "/package/detail?packageId=P100001", isRead: false });
    await mei.must(setMessageRead, { body: { msgId: list[0]?.msgId ?? "" } });
    expect(await mei.must(messageCount)).toEqual({ total: 2, unread: 1 });
    // Those of another type stay.
    expect(await mei.must(deleteMessages, { query: { type: "wallet" } })).toEqual({ deleted: 0 });
    expect(await mei.must(deleteMessages, { query: { type: "parcel" } })).toEqual({ deleted: 1 });
    expect(await mei.must(setMessageRead, { body: { msgId: "all" } })).toEqual({ read: 1 });
    expect(await mei.must(deleteMessages, { query: { id: list[1]?.msgId ?? "" } })).toEqual({ deleted: 1 });
    expect(await mei.must(messageCount)).toEqual({ total: 0, unread: 0 });
  });

  it("say their moments in the zone asked for, and take no zone that is none", async () => {
    const mei = await world.shopper();
    const facts = { itemNo: "SH1", name: { zh: "杯", en: "Cup" }, days: 3, endsAt: "2026-12-01T18:17:00.000Z" };
    const at = world.deps.clock.now();
    await world.deps.db
      .transaction()
      .execute((tx) => tell(tx, world.deps, { userId: mei.id, type: "warehouse", template: "storage-ending", facts, at }));
    const said = async (timeZone?: string) =>
      (await mei.must(messageList, { body: { currPage: 1, pageSize: 10, ...(timeZone && { timeZone }) } })).list[0]?.text;
    expect(await said("Europe/Berlin")).toContain("1 Dec 2026, 19:17 your time (Beijing time 2 Dec 2026, 02:17)");
    expect(await said()).toContain("2 Dec 2026, 02:17 (Beijing time)");
    const body = { currPage: 1, pageSize: 10, timeZone: "Mars/Base" };
    expect(await mei.call(messageList, { body })).toMatchObject({ ok: false, code: "INPUT_INVALID" });
  });

  it("are written and read with what their template is told, or not at all", async () => {
    const mei = await world.shopper();
    await tellOf(mei);
    const { db } = world.deps;
    const change = (to: object) => db.updateTable("message").set(to).where("user_id", "=", mei.id).execute();
    await change({ facts: JSON.stringify({ packageNo: "P100001" }) });
    expect(await mei.call(messageList)).toMatchObject({ ok: false, code: "SERVICE_ERROR" });
    await change({ template: "no-longer-known" });
    expect((await mei.must(messageList)).list).toMatchObject([{ title: "no-longer-known" }]);
    const wrong = { packageNo: "P100001", amountCny: "thirty" };
    const told = { userId: mei.id, type: "parcel", template: "parcel-balance-due", facts: wrong } as const;
    const telling = db.transaction().execute((tx) => tell(tx, world.deps, { ...told, at: world.deps.clock.now() }));
    await expect(telling).rejects.toThrow("message.facts of parcel-balance-due cannot be read");
  });

  it("of somebody else answer like unknown ones, and a foreign page deletes nothing (rules F52 and F57)", async () => {
    const [mei, omar] = [await world.shopper(), await world.shopper({ name: "omar" })];
    await tellOf(omar);
    const msgId = (await omar.must(messageList)).list[0]?.msgId ?? "";
    const foreign = await mei.call(setMessageRead, { body: { msgId } });
    expect(foreign).toEqual(await mei.call(setMessageRead, { body: { msgId: "987654321" } }));
    expect(await mei.call(deleteMessages, { query: { id: msgId } })).toMatchObject({ ok: false, code: "MESSAGE_NOT_FOUND" });
    const cookie = [...omar.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const headers of [{ cookie }, { cookie, "x-platform": "web", "sec-fetch-site": "cross-site" }]) {
      const reply = await fetch(`${world.url}/api/user/message/delete-read-all-msg?unread=1`, { headers });
      expect(reply.status).toBe(403);
      expect(await reply.json()).toMatchObject({ state: 10005 });
    }
    expect((await omar.must(messageCount)).total).toBe(1);
  });

  it("go by mail too, in the member's language, with a link to the configured address; a failed one is sent again, and the waiting job is sealed", async () => {
    const mei = await world.shopper();
    await tellOf(mei, true);
    const { rows } = await sql<{ payload: unknown }>`select payload from graphile_worker._private_jobs`.execute(world.deps.db);
    expect(JSON.stringify(rows)).not.toContain("P100001");
    failuresLeft = 1;
    await world.work();
    const mail = await eventually("the mail", async () => sent.find(({ subject }) => subject === "需补运费差额"), 20_000);
    expect(mail.text).toContain(`${world.deps.config.publicUrl}/cn/package/detail?packageId=P100001`);
    expect(mail.messageId).toMatch(/@sihai$/);
  });
});

import { createHmac, randomUUID } from "node:crypto";
import { messageList, readPreferences, setPreference } from "@sihai/contract/message";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type Client, eventually, race, type SpecWorld } from "#testing";
import { tell } from "../tell.ts";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
  await world.work();
});

type Event = { messageId: string; kind: "bounce" | "complaint"; detail?: string };
type Signing = { secret?: string; seconds?: number; signed?: string };

async function send(events: Event[], { secret, seconds = Math.floor(Date.now() / 1000), signed }: Signing = {}) {
  const body = JSON.stringify({ events });
  const id = randomUUID();
  const key = Buffer.from((secret ?? world.deps.config.mail.eventsSecret ?? "").replace("whsec_", ""), "base64");
  const signature = createHmac("sha256", key)
    .update(`${id}.${seconds}.${signed ?? body}`)
    .digest("base64");
  const reply = await fetch(`${world.url}/api/message/mail-events`, {
    method: "POST",
    headers: {
      ...{ "content-type": "application/json", "webhook-id": id },
      ...{ "webhook-timestamp": String(seconds), "webhook-signature": `v1,${signature}` },
    },
    body,
  });
  return { status: reply.status, data: ((await reply.json()) as { data: { known?: number } | null }).data };
}

/** A mail that was sent to somebody, by the id it has in the world. */
async function aSentMail(client: Client): Promise<string> {
  const { db, clock } = world.deps;
  const told = { userId: client.id, type: "order", template: "order-unpaid-cancelled", facts: { orderNo: "DG1" } } as const;
  await db.transaction().execute((tx) => tell(tx, world.deps, { ...told, mail: true, at: clock.now() }));
  const row = await eventually("the mail", () =>
    db
      .selectFrom("mail_log")
      .select("message_id")
      .where("user_id", "=", client.id)
      .where("state", "=", "sent")
      .executeTakeFirst(),
  );
  return row.message_id;
}

const logOf = (client: Client) =>
  world.deps.db.selectFrom("mail_log").select(["state", "detail"]).where("user_id", "=", client.id).execute();

const toldOf = async (client: Client) =>
  (await client.must(messageList, { body: { pageSize: 50 } })).list.filter(({ link }) => link === "/user/setting?part=messages");

const offersOf = async (client: Client) =>
  (await client.must(readPreferences)).list.find(({ kind }) => kind === "promotions")?.mail;

describe("a mail that comes back", () => {
  it.each([
    ["bounce", "bounced"],
    ["complaint", "complained"],
  ] as const)(
    "by %s is in its reader's log, ends offers by mail and is told in the app, once however often it is told",
    async (kind, state) => {
      const mei = await world.shopper();
      await mei.must(setPreference, { body: { kind: "promotions", channel: "mail", isOn: true } });
      const messageId = `<${await aSentMail(mei)}>`;
      const done = await race(4, () => send([{ messageId, kind, detail: "550 no such mailbox" }]));
      expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(done.map(({ data }) => data?.known).toSorted()).toEqual([0, 0, 0, 1]);
      expect(await logOf(mei)).toEqual([{ state, detail: "550 no such mailbox" }]);
      expect([await offersOf(mei), (await toldOf(mei)).length]).toEqual([false, 1]);
    },
  );

  it("is taken from whoever signs alone: not of another secret, another text, another hour, or none", async () => {
    const mei = await world.shopper();
    const event = { messageId: await aSentMail(mei), kind: "bounce" } as const;
    const hour = Math.floor(Date.now() / 1000) - 3600;
    const forged = [{ secret: "whsec_AAAA" }, { signed: "{}" }, { seconds: hour }, { seconds: hour + 7200 }];
    for (const signing of forged) expect((await send([event], signing)).status).toBe(401);
    const bare = await fetch(`${world.url}/api/message/mail-events`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ events: [event] }),
    });
    expect(bare.status).toBe(401);
    expect(await bare.json()).toMatchObject({ data: { code: "MAIL_EVENTS_REFUSED" } });
    expect(await logOf(mei)).toMatchObject([{ state: "sent" }]);
    expect(await toldOf(mei)).toEqual([]);
  });

  it("that nobody here sent is no fault, and what is no event is refused", async () => {
    expect(await send([{ messageId: "other@elsewhere", kind: "bounce" }])).toEqual({ status: 200, data: { known: 0 } });
    expect((await send([])).status).toBe(400);
  });
});

import { createHmac, randomUUID } from "node:crypto";
import { logInByCode, sendCode } from "@sihai/contract/identity";
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

describe("a mailbox that is not there, as the sandbox has it", () => {
  async function whoseMailComesBack(beginning: "bounce" | "spam"): Promise<{ mei: Client; email: string }> {
    const mei = await world.shopper();
    const email = `${beginning}-${mei.id}@example.com`;
    await world.deps.db.updateTable("app_user").set({ email, email_normal: email }).where("id", "=", mei.id).execute();
    await aSentMail(mei);
    await eventually("its return", async () => (await logOf(mei)).find(({ state }) => state !== "sent"));
    return { mei, email };
  }

  async function mailAgain(mei: Client): Promise<void> {
    const { db, clock } = world.deps;
    const told = { userId: mei.id, type: "order", template: "order-unpaid-cancelled", facts: { orderNo: "DG2" } } as const;
    await db.transaction().execute((tx) => tell(tx, world.deps, { ...told, mail: true, at: clock.now() }));
    await eventually("the second mail", async () => (await logOf(mei)).length === 2);
  }

  it("is sent nothing more but codes, until one of them is typed in", async () => {
    const { mei, email } = await whoseMailComesBack("bounce");
    await mailAgain(mei);
    expect(await logOf(mei)).toEqual([
      { state: "bounced", detail: "550 5.1.1 no such mailbox" },
      { state: "refused", detail: "5.1.1" },
    ]);
    expect(await toldOf(mei)).toHaveLength(1);
    const visitor = world.visitor();
    await visitor.must(sendCode, { body: { email, purpose: "login" } });
    const code = await eventually("the code", async () => {
      const reply = await fetch(`${world.sandbox.url}/inbox/api/messages?to=${email}`);
      const { messages } = (await reply.json()) as { messages: { text: string }[] };
      return messages.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((found) => found !== undefined);
    });
    await visitor.must(logInByCode, { body: { email, code } });
    const row = world.deps.db.selectFrom("app_user").select("mail_stopped_for").where("id", "=", mei.id);
    expect(await row.executeTakeFirst()).toEqual({ mail_stopped_for: null });
  });

  it("is another than one whose owner calls a mail spam: orders are told of there all the same", async () => {
    const { mei } = await whoseMailComesBack("spam");
    await mailAgain(mei);
    expect((await logOf(mei))[0]).toEqual({ state: "complained", detail: "marked as spam" });
    expect((await logOf(mei))[1]?.detail).not.toBe("5.1.1");
  });
});

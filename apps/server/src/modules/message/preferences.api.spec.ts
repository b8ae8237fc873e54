import { stopCustomer } from "@sihai/contract/customer";
import { logIn } from "@sihai/contract/identity";
import { messageList, readPreferences, setPreference, unsubscribe } from "@sihai/contract/message";
import { describe, expect, it } from "vitest";
import { type Client, eventually, race } from "#testing";
import { aMember, goodPassword } from "../../../testing/identity/accounts.ts";
import { mailbox, standOnMailGround, world } from "../../../testing/identity/fixtures.ts";
import { kindOfMessage } from "./preferences.ts";
import { tell } from "./tell.ts";

standOnMailGround();

/** Something happens that the customer is told by mail as well. */
async function happens(client: Client, what: "order" | "wallet" | "activity"): Promise<void> {
  const { db, clock } = world.deps;
  const common = { userId: client.id, mail: true, at: clock.now() };
  await db.transaction().execute(async (tx) => {
    if (what === "order")
      await tell(tx, world.deps, { ...common, type: "order", template: "order-unpaid-cancelled", facts: { orderNo: "DG1" } });
    else if (what === "wallet")
      await tell(tx, world.deps, {
        ...common,
        type: "wallet",
        template: "payment-password-changed",
        facts: { at: common.at.toISOString() },
      });
    else
      await tell(tx, world.deps, {
        ...common,
        type: "activity",
        template: "broadcast-offer",
        facts: { title: { zh: "优惠", en: "An offer" }, body: { zh: "运费九折", en: "A tenth off shipping" } },
      });
  });
}

/** Mails someone got after a mark; one that must come last says that all before it have come. */
async function mailsTo(email: string, from: number) {
  const marker = `marker-${from}@preferences.example`;
  await aMember(world, mailbox, marker);
  return mailbox.sent.slice(from).filter(({ to }) => to === email);
}

const titles = async (client: Client) =>
  (await client.must(messageList, { body: { pageSize: 50 } })).list.map(({ msgTypeId }) => msgTypeId);

/** One click as a mail program makes it: a form, without cookies, from anywhere. */
function oneClick(url: string): Promise<Response> {
  const { pathname, search } = new URL(url);
  return fetch(`${world.url}${pathname}${search}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" },
    body: "List-Unsubscribe=One-Click",
  });
}

describe("what I am told", () => {
  it("begins with everything but offers, which signing up does not ask for", async () => {
    const email = "first@preferences.example";
    const client = await aMember(world, mailbox, email);
    const { list } = await client.must(readPreferences);
    expect(list.map(({ kind, app, mail }) => [kind, app, mail])).toEqual([
      ["orders", true, true],
      ["parcels", true, true],
      ["money", true, true],
      ["service", true, true],
      ["promotions", false, false],
    ]);
    const from = mailbox.sent.length;
    await happens(client, "activity");
    await happens(client, "order");
    expect((await mailsTo(email, from)).map(({ subject }) => subject)).toHaveLength(1);
    expect(await titles(client)).toEqual(["order", "system"]);
    await client.must(setPreference, { body: { kind: "promotions", channel: "mail", isOn: true } });
    const then = mailbox.sent.length;
    await happens(client, "activity");
    expect(await mailsTo(email, then)).toHaveLength(1);
    await client.must(setPreference, { body: { kind: "promotions", channel: "app", isOn: true } });
    await happens(client, "activity");
    expect(await titles(client)).toEqual(["activity", "order", "system"]);
  });

  it("leaves out what is switched off, in the app and by mail each for itself; money stays in the app", async () => {
    const email = "quiet@preferences.example";
    const client = await aMember(world, mailbox, email);
    await client.must(setPreference, { body: { kind: "orders", channel: "app", isOn: false } });
    await client.must(setPreference, { body: { kind: "money", channel: "mail", isOn: false } });
    const refused = await client.call(setPreference, { body: { kind: "money", channel: "app", isOn: false } });
    expect(refused).toMatchObject({ ok: false, status: 409, code: "PREFERENCE_ALWAYS_ON" });
    const from = mailbox.sent.length;
    await happens(client, "order");
    await happens(client, "wallet");
    expect(await mailsTo(email, from)).toHaveLength(1);
    expect(await titles(client)).toEqual(["wallet", "system"]);
  });

  it("keeps both when two channels of a kind are changed at once", async () => {
    const client = await aMember(world, mailbox, "both@preferences.example");
    const channels = ["app", "mail"] as const;
    await race(2, (index) =>
      client.must(setPreference, { body: { kind: "service", channel: channels[index] ?? "app", isOn: false } }),
    );
    const { list } = await client.must(readPreferences);
    expect(list.find(({ kind }) => kind === "service")).toMatchObject({ app: false, mail: false });
  });

  it("is told by safety whatever was chosen, and such a mail cannot be ended", async () => {
    const email = "safe@preferences.example";
    await aMember(world, mailbox, email);
    const from = mailbox.sent.length;
    await world.visitor().must(logIn, { body: { email, password: goodPassword } });
    const mail = await eventually("the mail", async () => mailbox.sent.slice(from).find(({ to }) => to === email));
    expect([mail.subject, mail.unsubscribeUrl]).toEqual(["New device logged in", undefined]);
  });

  it.each([
    ["credits-ending", "activity", "money"],
    ["coupon-given", "activity", "money"],
    ["broadcast-offer", "activity", "promotions"],
    ["consult-answered", "order", "service"],
    ["claim-paid", "parcel", "service"],
    ["return-refunded", "wallet", "money"],
    ["item-refused", "warehouse", "parcels"],
    ["payment-password-changed", "system", null],
  ] as const)("%s of %s is about %s", (template, type, kind) => {
    expect(kindOfMessage(template, type)).toBe(kind);
  });
});

describe("ending mails by their link", () => {
  it("takes one click without a log-in, as often as it is pressed, and ends mails of that kind alone", async () => {
    const email = "ending@preferences.example";
    const client = await aMember(world, mailbox, email);
    const from = mailbox.sent.length;
    await happens(client, "order");
    const mail = await mailbox.newest(email, from);
    const url = mail.unsubscribeUrl ?? "";
    expect(url).toContain("/api/message/unsubscribe?key=");
    expect(mail.text).toMatch(/\/en\/login\?unsubscribe=[\w-]+&kind=orders/);
    for (const reply of await race(2, () => oneClick(url))) expect(reply.status).toBe(200);
    const { list } = await client.must(readPreferences);
    expect(list.filter((each) => !each.mail).map(({ kind }) => kind)).toEqual(["orders", "promotions"]);
    const then = mailbox.sent.length;
    await happens(client, "order");
    await happens(client, "wallet");
    expect(await mailsTo(email, then)).toHaveLength(1);
  });

  it("is not for a key that was changed, and opening it by GET changes nothing", async () => {
    const email = "keys@preferences.example";
    const client = await aMember(world, mailbox, email);
    const from = mailbox.sent.length;
    await happens(client, "order");
    const url = (await mailbox.newest(email, from)).unsubscribeUrl ?? "";
    const key = new URL(url).searchParams.get("key") ?? "";
    const changed = `${key.slice(0, -4)}${key.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
    expect(await world.visitor().call(unsubscribe, { query: { key: changed } })).toMatchObject({
      status: 410,
      code: "UNSUBSCRIBE_KEY_WRONG",
    });
    const { pathname, search } = new URL(url);
    expect((await world.visitor().fetch(`${pathname}${search}`)).status).toBe(404);
    expect((await client.must(readPreferences)).list.find(({ kind }) => kind === "orders")?.mail).toBe(true);
    expect(await world.visitor().must(unsubscribe, { query: { key } })).toEqual({ kind: "orders" });
  });

  it("is open to whoever may not log in any more", async () => {
    const email = "stopped@preferences.example";
    const client = await aMember(world, mailbox, email);
    const from = mailbox.sent.length;
    await happens(client, "order");
    const url = (await mailbox.newest(email, from)).unsubscribeUrl ?? "";
    await (await world.staff("admin")).must(stopCustomer, {
      body: { userId: client.id, kind: "disabled", reason: "Tells us that somebody else uses the account" },
    });
    expect((await oneClick(url)).status).toBe(200);
  });
});

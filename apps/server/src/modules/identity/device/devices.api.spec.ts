import { listDevices, logIn, signOutDevice, signOutOthers, userInfo } from "@sihai/contract/identity";
import { messageList } from "@sihai/contract/message";
import { describe, expect, it } from "vitest";
import { type Client, eventually, race, trials } from "#testing";
import { aMember, goodPassword } from "../../../../testing/identity/accounts.ts";
import { mailbox, standOnMailGround, world } from "../../../../testing/identity/fixtures.ts";

standOnMailGround({ unlimited: true });

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1";
const laptop = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";

/** Logs in once more, from a browser of its own. */
async function logInFrom(email: string, userAgent: string, client = world.visitor()): Promise<Client> {
  await client.must(logIn, { body: { email, password: goodPassword } }, { headers: { "user-agent": userAgent } });
  return client;
}

const devicesOf = async (client: Client) => (await client.must(listDevices)).list;

async function toldOfDevices(client: Client): Promise<string[]> {
  const { list } = await client.must(messageList, { body: { pageSize: 50 } });
  return list.filter(({ title }) => title === "New device logged in").map(({ text }) => text);
}

async function isIn(client: Client): Promise<boolean> {
  return (await client.call(userInfo)).ok;
}

describe("where I am logged in", () => {
  it("is listed with browser and system in words, and which of them is this", async () => {
    const first = await aMember(world, mailbox, "listed@example.com");
    const second = await logInFrom("listed@example.com", phone);
    expect((await devicesOf(second)).map(({ app, system, isThis }) => ({ app, system, isThis }))).toEqual([
      { app: "safari", system: "iphone", isThis: true },
      { app: "other", system: "other", isThis: false },
    ]);
    expect((await devicesOf(first)).map(({ isThis }) => isThis)).toEqual([false, true]);
  });

  it("says when a device was last used, without writing at every call", async () => {
    const client = await aMember(world, mailbox, "seen@example.com");
    const { db } = world.deps;
    const ago = new Date(Date.now() - 3_600_000);
    await db.updateTable("session").set({ last_seen_at: ago }).where("user_id", "=", client.id).execute();
    await client.must(userInfo);
    const seen = (await devicesOf(client))[0]?.lastSeenAt ?? "";
    expect(new Date(seen).getTime()).toBeGreaterThan(ago.getTime() + 3_000_000);
    await client.must(userInfo);
    expect((await devicesOf(client))[0]?.lastSeenAt).toBe(seen);
  });

  it("leaves out sessions that are over", async () => {
    const first = await aMember(world, mailbox, "over@example.com");
    const second = await logInFrom("over@example.com", phone);
    const [mine] = await devicesOf(second);
    await world.deps.db
      .updateTable("session")
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where("user_id", "=", first.id)
      .where("id", "!=", mine?.id ?? "")
      .execute();
    expect(await devicesOf(second)).toHaveLength(1);
  });
});

describe("a device never seen before", () => {
  it("is told to the owner, in the app and by mail, with what to do; the first of all is not", async () => {
    const email = "told@example.com";
    const owner = await aMember(world, mailbox, email);
    expect(await toldOfDevices(owner)).toEqual([]);
    const from = mailbox.sent.length;
    await logInFrom(email, laptop);
    expect(await toldOfDevices(owner)).toEqual([expect.stringContaining("Chrome on Windows logged in to your account")]);
    const mail = await eventually("the mail", async () =>
      mailbox.sent.slice(from).find(({ to, subject }) => to === email && subject === "New device logged in"),
    );
    expect(mail.text).toContain("log out everywhere else and change your password");
    expect(mail.text).toContain("/en/user/setting?part=devices");
  });

  it("is told once: coming again from it is no news", async () => {
    const owner = await aMember(world, mailbox, "again@example.com");
    const other = await logInFrom("again@example.com", phone);
    await logInFrom("again@example.com", phone, other);
    expect(await toldOfDevices(owner)).toHaveLength(1);
  });

  it("is told of also when two come at once to an account that knows none", async () => {
    for (const trial of trials(4)) {
      const email = `twins-${trial}@example.com`;
      const owner = await aMember(world, mailbox, email);
      await world.deps.db.deleteFrom("known_device").where("user_id", "=", owner.id).execute();
      await race(2, () => logInFrom(email, laptop));
      expect(await toldOfDevices(owner)).toHaveLength(1);
    }
  });
});

describe("logging a device out", () => {
  it("ends that one alone, and its next log-in is one of a new device", async () => {
    const email = "one@example.com";
    const [owner, lost] = [await aMember(world, mailbox, email), await logInFrom(email, phone)];
    const device = (await devicesOf(owner)).find(({ isThis }) => !isThis);
    await owner.must(signOutDevice, { body: { id: device?.id ?? "" } });
    expect([await isIn(owner), await isIn(lost)]).toEqual([true, false]);
    await logInFrom(email, phone, lost);
    expect(await toldOfDevices(owner)).toHaveLength(2);
  });

  it("does it once when asked twice at once, and says of somebody else's what it says of none", async () => {
    const email = "twice@example.com";
    const [owner, stranger] = [await aMember(world, mailbox, email), await world.shopper()];
    await logInFrom(email, phone);
    const id = (await devicesOf(owner)).find(({ isThis }) => !isThis)?.id ?? "";
    const theirs = await stranger.call(signOutDevice, { body: { id } });
    expect(theirs).toMatchObject({ ok: false, status: 404, code: "DEVICE_NOT_FOUND" });
    expect(await stranger.call(signOutDevice, { body: { id: "999999999" } })).toEqual(theirs);
    const done = await race(2, () => owner.call(signOutDevice, { body: { id } }));
    expect(done.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it("everywhere else keeps this one, and forgets the other browsers", async () => {
    const email = "all@example.com";
    const owner = await aMember(world, mailbox, email);
    const others = [await logInFrom(email, phone), await logInFrom(email, laptop)];
    expect(await owner.must(signOutOthers)).toEqual({ ended: 2 });
    expect(await isIn(owner)).toBe(true);
    for (const other of others) expect(await isIn(other)).toBe(false);
    const known = await world.deps.db.selectFrom("known_device").selectAll().where("user_id", "=", owner.id).execute();
    expect(known).toHaveLength(1);
  });

  it("everywhere else from two devices at once leaves exactly one of them", async () => {
    for (const trial of trials(6)) {
      const email = `duel-${trial}@example.com`;
      const both = [await aMember(world, mailbox, email), await logInFrom(email, phone)];
      await Promise.all(both.map((client) => client.call(signOutOthers)));
      expect((await Promise.all(both.map(isIn))).filter(Boolean)).toHaveLength(1);
    }
  });
});

import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  listPasskeys,
  logIn,
  logInByPasskey,
  removePasskey,
  resetPassword,
  userInfo,
} from "@sihai/contract/identity";
import { messageList } from "@sihai/contract/message";
import { describe, expect, it } from "vitest";
import { type Client, race } from "#testing";
import { aMember, goodPassword } from "../../../../testing/identity/accounts.ts";
import { anAuthenticator, type Faults } from "../../../../testing/identity/authenticator.ts";
import { mailbox, standOnMailGround, world } from "../../../../testing/identity/fixtures.ts";
import { makeLink } from "../code/link.store.ts";

standOnMailGround();

const proof = { body: { password: goodPassword } };
const aDevice = () => anAuthenticator(new URL(world.deps.config.publicUrl).origin);

async function anOwner(email: string) {
  const [client, device] = [await aMember(world, mailbox, email), aDevice()];
  await client.must(addPasskey, { body: device.make(await client.must(beginPasskey, proof)) });
  return { client, device };
}

async function enter(device: ReturnType<typeof aDevice>, browser: Client = world.visitor(), faults: Faults = {}) {
  const options = await browser.must(beginPasskeyLogIn);
  return { browser, done: await browser.call(logInByPasskey, { body: device.sign(options, faults) }) };
}

const refused = { ok: false, status: 403, code: "PASSKEY_REFUSED" };

describe("a passkey", () => {
  it("opens the account in a new browser, without password or code, and its owner heard that it was added", async () => {
    const { client, device } = await anOwner("keys@passkeys.example");
    const { list } = await client.must(messageList, { body: {} });
    expect(list.map(({ title }) => title)).toContain("Passkey added");
    await mailbox.about("keys@passkeys.example", "Passkey added");
    const { browser, done } = await enter(device);
    expect(done).toMatchObject({ ok: true, data: { userId: client.id } });
    expect((await browser.must(userInfo)).email).toBe("keys@passkeys.example");
    const [passkey] = (await client.must(listPasskeys)).list;
    expect(passkey?.lastUsedAt).not.toBeNull();
  });

  it("still lets the owner in while strangers have locked the password", async () => {
    const email = "locked@passkeys.example";
    const { device } = await anOwner(email);
    const stranger = world.visitor();
    for (let tries = 0; tries < 6; tries++) await stranger.call(logIn, { body: { email, password: "Wrong#2026" } });
    expect(await stranger.call(logIn, { body: { email, password: goodPassword } })).toMatchObject({ code: "LOGIN_LOCKED" });
    expect((await enter(device)).done.ok).toBe(true);
  });

  it("is added only by who proves to be the owner, in the browser that was asked, of what it was asked", async () => {
    const client = await aMember(world, mailbox, "proof@passkeys.example");
    const device = aDevice();
    expect(await client.call(beginPasskey, { body: { password: "Wrong#2026" } })).toMatchObject({ code: "WRONG_PASSWORD" });
    expect(await client.call(addPasskey, { body: device.make({ challenge: "A".repeat(43) }) })).toMatchObject(refused);
    const faults: Faults[] = [{ origin: "https://sihai.evil.example" }, { site: "evil.example" }, { isUnverified: true }];
    for (const fault of faults) {
      const options = await client.must(beginPasskey, proof);
      expect(await client.call(addPasskey, { body: device.make(options, fault) })).toMatchObject(refused);
    }
    const other = await aMember(world, mailbox, "other@passkeys.example");
    const options = await client.must(beginPasskey, proof);
    expect(await other.call(addPasskey, { body: device.make(options) })).toMatchObject(refused);
    expect((await client.must(listPasskeys)).list).toEqual([]);
  });

  it("opens nothing with another site's, an unverified, a copied, a replayed or a foreign answer", async () => {
    const { device } = await anOwner("faults@passkeys.example");
    expect((await enter(device)).done.ok).toBe(true);
    const faults: Faults[] = [
      { origin: "https://sihai.evil.example" },
      { site: "evil.example" },
      { isUnverified: true },
      { count: 1 },
    ];
    for (const fault of faults) expect((await enter(device, world.visitor(), fault)).done).toMatchObject(refused);
    expect((await enter(aDevice())).done).toMatchObject(refused);
    const [one, two] = [world.visitor(), world.visitor()];
    const body = device.sign(await one.must(beginPasskeyLogIn));
    await two.must(beginPasskeyLogIn);
    expect(await two.call(logInByPasskey, { body })).toMatchObject(refused);
    expect((await one.call(logInByPasskey, { body })).ok).toBe(true);
    expect(await one.call(logInByPasskey, { body })).toMatchObject(refused);
  });

  it("opens once what is sent many times at once", async () => {
    const { device } = await anOwner("race@passkeys.example");
    const browser = world.visitor();
    const body = device.sign(await browser.must(beginPasskeyLogIn));
    const done = await race(8, () => browser.call(logInByPasskey, { body }));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("is not made of what was to be signed five minutes ago", async () => {
    const { device } = await anOwner("late@passkeys.example");
    const browser = world.visitor();
    const options = await browser.must(beginPasskeyLogIn);
    await world.advance(301);
    expect(await browser.call(logInByPasskey, { body: device.sign(options) })).toMatchObject(refused);
  });

  it("ends when it is removed, by its owner alone, and when the password is reset by link", async () => {
    const { client, device } = await anOwner("gone@passkeys.example");
    const id = (await client.must(listPasskeys)).list[0]?.id ?? "";
    const stranger = await world.shopper();
    const theirs = await stranger.call(removePasskey, { body: { id } });
    expect(theirs).toMatchObject({ ok: false, status: 404, code: "PASSKEY_NOT_FOUND" });
    expect(await stranger.call(removePasskey, { body: { id: "99999999" } })).toEqual(theirs);
    await client.must(removePasskey, { body: { id } });
    expect((await enter(device)).done).toMatchObject(refused);

    const reset = await anOwner("reset@passkeys.example");
    const at = world.deps.clock.now();
    const expiresAt = new Date(at.getTime() + 3_600_000);
    const key = await world.deps.db
      .transaction()
      .execute((tx) => makeLink(tx, { purpose: "reset", userId: reset.client.id, at, expiresAt }));
    const password = "Fresh#2026";
    await world.visitor().must(resetPassword, { body: { key, password, confirmPassword: password } });
    expect((await enter(reset.device)).done).toMatchObject(refused);
  });

  it("is one of ten at most, however many are added at once", async () => {
    const { client } = await anOwner("ten@passkeys.example");
    const at = new Date();
    const made = { user_id: client.id, sign_count: 0, device_app: "chrome", device_system: "windows", created_at: at };
    const rows = Array.from({ length: 9 }, (_, index) => ({
      ...made,
      credential_id: Buffer.from(`${client.id}-${index}`.padEnd(32, "x")),
      public_key: Buffer.alloc(77),
    }));
    await world.deps.db.insertInto("passkey").values(rows).execute();
    expect(await client.call(beginPasskey, proof)).toMatchObject({ ok: false, code: "PASSKEYS_FULL", data: { most: 10 } });
  });
});

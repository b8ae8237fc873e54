import {
  activateEmail,
  changeEmail,
  checkResetLink,
  forgotPassword,
  logIn,
  resetPassword,
  sendNewEmailCode,
  userInfo,
} from "@sihai/contract/identity";
import { describe, expect, it } from "vitest";
import { race } from "#testing";
import { aMember, goodPassword } from "../../../../testing/identity/accounts.ts";
import { mailbox, standOnMailGround, world } from "../../../../testing/identity/fixtures.ts";

standOnMailGround();

describe("the reset link (rule F53)", () => {
  it("starts with the configured address whatever the Host header says, works once, and ends every session", async () => {
    const email = "forgetful@example.com";
    const client = await aMember(world, mailbox, email);
    const from = mailbox.sent.length;
    const headers = { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" };
    await world.visitor().must(forgotPassword, { body: { email } }, { headers });
    const { text } = await mailbox.newest(email, from);
    expect(text).not.toContain("evil.example");
    const key = new RegExp(`${world.deps.config.publicUrl}/en/forgot-password\\?token=([\\w-]+)`).exec(text)?.[1] ?? "";
    expect(key).not.toBe("");
    const body = { key, password: "Fresh#2026", confirmPassword: "Fresh#2026" };
    for (const _ of [1, 2]) await world.visitor().must(checkResetLink, { body: { key } });
    const outcomes = await race(8, () => world.visitor().call(resetPassword, { body }));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    const used = await world.visitor().call(checkResetLink, { body: { key } });
    expect(used).toMatchObject({ ok: false, code: "LINK_EXPIRED" });
    expect(await client.call(userInfo)).toMatchObject({ ok: false, status: 401 });
    expect((await world.visitor().call(logIn, { body: { email, password: "Fresh#2026" } })).ok).toBe(true);
    expect(await world.visitor().call(logIn, { body: { email, password: goodPassword } })).toMatchObject({
      ok: false,
      state: 20003,
    });
  });

  it("expires after 24 hours and when the address changes", async () => {
    const email = "mover@example.com";
    const client = await aMember(world, mailbox, email);
    const link = async (): Promise<string> => {
      const from = mailbox.sent.length;
      await world.visitor().must(forgotPassword, { body: { email } });
      return /token=([\w-]+)/.exec((await mailbox.newest(email, from)).text)?.[1] ?? "";
    };
    const old = await link();
    await world.advance(86_400);
    const attempt = (key: string) =>
      world.visitor().call(resetPassword, { body: { key, password: "Fresh#2026", confirmPassword: "Fresh#2026" } });
    expect(await world.visitor().call(checkResetLink, { body: { key: old } })).toMatchObject({ code: "LINK_EXPIRED" });
    expect(await attempt(old)).toMatchObject({ ok: false, code: "LINK_EXPIRED" });

    const open = await link();
    const from = mailbox.sent.length;
    await client.must(sendNewEmailCode, { body: { email: "moved@example.com" } });
    const code = await mailbox.codeFor("moved@example.com", from);
    expect(await client.call(changeEmail, { body: { email: "moved@example.com", code } })).toMatchObject({
      ok: false,
      state: 104,
    });
    await client.must(changeEmail, { body: { email: "moved@example.com", code, password: goodPassword } });
    expect((await mailbox.newest(email, from)).subject).toContain("changed");
    expect(await attempt(open)).toMatchObject({ ok: false, code: "LINK_EXPIRED" });
    expect((await world.visitor().call(logIn, { body: { email: "moved@example.com", password: goodPassword } })).ok).toBe(true);
  });
});

describe("who asks for a link without an account that may log in", () => {
  it("is told where to open one, and gets no key", async () => {
    const { id } = await aMember(world, mailbox, "was-stopped@example.com");
    const stopped = (disabled: boolean) => world.deps.db.updateTable("app_user").set({ disabled }).where("id", "=", id).execute();
    await stopped(true);
    for (const email of ["never-seen@example.com", "was-stopped@example.com"]) {
      const from = mailbox.sent.length;
      await world.visitor().must(forgotPassword, { body: { email } });
      const { text } = await mailbox.newest(email, from);
      expect(text).toContain(`${world.deps.config.publicUrl}/en/register`);
      expect(text).not.toContain("token=");
    }
    await stopped(false);
  });
});

describe("an address never confirmed (20027)", () => {
  it("is mailed ten links a day at most, however often the right password comes", async () => {
    const email = "eager@example.com";
    const client = await aMember(world, mailbox, email);
    const confirmed = (at: Date | null) =>
      world.deps.db.updateTable("app_user").set({ email_confirmed_at: at }).where("id", "=", client.id).execute();
    await confirmed(null);
    const visitor = world.visitor();
    for (let times = 0; times < 12; times += 1)
      expect(await visitor.call(logIn, { body: { email, password: goodPassword } })).toMatchObject({ state: 20027 });
    const links = world.deps.db.selectFrom("email_link").select("purpose").where("user_id", "=", client.id);
    expect(await links.execute()).toHaveLength(10);
    await confirmed(world.deps.clock.now());
  });

  it("gets a link after the right password, which works once and only from our own page (rule F52)", async () => {
    const email = "unconfirmed@example.com";
    const client = await aMember(world, mailbox, email);
    await world.deps.db.updateTable("app_user").set({ email_confirmed_at: null }).where("id", "=", client.id).execute();
    const from = mailbox.sent.length;
    const visitor = world.visitor();
    expect(await visitor.call(logIn, { body: { email, password: goodPassword } })).toMatchObject({ ok: false, state: 20027 });
    const key = /activate=([\w-]+)/.exec((await mailbox.newest(email, from)).text)?.[1] ?? "";
    const foreign = { headers: { "sec-fetch-site": "cross-site" } };
    expect(await visitor.call(activateEmail, { query: { key } }, foreign)).toMatchObject({ ok: false, state: 10005 });
    await visitor.must(activateEmail, { query: { key } });
    expect(await visitor.call(activateEmail, { query: { key } })).toMatchObject({ ok: false, code: "LINK_EXPIRED" });
    expect((await visitor.call(logIn, { body: { email, password: goodPassword } })).ok).toBe(true);
  });
});

describe("changing the e-mail (rule F54)", () => {
  it("takes no code another member asked for, and no address that has an account", async () => {
    const [ann, bob] = [await aMember(world, mailbox, "ann@example.com"), await aMember(world, mailbox, "bob@example.com")];
    const from = mailbox.sent.length;
    await ann.must(sendNewEmailCode, { body: { email: "new-ann@example.com" } });
    const code = await mailbox.codeFor("new-ann@example.com", from);
    for (const [name, value] of ann.cookies) if (name === "sh_device") bob.cookies.set(name, value);
    const asBob = await bob.call(changeEmail, { body: { email: "new-ann@example.com", code, password: goodPassword } });
    expect(asBob).toMatchObject({ ok: false, code: "CODE_WRONG" });

    await ann.must(sendNewEmailCode, { body: { email: "bob@example.com" } });
    const taken = await mailbox.codeFor("bob@example.com", from);
    const refused = await ann.call(changeEmail, { body: { email: "bob@example.com", code: taken, password: goodPassword } });
    expect(refused).toMatchObject({ ok: false, code: "EMAIL_EXISTS" });
  });
});

import {
  activateEmail,
  changeEmail,
  editPassword,
  forgotPassword,
  logIn,
  logInByCode,
  logOut,
  register,
  resetPassword,
  sendCode,
  sendCodeToMail,
  sendNewEmailCode,
  sessionCall,
  userInfo,
} from "@sihai/contract/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type Client, race, type SpecWorld } from "#testing";
import { aMailbox, aMember, goodPassword } from "./testing.ts";

const mailbox = aMailbox();
let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld({ adapters: { mail: mailbox } });
  await world.work();
});

async function rawReply(client: Client, path: string, body: object): Promise<string> {
  const reply = await client.fetch(`/api${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
  const names = [...reply.headers.keys()].filter((name) => name !== "date" && name !== "x-request-id").sort();
  return JSON.stringify([reply.status, names, await reply.text()]);
}

describe("nobody learns who has an account (F47)", () => {
  it("same bytes for a known and an unknown address at log-in, code, forgotten password, and registration with a wrong code", async () => {
    await aMember(world, mailbox, "known@example.com");
    await world.advance(61);
    const form = { password: goodPassword, confirmPassword: goodPassword, acceptTerms: true, acceptPrivacy: true };
    for (const [path, body] of [
      ["/user/oauth/login", { password: "Wrong#2026" }],
      ["/user/oauth/send-code", { purpose: "login" }],
      ["/user/oauth/send-code", { purpose: "register" }],
      ["/user/oauth/forget-password", {}],
      ["/user/oauth/login-by-code", { code: "000001" }],
      ["/user/oauth/register", { code: "000001", ...form }],
    ] as const) {
      const known = await rawReply(world.visitor(), path, { ...body, email: "known@example.com" });
      const unknown = await rawReply(world.visitor(), path, { ...body, email: "unknown@example.com" });
      expect(known, path).toBe(unknown);
    }
  });

  // Both are measured in turn, so that what else the machine does falls on both alike.
  it("hashes for unknown addresses too: the time is of the same order", { retry: 2 }, async () => {
    const time = async (email: string): Promise<number> => {
      const from = performance.now();
      await world.visitor().call(logIn, { body: { email, password: "Wrong#2026" } });
      return performance.now() - from;
    };
    const run = Math.random().toString(36).slice(2, 8);
    await aMember(world, mailbox, `timed-${run}@example.com`);
    await time("warm-up@example.com");
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 4; round += 1) {
      known.push(await time(`timed-${run}@example.com`));
      unknown.push(await time(`untimed-${run}@example.com`));
    }
    const middle = (times: number[]) => times.toSorted((a, b) => a - b)[1] ?? 0;
    expect(middle(known) / middle(unknown)).toBeGreaterThan(0.3);
    expect(middle(known) / middle(unknown)).toBeLessThan(3);
  });

  it("says 20040 and 20005 only after the code was right", async () => {
    await aMember(world, mailbox, "taken@example.com");
    await world.advance(61);
    const client = world.visitor();
    let from = mailbox.sent.length;
    await client.must(sendCode, { body: { email: "taken@example.com", purpose: "register" } });
    const code = await mailbox.codeFor("taken@example.com", from);
    const form = {
      email: "taken@example.com",
      code,
      password: goodPassword,
      confirmPassword: goodPassword,
      acceptTerms: true,
      acceptPrivacy: true,
    } as const;
    expect(await client.call(register, { body: form })).toMatchObject({ ok: false, state: 20040, code: "EMAIL_EXISTS" });

    from = mailbox.sent.length;
    await client.must(sendCode, { body: { email: "nobody@example.com", purpose: "login" } });
    const other = await mailbox.codeFor("nobody@example.com", from);
    expect(await client.call(logInByCode, { body: { email: "nobody@example.com", code: other } })).toMatchObject({
      ok: false,
      state: 20005,
    });
  });
});

describe("the log-in lock", () => {
  it("lets five wrong passwords through, however many come at once, then waits 15 minutes, then 30; the owner still gets in by code (F48)", async () => {
    const email = "locked@example.com";
    await aMember(world, mailbox, email);
    const outcomes = await race(20, () => world.visitor().call(logIn, { body: { email, password: "Wrong#2026" } }));
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.state === 20003)).toHaveLength(5);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.state === 20026)).toHaveLength(15);
    expect(await world.visitor().call(logIn, { body: { email, password: goodPassword } })).toMatchObject({
      ok: false,
      state: 20026,
    });

    await world.advance(61);
    const owner = world.visitor();
    const from = mailbox.sent.length;
    await owner.must(sendCode, { body: { email, purpose: "login" } });
    await owner.must(logInByCode, { body: { email, code: await mailbox.codeFor(email, from) } });

    await world.advance(15 * 60);
    expect(await world.visitor().call(logIn, { body: { email, password: "Wrong#2026" } })).toMatchObject({
      ok: false,
      state: 20003,
    });
    for (let n = 0; n < 4; n += 1) await world.visitor().call(logIn, { body: { email, password: "Wrong#2026" } });
    expect(await world.visitor().call(logIn, { body: { email, password: goodPassword } })).toMatchObject({
      ok: false,
      data: { minutes: 30 },
    });
    await world.advance(30 * 60);
    expect(await world.visitor().call(logIn, { body: { email, password: goodPassword } })).toMatchObject({ ok: true });
  });
});

describe("sessions (F51)", () => {
  it("take a new id at each log-in, and end at log-out and when the password changes", async () => {
    const email = "session@example.com";
    const first = await aMember(world, mailbox, email);
    const before = first.cookies.get("sh_session");
    await first.must(logIn, { body: { email, password: goodPassword } });
    expect(first.cookies.get("sh_session")).not.toBe(before);
    const stale = world.visitor();
    stale.cookies.set("sh_session", before ?? "");
    expect(await stale.call(userInfo)).toMatchObject({ ok: false, status: 401, state: 10008 });

    const fixed = world.visitor();
    fixed.cookies.set("sh_session", "attacker-chosen-session-id-0000000000000000000");
    await fixed.must(logIn, { body: { email, password: goodPassword } });
    expect(fixed.cookies.get("sh_session")).not.toContain("attacker");

    const changed = { oldPassword: goodPassword, password: "Sihai#2027", confirmPassword: "Sihai#2027" };
    await first.must(editPassword, { params: { userId: first.id }, body: changed });
    expect((await first.call(userInfo)).ok).toBe(true);
    expect(await fixed.call(userInfo)).toMatchObject({ ok: false, status: 401 });

    await first.must(logOut);
    expect(first.cookies.has("sh_session")).toBe(false);
    expect(await first.call(sessionCall)).toMatchObject({ ok: false, state: 10008 });
  });

  it("are shown by the session call in display cookies, which nobody trusts", async () => {
    const client = await aMember(world, mailbox, "cookies@example.com");
    const record = await client.must(sessionCall);
    expect(record).toMatchObject({ userId: client.id, email: "cookies@example.com", isRegistered: true });
    expect(record.authInfo.accessToken).not.toBe(client.cookies.get("sh_session"));
    expect(client.cookies.get("sh_uid")).toBe(client.id);
    const impostor = world.visitor();
    impostor.cookies.set("sh_uid", client.id);
    expect(await impostor.call(sessionCall)).toMatchObject({ ok: false, state: 10008 });
    expect(impostor.cookies.has("sh_uid")).toBe(false);
  });
});

describe("the reset link (F53)", () => {
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
    const outcomes = await race(8, () => world.visitor().call(resetPassword, { body }));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
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

describe("an address never confirmed (20027)", () => {
  it("gets a link after the right password, which works once and only from our own page (F52)", async () => {
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

describe("changing the e-mail (F54)", () => {
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

describe("passwords", () => {
  it("refuse the commonest, the unchanged, the unequal, and somebody else's user id", async () => {
    const client = await aMember(world, mailbox, "rules@example.com");
    const change = (password: string, confirmPassword = password, oldPassword = goodPassword, userId = client.id) =>
      client.call(editPassword, { params: { userId }, body: { oldPassword, password, confirmPassword } });
    expect(await change("Password1")).toMatchObject({ ok: false, code: "PASSWORD_TOO_COMMON" });
    expect(await change(goodPassword)).toMatchObject({ ok: false, code: "PASSWORD_UNCHANGED" });
    expect(await change("Sihai#2027", "Sihai#2028")).toMatchObject({
      ok: false,
      code: "PASSWORDS_DIFFER",
      msg: "Passwords do not match",
    });
    expect(await change("Sihai#2027", "Sihai#2027", "Wrong#2026")).toMatchObject({
      ok: false,
      state: 20003,
      msg: "Login password incorrect",
    });
    const foreign = await change("Sihai#2027", "Sihai#2027", goodPassword, String(Number(client.id) - 1));
    const unknown = await change("Sihai#2027", "Sihai#2027", goodPassword, "999999999");
    expect(foreign).toEqual(unknown);
    expect(foreign).toMatchObject({ ok: false, state: 20005 });
  });

  it("of six digits, set by e-mail, need a code on a new device (B-71)", async () => {
    const email = "digits@example.com";
    const client = await aMember(world, mailbox, email);
    let from = mailbox.sent.length;
    await client.must(sendCodeToMail, { body: { purpose: "login-password" } });
    const code = await mailbox.codeFor(email, from);
    await client.must(editPassword, {
      params: { userId: client.id },
      body: { code, password: "730914", confirmPassword: "730914" },
    });
    expect((await client.call(logIn, { body: { email, password: "730914" } })).ok).toBe(true);

    const elsewhere = world.visitor();
    expect(await elsewhere.call(logIn, { body: { email, password: "730914" } })).toMatchObject({ ok: false, state: 20231101 });
    from = mailbox.sent.length;
    await elsewhere.must(sendCode, { body: { email, purpose: "login" } });
    const second = await mailbox.codeFor(email, from);
    await elsewhere.must(logIn, { body: { email, password: "730914", code: second } });
    expect((await elsewhere.call(logIn, { body: { email, password: "730914" } })).ok).toBe(true);
  });

  it("never stand in an address", async () => {
    const reply = await world.visitor().fetch("/api/user/oauth/login?password=Secret%23123", {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    expect(reply.status).toBe(400);
  });
});

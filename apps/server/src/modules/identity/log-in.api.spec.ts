import {
  editPassword,
  forgotPassword,
  logIn,
  logInByCode,
  logOut,
  register,
  sendCode,
  sessionCall,
  setUserLanguage,
  userInfo,
} from "@sihai/contract/identity";
import { listOrders } from "@sihai/contract/order";
import { makeToken } from "@sihai/contract/partner";
import { describe, expect, it } from "vitest";
import { forgiveTries, takeGuesserTry, takeTry } from "#platform";
import { type Client, race } from "#testing";
import { aMember, goodPassword } from "../../../testing/identity/accounts.ts";
import { mailbox, standOnMailGround, world } from "../../../testing/identity/fixtures.ts";

standOnMailGround();

async function rawReply(client: Client, path: string, body: object): Promise<string> {
  const reply = await client.fetch(`/api${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
  const names = [...reply.headers.keys()].filter((name) => name !== "date" && name !== "x-request-id").sort();
  return JSON.stringify([reply.status, names, await reply.text()]);
}

describe("nobody learns who has an account (rule F47)", () => {
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

  it("a right code of an address without an account opens one with the same digits: once, there, and from that browser", async () => {
    const [client, email] = [world.visitor(), "newcomer@example.com"];
    const from = mailbox.sent.length;
    await client.must(sendCode, { body: { email, purpose: "login" } });
    const code = await mailbox.codeFor(email, from);
    const form = { email, code, acceptTerms: true, acceptPrivacy: true } as const;
    const wrong = { ok: false, code: "CODE_WRONG" };
    expect(await client.call(register, { body: form })).toMatchObject(wrong);
    expect(await client.call(logInByCode, { body: { email, code } })).toMatchObject({ code: "USER_NOT_FOUND" });
    expect(await client.call(logInByCode, { body: { email, code } })).toMatchObject(wrong);
    expect(await world.visitor().call(register, { body: form })).toMatchObject(wrong);
    expect(await client.call(register, { body: { ...form, email: "else@example.com" } })).toMatchObject(wrong);
    await client.must(register, { body: form });
    expect(await client.must(userInfo, {})).toMatchObject({ email });
  });
});

describe("the log-in lock", () => {
  it("lets five wrong passwords through, however many come at once, then waits 15 minutes, then 30; the owner still gets in by code (rule F48)", async () => {
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

  it("is twice as long each time, a day at most, and begins anew after the right password", async () => {
    const { db, clock } = world.deps;
    const subject = "patient@example.com";
    let now = clock.now();
    const locked = async () => {
      for (let tries = 0; tries < 5; tries += 1) expect(await takeTry(db, "login", subject, now)).toEqual({ allowed: true });
      const refused = await takeTry(db, "login", subject, now);
      const minutes = refused.allowed ? 0 : refused.minutes;
      now = new Date(now.getTime() + minutes * 60_000);
      return minutes;
    };
    for (const minutes of [15, 30, 60, 120, 240, 480, 960, 1440, 1440]) expect(await locked()).toBe(minutes);
    await forgiveTries(db, "login", subject);
    expect(await locked()).toBe(15);
  });
});

describe("an account that is stopped", () => {
  it("is opened by neither its password nor a code, and only who has one of them is told", async () => {
    const email = "stopped@example.com";
    const { id } = await aMember(world, mailbox, email);
    const stopped = (disabled: boolean) => world.deps.db.updateTable("app_user").set({ disabled }).where("id", "=", id).execute();
    await stopped(true);
    await world.advance(61);
    const [client, from] = [world.visitor(), mailbox.sent.length];
    const told = { ok: false, code: "ACCOUNT_DISABLED" };
    expect(await client.call(logIn, { body: { email, password: goodPassword } })).toMatchObject(told);
    expect(await client.call(logIn, { body: { email, password: "Wrong#2026" } })).toMatchObject({ code: "WRONG_PASSWORD" });
    await client.must(sendCode, { body: { email, purpose: "login" } });
    const code = await mailbox.codeFor(email, from);
    const wrong = code === "000000" ? "000001" : "000000";
    expect(await client.call(logInByCode, { body: { email, code: wrong } })).toMatchObject({ code: "CODE_WRONG" });
    expect(await client.call(logInByCode, { body: { email, code } })).toMatchObject(told);
    expect(await client.call(userInfo)).toMatchObject({ ok: false, status: 401 });
    await stopped(false);
  });
});

describe("a stranger's guesses and codes", () => {
  it("leave the owner their password, codes and links at a browser they came from before (rule F48)", async () => {
    const email = "besieged@example.com";
    const owner = await aMember(world, mailbox, email);
    const thief = world.visitor();
    await race(20, () => thief.call(logIn, { body: { email, password: "Wrong#2026" } }));
    expect(await thief.call(logIn, { body: { email, password: goodPassword } })).toMatchObject({ ok: false, state: 20026 });
    for (let sent = 0; sent < 12; sent += 1) {
      await world.advance(61);
      await thief.call(sendCode, { body: { email, purpose: "login" } });
    }
    // Nor does another browser give a stranger more.
    for (const who of [thief, world.visitor()])
      expect(await who.call(forgotPassword, { body: { email } })).toMatchObject({ ok: false, code: "CODE_NOT_SENT" });

    const from = mailbox.sent.length;
    await owner.must(sendCode, { body: { email, purpose: "login" } });
    const code = await mailbox.codeFor(email, from);
    await world.advance(61);
    await thief.call(sendCode, { body: { email, purpose: "login" } });
    await owner.must(logInByCode, { body: { email, code } });
    await thief.call(logIn, { body: { email, password: "Wrong#2026" } });
    await owner.must(logIn, { body: { email, password: goodPassword } });
    await owner.must(forgotPassword, { body: { email } });
  });

  it("are five for each network, and fifty for all of them together", async () => {
    const email = "many-networks@example.com";
    await aMember(world, mailbox, email);
    const guess = (network: string) =>
      takeGuesserTry(world.deps.db, { scope: "login", subject: email, guesser: { network } }, world.deps.clock.now());
    const allowed = await race(80, (index) => guess(`10.0.${Math.floor(index / 8)}`));
    expect(allowed.filter((taken) => taken.allowed)).toHaveLength(50);
    expect(await guess("10.9.9")).toMatchObject({ allowed: false });
    // Whoever is logged in, and each browser the owner came from, counts apart.
    const now = world.deps.clock.now();
    expect(await takeTry(world.deps.db, "login", email, now)).toEqual({ allowed: true });
    for (const device of ["laptop", "phone"]) {
      const by = { scope: "login", subject: email, guesser: { device } } as const;
      for (let tries = 0; tries < 5; tries += 1) expect(await takeGuesserTry(world.deps.db, by, now)).toEqual({ allowed: true });
      expect(await takeGuesserTry(world.deps.db, by, now)).toMatchObject({ allowed: false });
    }
  });
});

describe("sessions (rule F51)", () => {
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

    const program = world.visitor();
    program.token = (await first.must(makeToken, { body: { name: "shop", scopes: ["orders.read"], days: 30 } })).token;
    await program.must(listOrders, { query: {} });
    const changed = { oldPassword: goodPassword, password: "Sihai#2027", confirmPassword: "Sihai#2027" };
    await first.must(editPassword, { params: { userId: first.id }, body: changed });
    expect(await program.call(listOrders, { query: {} })).toMatchObject({ ok: false, code: "TOKEN_NOT_VALID" });
    expect((await first.call(userInfo)).ok).toBe(true);
    expect(await fixed.call(userInfo)).toMatchObject({ ok: false, status: 401 });

    await first.must(logOut);
    for (const name of ["sh_session", "sh_uid", "sh_email"]) expect(first.cookies.has(name), name).toBe(false);
    expect(await first.call(sessionCall)).toMatchObject({ ok: false, state: 10008 });
  });

  it("are shown by the session call in display cookies, which nobody trusts", async () => {
    const client = await aMember(world, mailbox, "cookies@example.com");
    const record = await client.must(sessionCall);
    expect(record).toMatchObject({ userId: client.id, email: "cookies@example.com", isRegistered: true });
    expect(record.authInfo.accessToken).not.toBe(client.cookies.get("sh_session"));
    // It names this session alone, for as long as that lasts.
    expect((await client.must(sessionCall)).authInfo.accessToken).toBe(record.authInfo.accessToken);
    const other = await aMember(world, mailbox, "cookies-too@example.com");
    expect((await other.must(sessionCall)).authInfo.accessToken).not.toBe(record.authInfo.accessToken);
    expect(client.cookies.get("sh_uid")).toBe(client.id);
    const impostor = world.visitor();
    impostor.cookies.set("sh_uid", client.id);
    impostor.cookies.set("sh_email", "cookies@example.com");
    expect(await impostor.call(sessionCall)).toMatchObject({ ok: false, state: 10008 });
    expect([impostor.cookies.has("sh_uid"), impostor.cookies.has("sh_email")]).toEqual([false, false]);
  });

  it("lie for thirty days in a cookie no page can read; those for display can be read (rules O-11 and O-12)", async () => {
    const email = "jar@example.com";
    const { id } = await aMember(world, mailbox, email);
    const reply = await world.visitor().fetch("/api/user/oauth/login", {
      method: "POST",
      body: JSON.stringify({ email, password: goodPassword }),
      headers: { "content-type": "application/json" },
    });
    const cookie = (name: string) => reply.headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? "";
    for (const name of ["sh_session", "sh_uid", "sh_email"]) expect(cookie(name)).toContain("Max-Age=2592000;");
    expect(cookie("sh_session")).toMatch(/; HttpOnly/);
    expect(`${cookie("sh_uid")}${cookie("sh_email")}`).not.toMatch(/HttpOnly/);
    expect([cookie("sh_uid").split(";")[0], cookie("sh_email").split(";")[0]]).toEqual([`sh_uid=${id}`, `sh_email=${email}`]);
  });
});

describe("the language of somebody's mails", () => {
  it("is the one somebody signed up in or chose; a page or a log-in in another one changes nothing", async () => {
    const client = await aMember(world, mailbox, "reads@example.com");
    const spoken = async () => {
      const user = world.deps.db.selectFrom("app_user").select("language").where("id", "=", client.id);
      return (await user.executeTakeFirstOrThrow()).language;
    };
    expect(await spoken()).toBe("en");
    client.language = "zh";
    await client.must(sessionCall);
    expect(await spoken()).toBe("en");
    await client.must(setUserLanguage, { body: { userLang: "cn" } });
    expect(await spoken()).toBe("zh");
    const other = world.visitor();
    await other.must(logIn, { body: { email: "reads@example.com", password: goodPassword } });
    expect(await spoken()).toBe("zh");
  });
});

describe("an account without a password", () => {
  it("is opened by an address and its code; no password opens it, a code does", async () => {
    const email = "codeonly@example.com";
    const client = world.visitor();
    const from = mailbox.sent.length;
    await client.must(sendCode, { body: { email, purpose: "register" } });
    const code = await mailbox.codeFor(email, from);
    await client.must(register, { body: { email, code, acceptTerms: true, acceptPrivacy: true } });
    expect(await client.must(userInfo)).toMatchObject({ email });
    expect((await world.visitor().call(logIn, { body: { email, password: goodPassword } })).ok).toBe(false);
    await world.advance(61);
    const later = world.visitor();
    const since = mailbox.sent.length;
    await later.must(sendCode, { body: { email, purpose: "login" } });
    await later.must(logInByCode, { body: { email, code: await mailbox.codeFor(email, since) } });
    expect(await later.must(userInfo)).toMatchObject({ email });
  });

  it("is not opened with a password and another to confirm it, or one of the two", async () => {
    const body = { email: "half@example.com", code: "000001", acceptTerms: true as const, acceptPrivacy: true as const };
    const half = await world.visitor().call(register, { body: { ...body, password: goodPassword } });
    expect(half).toMatchObject({ ok: false, code: "PASSWORDS_DIFFER" });
  });
});

import { randomBytes } from "node:crypto";
import { logInByCode, register, sendCode, sendNewEmailCode } from "@sihai/contract/identity";
import { describe, expect, it } from "vitest";
import { type Client, eventually, race } from "#testing";
import { aMember, goodPassword } from "../../../../testing/identity/accounts.ts";
import { mailbox, standOnMailGround, world } from "../../../../testing/identity/fixtures.ts";
import { guesserOf } from "../guesser.ts";
import { countMail } from "./count-mail.ts";

standOnMailGround();

async function guessesLeft(email: string): Promise<number | undefined> {
  const row = await world.deps.db
    .selectFrom("email_code")
    .select("guesses_left")
    .where("email_normal", "=", email)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.guesses_left;
}

/** A code to log in with, mailed a minute after any before it. */
async function aLoginCode(client: Client, email: string): Promise<string> {
  await world.advance(61);
  const from = mailbox.sent.length;
  await client.must(sendCode, { body: { email, purpose: "login" } });
  return mailbox.codeFor(email, from);
}

describe("a six-digit code", () => {
  it("evaluates at most five of 64 guesses sent at once over two nodes, the right one among them (rules F44 and F45)", async () => {
    await aMember(world, mailbox, "race@example.com");
    const second = await world.anotherNode();
    const thief = world.visitor();
    await world.advance(61);
    const from = mailbox.sent.length;
    await thief.must(sendCode, { body: { email: "race@example.com", purpose: "login" } });
    const right = Number(await mailbox.codeFor("race@example.com", from));
    const outcomes = await race(64, (index) => {
      const client = world.visitor();
      Object.assign(client, { url: index % 2 === 0 ? world.url : second });
      for (const [name, value] of thief.cookies) client.cookies.set(name, value);
      const code = String((right + index - 40 + 1_000_000) % 1_000_000).padStart(6, "0");
      return client.call(logInByCode, { body: { email: "race@example.com", code } });
    });
    const entered = outcomes.filter((outcome) => outcome.ok);
    expect(entered.length).toBeLessThanOrEqual(1);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.code !== "CODE_WRONG")).toEqual([]);
    // Every evaluated guess took one of five: a used code keeps the rest, an unused one has none left.
    const left = await guessesLeft("race@example.com");
    expect(left).toBeGreaterThanOrEqual(0);
    if (entered.length === 0) {
      expect(left).toBe(0);
      const late = await thief.call(logInByCode, { body: { email: "race@example.com", code: String(right).padStart(6, "0") } });
      expect(late).toMatchObject({ ok: false, state: 20101 });
    }
  });

  it("is worthless for another purpose, another browser, a second time, after a newer one and after ten minutes (rule F46)", async () => {
    const email = "reuse@example.com";
    await aMember(world, mailbox, email);
    const client = world.visitor();
    const ask = async (purpose: "login" | "register" | "bind" = "login") => {
      await world.advance(61);
      const from = mailbox.sent.length;
      await client.must(sendCode, { body: { email, purpose } });
      return mailbox.codeFor(email, from);
    };
    const wrong = { ok: false, code: "CODE_WRONG" };

    const forRegister = await ask("register");
    expect(await client.call(logInByCode, { body: { email, code: forRegister } })).toMatchObject(wrong);

    const older = await ask();
    const newer = await ask();
    if (older !== newer) expect(await client.call(logInByCode, { body: { email, code: older } })).toMatchObject(wrong);
    expect(await world.visitor().call(logInByCode, { body: { email, code: newer } })).toMatchObject(wrong);
    expect(await client.call(logInByCode, { body: { email: "other@example.com", code: newer } })).toMatchObject(wrong);
    expect(await client.call(logInByCode, { body: { email, code: newer } })).toMatchObject({ ok: true });
    expect(await client.call(logInByCode, { body: { email, code: newer } })).toMatchObject(wrong);

    const expiring = await ask();
    await world.advance(600);
    expect(await client.call(logInByCode, { body: { email, code: expiring } })).toMatchObject(wrong);
  });

  it("lets in once, however many send it at the same moment", async () => {
    const email = "once@example.com";
    await aMember(world, mailbox, email);
    const client = world.visitor();
    const code = await aLoginCode(client, email);
    const outcomes = await race(5, () => {
      const twin = world.visitor();
      for (const [name, value] of client.cookies) twin.cookies.set(name, value);
      return twin.call(logInByCode, { body: { email, code } });
    });
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((one) => !one.ok && one.code === "CODE_WRONG")).toHaveLength(4);
  });

  it("that was mailed before SECRET_KEY changed still opens, while the former key is named", async () => {
    const { config } = world.deps;
    const { current } = config.sealKeys;
    const under = (sealKeys: typeof config.sealKeys) => Object.assign(config, { sealKeys });
    const email = "rotated@example.com";
    await aMember(world, mailbox, email);
    const client = world.visitor();
    const code = await aLoginCode(client, email);
    const next = randomBytes(32);
    under({ current: next, others: [] });
    expect(await client.call(logInByCode, { body: { email, code } })).toMatchObject({ ok: false, code: "CODE_WRONG" });
    under({ current: next, others: [current] });
    expect(await client.call(logInByCode, { body: { email, code } })).toMatchObject({ ok: true });
    under({ current, others: [] });
  });

  it("may wait in two browsers at once, which the auditor finds right", async () => {
    for (const browser of [world.visitor(), world.visitor()])
      await browser.must(sendCode, { body: { email: "two-browsers@example.com", purpose: "login" } });
    expect(await world.audit()).toEqual([]);
  });

  it("is sent again only after a minute, and ten times a Beijing day", async () => {
    const client = world.visitor();
    const body = { email: "often@example.com", purpose: "login" } as const;
    // Ten minutes before midnight the tenth would be of another day: it begins with one.
    await world.advance(86_400 - ((Math.floor(world.deps.clock.now().getTime() / 1000) + 8 * 3600) % 86_400));
    expect(await client.call(sendCode, { body })).toMatchObject({ ok: true, data: { resendSeconds: 60, validMinutes: 10 } });
    expect(await client.call(sendCode, { body })).toMatchObject({
      ok: false,
      code: "CODE_TOO_SOON",
      msg: expect.stringContaining("seconds"),
    });
    await world.advance(59);
    expect(await client.call(sendCode, { body })).toMatchObject({ code: "CODE_TOO_SOON", data: { seconds: 1 } });
    await world.advance(1);
    await client.must(sendCode, { body });
    for (let sent = 2; sent < 10; sent += 1) {
      await world.advance(61);
      await client.must(sendCode, { body });
    }
    await world.advance(61);
    const refused = await client.call(sendCode, { body });
    expect(refused).toMatchObject({
      ok: false,
      code: "CODE_NOT_SENT",
      msg: "Failed to retrieve verification code. Please try again.",
    });
    await world.advance(86_400);
    expect(await client.call(sendCode, { body })).toMatchObject({ ok: true });
  });

  it("is one of ten a day for each network, browser and person who asks, and of forty for all strangers together (rule F48)", async () => {
    const at = world.deps.clock.now();
    const asked = async (guesser: Parameters<typeof countMail>[1]["guesser"]) => {
      let sent = 0;
      const one = () =>
        world.deps.db.transaction().execute((tx) => countMail(tx, { emailNormal: "much-asked@example.com", guesser, at }));
      for (let times = 0; times < 12; times += 1) if (await one()) sent += 1;
      return sent;
    };
    for (const network of ["10.0.1", "10.0.2", "10.0.3", "10.0.4"]) expect(await asked({ network }), network).toBe(10);
    expect(await asked({ network: "10.0.5" })).toBe(0);
    for (const guesser of [{ device: "laptop" }, { device: "phone" }, guesserOf("1"), guesserOf("2")])
      expect(await asked(guesser)).toBe(10);
  });

  it("to a new address is kept in the log of mails as one to whoever asked for it", async () => {
    const client = await aMember(world, mailbox, "asker@example.com");
    const from = mailbox.sent.length;
    await client.must(sendNewEmailCode, { body: { email: "asker-new@example.com" } });
    await mailbox.codeFor("asker-new@example.com", from);
    const secrets = async () => {
      const log = await world.deps.db.selectFrom("mail_log").select("is_secret").where("user_id", "=", client.id).execute();
      return log.filter((row) => row.is_secret).length;
    };
    await eventually("the mail is in the log", async () => (await secrets()) === 1);
  });

  it("opens one account when sixteen forms with four spellings of an address race (rule F56)", async () => {
    const client = world.visitor();
    const from = mailbox.sent.length;
    const spellings = [
      "unicode@bücher.example",
      "Unicode@BÜCHER.example",
      "unicode@xn--bcher-kva.example",
      "ｕnicode@bücher.example",
    ];
    await client.must(sendCode, { body: { email: spellings[0] ?? "", purpose: "register" } });
    const code = await mailbox.codeFor("unicode@xn--bcher-kva.example", from);
    const outcomes = await race(16, (index) =>
      client.call(register, {
        body: {
          email: spellings[index % 4] ?? "",
          code,
          password: goodPassword,
          confirmPassword: goodPassword,
          acceptTerms: true,
          acceptPrivacy: true,
        },
      }),
    );
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    const { count } = await world.deps.db
      .selectFrom("app_user")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("email_normal", "like", "%bcher%")
      .executeTakeFirstOrThrow();
    expect(count).toBe("1");
  });
});

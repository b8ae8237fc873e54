import { logInByCode, sendCode, userInfo, wechatBind, wechatLogIn, wechatUnbind } from "@sihai/contract/identity";
import { ok, refuse } from "@sihai/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type Client, race, type SpecWorld } from "#testing";
import { aMailbox, aMember } from "../../../testing/identity/accounts.ts";

const mailbox = aMailbox();
let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld({
    adapters: {
      mail: mailbox,
      socialLogin: {
        authorizeUrl: ({ state, redirectUri }) =>
          `https://wechat.example/authorize?state=${state}&redirect=${encodeURIComponent(redirectUri)}`,
        identify: async (code) =>
          code.startsWith("person-")
            ? ok({ provider: "wechat" as const, subject: code, nickname: "Mei", avatarUrl: null })
            : refuse({ code: "LOGIN_CODE_REFUSED" as const }),
      },
    },
  });
  await world.work();
});

async function cameBack(client: Client, code: string) {
  const start = await client.must(wechatLogIn);
  if (start.step !== "authorize") throw new Error("no address");
  const url = new URL(start.url);
  expect(url.searchParams.get("redirect")).toBe(`${world.deps.config.publicUrl}/en/login`);
  return client.call(wechatLogIn, { body: { code, state: url.searchParams.get("state") ?? "" } });
}

async function bindBody(client: Client, ticket: string, email: string) {
  const from = mailbox.sent.length;
  await client.must(sendCode, { body: { email, purpose: "bind" } });
  return { ticket, email, code: await mailbox.codeFor(email, from) };
}

describe("WeChat", () => {
  it("asks somebody unknown to bind (201), opens an account with the terms accepted, and knows them afterwards", async () => {
    const client = world.visitor();
    const first = await cameBack(client, "person-1");
    expect(first).toMatchObject({ ok: false, state: 201, code: "USER_BIND" });
    const ticket = first.ok ? "" : String(first.data.ticket);
    const body = await bindBody(client, ticket, "wx1@example.com");
    expect(await client.call(wechatBind, { body })).toMatchObject({ ok: false, code: "BIND_FAILED" });
    const accepting = { ...body, acceptTerms: true as const, acceptPrivacy: true as const };
    const agreementsSeen = [{ agreement: "terms" as const, versionId: "999999999" }];
    expect(await client.call(wechatBind, { body: { ...accepting, agreementsSeen } })).toMatchObject({
      ok: false,
      code: "AGREEMENT_CHANGED",
    });
    await client.must(wechatBind, { body: accepting });
    expect(await client.must(userInfo)).toMatchObject({ email: "wx1@example.com", isWxBindEmail: true, hasLoginPassword: false });
    expect(await cameBack(world.visitor(), "person-1")).toMatchObject({
      ok: true,
      data: { step: "done", email: "wx1@example.com" },
    });
  });

  it("binds to the account logged in, and never one WeChat to two accounts or into another browser", async () => {
    const member = await aMember(world, mailbox, "wx2@example.com");
    const request = await cameBack(member, "person-2");
    const ticket = request.ok ? "" : String(request.data.ticket);
    expect(await world.visitor().call(wechatBind, { body: { ticket, email: "wx3@example.com", code: "000000" } })).toMatchObject({
      ok: false,
      code: "BIND_FAILED",
    });
    await member.must(wechatBind, { body: { ticket } });
    expect(await member.must(userInfo)).toMatchObject({ email: "wx2@example.com", isWxBindEmail: true });

    const other = await aMember(world, mailbox, "wx4@example.com");
    const again = await cameBack(other, "person-9");
    await other.must(wechatBind, { body: { ticket: again.ok ? "" : String(again.data.ticket) } });
    const third = await cameBack(world.visitor(), "person-2");
    expect(third).toMatchObject({ ok: true, data: { email: "wx2@example.com" } });
  });

  it("of another account changes nothing for who is logged in: neither whose session it is, nor either account", async () => {
    const owner = await aMember(world, mailbox, "wx6@example.com");
    const mine = await cameBack(owner, "person-6");
    await owner.must(wechatBind, { body: { ticket: mine.ok ? "" : String(mine.data.ticket) } });
    const other = await aMember(world, mailbox, "wx7@example.com");
    expect(await cameBack(other, "person-6")).toMatchObject({ ok: false, code: "BIND_FAILED", msg: "Bind fail" });
    expect(await other.must(userInfo)).toMatchObject({ email: "wx7@example.com", isWxBindEmail: false });
    expect(await cameBack(owner, "person-6")).toMatchObject({ ok: true, data: { email: "wx6@example.com" } });
  });

  it("is taken away by its owner, once, who hears of both; it logs in no more and may be bound anew", async () => {
    const email = "wx5@example.com";
    const member = await aMember(world, mailbox, email);
    const ticketOf = async () => {
      const back = await cameBack(member, "person-5");
      return back.ok ? "" : String(back.data.ticket);
    };
    await member.must(wechatBind, { body: { ticket: await ticketOf() } });
    await mailbox.about(email, "WeChat connected");
    const done = await race(4, () => member.call(wechatUnbind));
    expect(done.map((one) => (one.ok ? "done" : one.code)).sort()).toEqual([...Array(3).fill("WECHAT_NOT_BOUND"), "done"]);
    await mailbox.about(email, "WeChat disconnected");
    expect(await cameBack(world.visitor(), "person-5")).toMatchObject({ code: "USER_BIND" });
    await member.must(wechatBind, { body: { ticket: await ticketOf() } });
    expect((await member.must(userInfo)).isWxBindEmail).toBe(true);
  });

  it("refuses a code that came back without the word it left with", async () => {
    const client = world.visitor();
    await client.must(wechatLogIn);
    const failed = { ok: false, code: "SOCIAL_LOGIN_FAILED", msg: "Authorized login Fail" };
    expect(await client.call(wechatLogIn, { body: { code: "person-1", state: "guessed" } })).toMatchObject(failed);
    expect(await client.call(wechatLogIn, { body: { code: "person-1" } })).toMatchObject(failed);
    expect(await cameBack(client, "nobody")).toMatchObject(failed);
    expect(await client.call(logInByCode, { body: { email: "wx1@example.com", code: "000000" } })).toMatchObject({ ok: false });
  });
});

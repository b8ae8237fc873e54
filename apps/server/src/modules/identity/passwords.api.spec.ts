import { editPassword, logIn, sendCode, sendCodeToMail } from "@sihai/contract/identity";
import { describe, expect, it } from "vitest";
import { aMember, goodPassword } from "../../../testing/identity/accounts.ts";
import { mailbox, standOnMailGround, world } from "../../../testing/identity/fixtures.ts";

standOnMailGround();

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

  it("of six digits, set by e-mail, need a code on a new device (rule B-71)", async () => {
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

  it("of six digits need one too where only a longer password was ever typed", async () => {
    const email = "longer@example.com";
    const client = await aMember(world, mailbox, email);
    const elsewhere = world.visitor();
    await elsewhere.must(logIn, { body: { email, password: goodPassword } });
    const from = mailbox.sent.length;
    await client.must(sendCodeToMail, { body: { purpose: "login-password" } });
    const code = await mailbox.codeFor(email, from);
    await client.must(editPassword, {
      params: { userId: client.id },
      body: { code, password: "730914", confirmPassword: "730914" },
    });
    expect(await elsewhere.call(logIn, { body: { email, password: "730914" } })).toMatchObject({ code: "VERIFICATION_NEEDED" });
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

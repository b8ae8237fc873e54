import { decideLostMailbox, listLostMailboxes, openLostMailboxPaper, readCustomer } from "@sihai/contract/customer";
import {
  addPayPassword,
  askNewMailbox,
  changeEmail,
  logIn,
  logInByCode,
  objectToNewMailbox,
  sendCode,
  sendCodeToMail,
  sendNewEmailCode,
  userInfo,
} from "@sihai/contract/identity";
import { messageList } from "@sihai/contract/message";
import { makeToken } from "@sihai/contract/partner";
import { approveWithdrawal } from "@sihai/contract/withdrawal";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aKey, type Client, eventually, payPassword, race } from "#testing";
import { goodPassword } from "../../../../testing/identity/accounts.ts";
import { mailbox, standOnMailGround, world } from "../../../../testing/identity/fixtures.ts";
import { anAppliedWithdrawal } from "../../../../testing/withdrawal/withdrawals.ts";

standOnMailGround();

const day = 86_400;
const proof = "Order DG010000017, recharged CN ￥500.00 on 3 November";
const reason = "Orders and the recharge match";
// A picture of one pixel.
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
let mei: Client;
let oldEmail: string;
let newEmail: string;
let support: Client;
let finance: Client;
let serial = 0;
beforeAll(async () => {
  support = await world.staff("support");
  finance = await world.staff("finance");
});
beforeEach(async () => {
  mei = await aBuyer(world, "500.00");
  oldEmail = await emailOfMei();
  newEmail = `mei-new-${++serial}@example.net`;
});

async function emailOfMei(): Promise<string> {
  const { db } = world.deps;
  return (await db.selectFrom("app_user").select("email").where("id", "=", mei.id).executeTakeFirstOrThrow()).email;
}

type Asking = { from?: Client; old?: string; to?: string; files?: { name: string; bytes: Uint8Array; type: string }[] };

/** Somebody who is not logged in asks, with a code to the new mailbox. */
async function ask({ from = world.visitor(), old = oldEmail, to = newEmail, files = [] }: Asking = {}) {
  const seen = mailbox.sent.length;
  await from.must(sendCode, { body: { email: to, purpose: "lost-mailbox" } });
  const code = await mailbox.codeFor(to, seen);
  return from.call(askNewMailbox, { body: { oldEmail: old, newEmail: to, code, proof } }, { files });
}

const mine = async () => (await support.must(listLostMailboxes)).list.filter(({ mark }) => mark === `SH${mei.id}`);

/** The case of an account that was asked for, once it is known whose it is. */
async function asked(asking?: Asking): Promise<string> {
  expect(await ask(asking)).toMatchObject({ ok: true, data: { waitingDays: 7 } });
  const to = asking?.to ?? newEmail;
  return eventually("the account is found", async () => (await mine()).find((one) => one.newEmail === to)?.caseId);
}

const decide = (who: Client, caseId: string, decision: "agree" | "refuse" = "agree") =>
  who.call(decideLostMailbox, { body: { caseId, decision, reason } });

const keyIn = (text: string) => /object=([\w-]+)/.exec(text)?.[1] ?? "";
const stateOf = async (caseId: string) => {
  const { db } = world.deps;
  return db.selectFrom("lost_mailbox").selectAll().where("id", "=", caseId).executeTakeFirst();
};

async function moved(): Promise<string> {
  const caseId = await asked();
  expect(await decide(support, caseId)).toMatchObject({ ok: true, data: { state: "agreed" } });
  await world.advance(7 * day);
  expect(await decide(finance, caseId)).toMatchObject({ ok: true, data: { state: "moved" } });
  return caseId;
}

describe("asking for an account whose mailbox is lost", () => {
  it("is answered alike whether or not the address has an account, and what is nobody's is forgotten", async () => {
    const known = await ask();
    const unknown = await ask({ old: "nobody-here@example.com", to: `other-${newEmail}` });
    expect(unknown).toEqual(known);
    await eventually("nothing is left of it", async () => {
      const { db } = world.deps;
      const rows = await db.selectFrom("lost_mailbox").select("id").where("old_email", "=", "nobody-here@example.com").execute();
      return rows.length === 0;
    });
    const said = async (to: string) => (await mailbox.newest(to)).text.replaceAll(/object=[\w-]+|[\w•]+@[\w.]+/g, "");
    expect(await said(`other-${newEmail}`)).toBe(await said(newEmail));
    expect(mailbox.sent.filter(({ to }) => to === "nobody-here@example.com")).toEqual([]);
  });

  it("takes a code to the new mailbox, once, and no mailbox that has an account", async () => {
    const visitor = world.visitor();
    const body = { oldEmail, newEmail, code: "000000", proof };
    expect(await visitor.call(askNewMailbox, { body })).toMatchObject({ code: "CODE_WRONG", status: 400 });
    const seen = mailbox.sent.length;
    await visitor.must(sendCode, { body: { email: newEmail, purpose: "lost-mailbox" } });
    const right = { body: { ...body, code: await mailbox.codeFor(newEmail, seen) } };
    const done = await race(6, () => visitor.call(askNewMailbox, right));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    await eventually("one case", async () => (await mine()).length === 1);
    // A code for signing in proves nothing here.
    const other = `in-${newEmail}`;
    await visitor.must(sendCode, { body: { email: other, purpose: "login" } });
    const code = await mailbox.codeFor(other);
    expect(await visitor.call(askNewMailbox, { body: { ...body, newEmail: other, code } })).toMatchObject({ code: "CODE_WRONG" });
    expect(await ask({ to: oldEmail })).toMatchObject({ code: "MAILBOX_SAME", status: 400 });
    const stranger = await aBuyer(world, "1.00");
    const { email } = await world.deps.db
      .selectFrom("app_user")
      .select("email")
      .where("id", "=", stranger.id)
      .executeTakeFirstOrThrow();
    expect(await ask({ to: email })).toMatchObject({ code: "EMAIL_EXISTS", status: 409 });
    expect(
      await ask({ to: `pic-${newEmail}`, files: [{ name: "x.png", bytes: Buffer.from("no"), type: "image/png" }] }),
    ).toMatchObject({
      code: "FILE_NOT_A_PICTURE",
    });
  });

  it("leaves one open case for one new mailbox, however often it is asked", async () => {
    const first = await asked();
    await world.advance(70);
    expect(await ask()).toMatchObject({ ok: true });
    await eventually("the second is dropped", async () => {
      const { db } = world.deps;
      const rows = await db.selectFrom("lost_mailbox").select("id").where("old_email", "=", oldEmail).execute();
      return rows.length === 1 && rows[0]?.id === first;
    });
  });
});

describe("a stranger asks for somebody's account", () => {
  it("and the owner stops it with one tap, from the mail or from a device, without logging in", async () => {
    const seen = mailbox.sent.length;
    const caseId = await asked();
    const { text } = await mailbox.newest(oldEmail, seen);
    const { list } = await mei.must(messageList);
    const told = list.find(({ link }) => link?.startsWith("/login?object="));
    expect(told).toMatchObject({ msgTypeId: "system" });
    expect(keyIn(told?.link ?? "")).not.toBe("");
    const object = (key: string) => world.visitor().call(objectToNewMailbox, { body: { key } });
    expect(await object("a".repeat(80))).toMatchObject({ ok: false, code: "LINK_EXPIRED" });
    const done = await race(4, (index) => object(keyIn(index % 2 === 0 ? text : (told?.link ?? ""))));
    expect(done.every(({ ok }) => ok)).toBe(true);
    expect(await stateOf(caseId)).toMatchObject({ state: "objected", decided_by: null });
    for (const who of [support, finance]) expect(await decide(who, caseId)).toMatchObject({ code: "MAILBOX_CASE_OVER" });
    expect(await emailOfMei()).toBe(oldEmail);
    // The next who looks at the account learns of it.
    await asked({ to: `again-${newEmail}` });
    expect(await mine()).toMatchObject([{ objectedBefore: 1 }]);
  });

  it("and the owner's account says so wherever it is shown, with a key of its own that stops it", async () => {
    const shown = async () => (await mei.must(userInfo)).mailboxAsked;
    expect(await shown()).toBeNull();
    const caseId = await asked();
    const told = await shown();
    expect(told).toMatchObject({ masked: expect.stringMatching(/^[^@]*\W[^@]*@/), opensAt: expect.any(String) });
    expect(JSON.stringify(told)).not.toContain(newEmail);
    const file = () => support.must(readCustomer, { query: { customer: `SH${mei.id}` } });
    expect((await file()).mailboxMove).toEqual({ newEmail, opensAt: told?.opensAt });
    await world.visitor().must(objectToNewMailbox, { body: { key: told?.key ?? "" } });
    expect(await stateOf(caseId)).toMatchObject({ state: "objected" });
    expect(await shown()).toBeNull();
    expect((await file()).mailboxMove).toBeNull();
  });

  it("and an objection and the move at the same moment leave one of the two, whole", async () => {
    const seen = mailbox.sent.length;
    const caseId = await asked();
    const key = keyIn((await mailbox.newest(oldEmail, seen)).text);
    await decide(support, caseId);
    await world.advance(7 * day);
    const [objection, move] = await Promise.all([
      world.visitor().call(objectToNewMailbox, { body: { key } }),
      decide(finance, caseId),
    ]);
    expect([objection.ok, move.ok].filter(Boolean)).toHaveLength(1);
    expect(await stateOf(caseId)).toMatchObject({ state: move.ok ? "moved" : "objected" });
    expect(await emailOfMei()).toBe(move.ok ? newEmail : oldEmail);
  });

  it("and the owner who changes the mailbox meanwhile ends it", async () => {
    const caseId = await asked();
    const hash = await world.deps.passwords.hash(goodPassword);
    await world.deps.db.updateTable("app_user").set({ password_hash: hash }).where("id", "=", mei.id).execute();
    const elsewhere = `elsewhere-${newEmail}`;
    await mei.must(sendNewEmailCode, { body: { email: elsewhere } });
    const code = await mailbox.codeFor(elsewhere);
    await mei.must(changeEmail, { body: { email: elsewhere, code, password: goodPassword } });
    expect(await decide(support, caseId)).toMatchObject({ code: "MAILBOX_CASE_OVER" });
  });
});

describe("moving the account", () => {
  it("takes two colleagues, and the second not before the waiting time is over", async () => {
    const caseId = await asked();
    expect(await decide(support, caseId)).toMatchObject({ ok: true, data: { state: "agreed" } });
    expect(await decide(support, caseId)).toMatchObject({ code: "MAILBOX_SAME_PERSON", status: 403 });
    expect(await decide(finance, caseId)).toMatchObject({ code: "MAILBOX_TOO_EARLY", status: 409 });
    await world.advance(7 * day);
    expect(await decide(support, caseId)).toMatchObject({ code: "MAILBOX_SAME_PERSON" });
    const pressed = await race(6, () => decide(finance, caseId));
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(pressed.filter((one) => !one.ok && one.code === "MAILBOX_CASE_OVER")).toHaveLength(5);
    expect(await emailOfMei()).toBe(newEmail);
    const acts = await world.deps.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", `customer:SH${mei.id}`)
      .execute();
    expect(acts).toEqual([{ action: "customer.lost-mailbox" }, { action: "customer.lost-mailbox" }]);
  });

  it("is agreed to once when everybody presses at the same moment, and nobody is both", async () => {
    const caseId = await asked();
    const done = await race(6, () => decide(support, caseId));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stateOf(caseId)).toMatchObject({ state: "agreed", agreed_by: support.id });
  });

  it("is not for others, nor for a case that never was", async () => {
    const caseId = await asked();
    const packer = await world.staff("packer");
    expect(await decide(packer, caseId)).toMatchObject({ status: 403 });
    expect(await decide(support, "999999999")).toMatchObject({ code: "MAILBOX_CASE_NOT_FOUND", status: 404 });
    expect(await decide(support, caseId, "refuse")).toMatchObject({ ok: true, data: { state: "refused" } });
    expect(await decide(finance, caseId)).toMatchObject({ code: "MAILBOX_CASE_OVER" });
  });

  it("keeps the picture sealed, notes who looked, and deletes it with the decision", async () => {
    const caseId = await asked({ files: [{ name: "id.png", bytes: picture, type: "image/png" }] });
    expect(await mine()).toMatchObject([{ hasPaper: true }]);
    expect((await stateOf(caseId))?.paper_sealed).not.toContain("UklGR");
    const shown = await support.must(openLostMailboxPaper, { body: { caseId } });
    expect(shown.picture).toMatch(/^data:image\/webp;base64,UklGR/);
    const looked = world.deps.db
      .selectFrom("audit_log")
      .select("staff_id")
      .where("action", "=", "customer.lost-mailbox-paper")
      .where("subject", "=", `customer:SH${mei.id}`);
    expect(await looked.execute()).toEqual([{ staff_id: support.id }]);
    await decide(support, caseId, "refuse");
    expect((await stateOf(caseId))?.paper_sealed).toBeNull();
  });

  it("ends what anybody held of the account: sessions, password, tokens; the new mailbox alone opens it", async () => {
    const hash = await world.deps.passwords.hash(goodPassword);
    const known = { password_hash: hash, wechat_open_id: `wx-${serial}` };
    await world.deps.db.updateTable("app_user").set(known).where("id", "=", mei.id).execute();

    await mei.must(makeToken, { body: { name: "mine", scopes: ["items.read"], days: 30 } });
    await moved();
    expect(await mei.call(userInfo)).toMatchObject({ ok: false, status: 401 });
    for (const email of [oldEmail, newEmail])
      expect(await world.visitor().call(logIn, { body: { email, password: goodPassword } })).toMatchObject({ ok: false });
    const { db } = world.deps;
    expect(await db.selectFrom("api_token").select("id").where("user_id", "=", mei.id).execute()).toEqual([]);
    const bound = db.selectFrom("app_user").select(["wechat_open_id", "pay_password_hash"]).where("id", "=", mei.id);
    expect(await bound.executeTakeFirst()).toEqual({ wechat_open_id: null, pay_password_hash: null });
    expect((await enter()).id).toBe(mei.id);
  });
});

/** The owner comes in by a code to the new mailbox. */
async function enter(): Promise<Client> {
  const client = world.visitor();
  const seen = mailbox.sent.length;
  await client.must(sendCode, { body: { email: newEmail, purpose: "login" } });
  const code = await mailbox.codeFor(newEmail, seen);
  client.id = (await client.must(logInByCode, { body: { email: newEmail, code } })).userId;
  return client;
}

describe("money of an account whose mailbox is asked for", () => {
  const refusal = { ok: false, code: "MAILBOX_ASKED_FOR", status: 409 };

  it("does not leave it while that waits, not even what was applied for before", async () => {
    const withdrawNo = await anAppliedWithdrawal(mei);
    const caseId = await asked();
    await expect(anAppliedWithdrawal(mei)).rejects.toThrow("MAILBOX_ASKED_FOR");
    const approve = () => finance.call(approveWithdrawal, { body: { withdrawNo } }, { key: aKey() });
    expect(await approve()).toMatchObject(refusal);
    await decide(support, caseId, "refuse");
    expect(await approve()).toMatchObject({ ok: true });
    await anAppliedWithdrawal(mei);
  });

  it("rests for some days after the move, and so does setting a payment password for some hours", async () => {
    await moved();
    const owner = await enter();
    const setPin = async () => {
      const seen = mailbox.sent.length;
      await owner.must(sendCodeToMail, { body: { purpose: "payment-password" } });
      const code = await mailbox.codeFor(newEmail, seen);
      return owner.call(addPayPassword, { body: { code, password: payPassword, confirmPassword: payPassword } });
    };
    expect(await setPin()).toMatchObject({ code: "MAILBOX_MOVED_PAY_PASSWORD", status: 409 });
    await world.advance(day);
    expect(await setPin()).toMatchObject({ ok: true });
    await expect(anAppliedWithdrawal(owner)).rejects.toThrow("MAILBOX_MOVED_WITHDRAWALS");
    await world.advance(6 * day);
    await anAppliedWithdrawal(owner);
  });
});

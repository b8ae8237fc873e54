import { resumeCustomer, stopCustomer } from "@sihai/contract/customer";
import { uploadPicture } from "@sihai/contract/file";
import { askClosing, keepAccount, logIn, readClosing, sendCodeToMail, userInfo } from "@sihai/contract/identity";
import { messageList } from "@sihai/contract/message";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { anAddress, type Client, eventually, race, trials } from "#testing";
import { aQuestion } from "../../../../testing/consult/consults.ts";
import { aMember, goodPassword } from "../../../../testing/identity/accounts.ts";
import { mailbox, standOnMailGround, world } from "../../../../testing/identity/fixtures.ts";

standOnMailGround({ unlimited: true });

const day = 86_400;
const ask = (client: Client) => client.call(askClosing, { body: { password: goodPassword } });

async function titles(client: Client): Promise<string[]> {
  return (await client.must(messageList, { body: { pageSize: 50 } })).list.map(({ title }) => title);
}

async function rowOf(userId: string) {
  return world.deps.db
    .selectFrom("app_user")
    .select(["email", "user_name", "nick_name", "password_hash", "disabled"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

describe("closing the account", () => {
  it("waits, says so by message and mail, and then the person goes: log-in, address, files, and the e-mail is free again", async () => {
    const email = "leaver@closing.example";
    const client = await aMember(world, mailbox, email);
    await anAddress(world, client);
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#0083ef" } })
      .png()
      .toBuffer();
    const { fileId } = await client.must(uploadPicture, {}, { files: [{ name: "me.png", bytes: picture, type: "image/png" }] });
    expect((await client.fetch(`/api/files/${fileId}?w=200`)).status).toBe(200);
    const from = mailbox.sent.length;
    const asked = await ask(client);
    if (!asked.ok) throw new Error(asked.code);
    const waits = new Date(asked.data.closesAt).getTime() - world.deps.clock.now().getTime();
    expect(Math.round(waits / 86_400_000)).toBe(14);
    expect((await mailbox.newest(email, from)).subject).toBe("Your account is set to close");
    await world.advance(13 * day);
    expect((await client.must(userInfo)).closesAt).toBe(asked.data.closesAt);
    await world.advance(day + 60);
    expect((await client.call(userInfo)).ok).toBe(false);
    expect(await world.visitor().call(logIn, { body: { email, password: goodPassword } })).toMatchObject({
      code: "WRONG_PASSWORD",
    });
    expect(await rowOf(client.id)).toEqual({
      email: `closed-${client.id}@closed.invalid`,
      user_name: `closed${client.id}`,
      nick_name: "",
      password_hash: null,
      disabled: true,
    });
    const closed = await eventually("the last mail", async () =>
      mailbox.sent.slice(from).find(({ to, subject }) => to === email && subject === "Your Sihai account is closed"),
    );
    expect(closed.text).toContain("sign up again");
    const keys = [`files/${fileId.slice(0, 2)}/${fileId}.webp`, `files/${fileId.slice(0, 2)}/${fileId}-200.webp`];
    await eventually("the files are gone", async () =>
      (await Promise.all(keys.map((key) => world.deps.adapters.storage.has(key)))).every((has) => !has),
    );
    const again = await aMember(world, mailbox, email);
    expect(again.id).not.toBe(client.id);
    expect((await again.must(userInfo)).email).toBe(email);
  }, 60_000);

  it("asks for the password, or for a code where there is none", async () => {
    const email = "unproved@closing.example";
    const client = await aMember(world, mailbox, email);
    expect(await client.call(askClosing, { body: { password: "Wrong#2026" } })).toMatchObject({ code: "WRONG_PASSWORD" });
    await world.deps.db.updateTable("app_user").set({ password_hash: null }).where("id", "=", client.id).execute();
    expect((await client.must(readClosing)).hasPassword).toBe(false);
    const from = mailbox.sent.length;
    await client.must(sendCodeToMail, { body: { purpose: "close-account" } });
    const code = await mailbox.codeFor(email, from);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    expect(await client.call(askClosing, { body: { code: wrong } })).toMatchObject({ code: "CODE_WRONG" });
    expect((await client.must(readClosing)).closesAt).toBeNull();
    expect((await client.call(askClosing, { body: { code } })).ok).toBe(true);
  });

  it("is refused while something is open, and says what", async () => {
    const client = await aMember(world, mailbox, "busy@closing.example");
    await world.fund(client, "12.00");
    await aQuestion(client);
    const refused = await ask(client);
    const stops = [
      { what: "questions", count: 1 },
      { what: "wallet", count: 1 },
    ];
    expect(refused).toMatchObject({ ok: false, status: 409, code: "CLOSING_STOPPED", data: { stops } });
    expect((await client.must(readClosing)).stops).toEqual(stops);
    expect(await titles(client)).not.toContain("Your account is set to close");
  });

  it.each([
    ["open", [{ what: "payments", count: 1 }]],
    ["inquiry-closed", []],
    ["lost", []],
    ["won", []],
  ])("while a bank’s dispute of their card is %s is stopped by %o", async (status, stops) => {
    const client = await aMember(world, mailbox, `disputed-${status}@closing.example`);
    const at = world.deps.clock.now();
    const told = { kind: "dispute", gateway_id: `pi_${client.id}`, currency: "CNY", amount: "1000", reason: "general" };
    const facts = { withdrawn: false, reinstated: false, opened_at: at, changed_at: at };
    await world.deps.db
      .insertInto("card_reversal")
      .values({ id: `dp_${client.id}`, user_id: client.id, status, ...told, ...facts })
      .execute();
    expect((await client.must(readClosing)).stops).toEqual(stops);
  });

  it("is called off where money has come since, and tells its owner; nothing is lost", async () => {
    const client = await aMember(world, mailbox, "late-money@closing.example");
    expect((await ask(client)).ok).toBe(true);
    await world.fund(client, "8.00");
    await world.advance(14 * day + 60);
    expect((await client.must(userInfo)).email).toBe("late-money@closing.example");
    expect(await titles(client)).toContain("Your account was not closed");
    expect(await client.must(readClosing)).toMatchObject({ closesAt: null, stops: [{ what: "wallet", count: 1 }] });
  });

  it("is called off where staff have stopped the account, and one that is closed is not let on again", async () => {
    const support = await world.staff("support");
    const reason = "asked the bank for its money back";
    const stopped = await aMember(world, mailbox, "stopped@closing.example");
    expect((await ask(stopped)).ok).toBe(true);
    await support.must(stopCustomer, { body: { userId: stopped.id, kind: "disabled", reason } });
    await world.advance(14 * day + 60);
    expect(await rowOf(stopped.id)).toMatchObject({ email: "stopped@closing.example", disabled: true });

    const gone = await aMember(world, mailbox, "gone@closing.example");
    expect((await ask(gone)).ok).toBe(true);
    await world.advance(14 * day + 60);
    await support.must(stopCustomer, { body: { userId: gone.id, kind: "disabled", reason } });
    await support.must(resumeCustomer, { body: { userId: gone.id, kind: "disabled", reason: "a mistake" } });
    expect((await rowOf(gone.id)).disabled).toBe(true);
  });

  it("is taken back until its time, and can be asked for again", async () => {
    const client = await aMember(world, mailbox, "stays@closing.example");
    expect(await client.call(keepAccount)).toMatchObject({ ok: false, status: 409, code: "CLOSING_NOT_ASKED" });
    expect((await ask(client)).ok).toBe(true);
    await world.advance(10 * day);
    expect((await client.call(keepAccount)).ok).toBe(true);
    await world.advance(10 * day);
    expect((await client.call(userInfo)).ok).toBe(true);
    expect((await ask(client)).ok).toBe(true);
  });

  it("is asked for once by two at once", async () => {
    const client = await aMember(world, mailbox, "twice@closing.example");
    const asked = await race(2, () => ask(client));
    expect(asked.map((each) => (each.ok ? "asked" : each.code)).sort()).toEqual(["CLOSING_ASKED_ALREADY", "asked"]);
  });

  it("ends one way when it is taken back at the very moment it closes", async () => {
    for (const trial of trials(4)) {
      const client = await aMember(world, mailbox, `edge-${trial}@closing.example`);
      expect((await ask(client)).ok).toBe(true);
      await world.deps.clock.advance(14 * day + 1);
      const [kept] = await Promise.all([client.call(keepAccount), world.fireTimers()]);
      const row = await rowOf(client.id);
      expect(row.disabled).toBe(!kept.ok);
      expect(row.email).toBe(kept.ok ? `edge-${trial}@closing.example` : `closed-${client.id}@closed.invalid`);
    }
  });
});

import {
  addPayPassword,
  checkHasPayPassword,
  modifyPayPassword,
  resetPayPassword,
  sendCodeToMail,
  validatePayPassword,
  validateUser,
} from "@sihai/contract/identity";
import { cny } from "@sihai/domain";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { type CallResult, type Client, eventually, race } from "#testing";
import { aMember } from "../../../../testing/identity/accounts.ts";
import { mailbox, standOnMailGround, world } from "../../../../testing/identity/fixtures.ts";
import { checkPayPassword } from "./check-pay-password.ts";
import { consumePayProof } from "./pay-proof.ts";

standOnMailGround();

const pin = "739105";

async function codeTo(client: Client, email: string): Promise<string> {
  await world.advance(61);
  const from = mailbox.sent.length;
  await client.must(sendCodeToMail);
  return mailbox.codeFor(email, from);
}

async function aPayer(email: string): Promise<Client> {
  const client = await aMember(world, mailbox, email);
  const code = await codeTo(client, email);
  await client.must(addPayPassword, { body: { code, password: pin, confirmPassword: pin } });
  return client;
}

describe("the payment password", () => {
  it("is set once with an e-mailed code, never as one everybody tries first", async () => {
    const client = await aMember(world, mailbox, "setter@example.com");
    expect(await client.must(checkHasPayPassword)).toEqual({ hasPassword: false });
    const code = await codeTo(client, "setter@example.com");
    expect(await client.call(addPayPassword, { body: { code, password: "123456", confirmPassword: "123456" } })).toMatchObject({
      ok: false,
      code: "PASSWORD_TOO_COMMON",
    });
    await client.must(addPayPassword, { body: { code, password: pin, confirmPassword: pin } });
    expect(await client.must(checkHasPayPassword)).toEqual({ hasPassword: true });
    const again = await codeTo(client, "setter@example.com");
    expect(
      await client.call(addPayPassword, { body: { code: again, password: "918273", confirmPassword: "918273" } }),
    ).toMatchObject({
      ok: false,
      code: "PAY_PASSWORD_SET_ALREADY",
    });
  });

  it("shares one counter over every call that asks for it; a reset by e-mail unlocks (rule F49)", async () => {
    const email = "guessed@example.com";
    const client = await aPayer(email);
    const outcomes = await race<CallResult<unknown>>(20, (index) =>
      index % 2 === 0
        ? client.call(validatePayPassword, { body: { password: "000001", purpose: "withdraw", amount: "1.00" } })
        : client.call(modifyPayPassword, { body: { oldPassword: "000001", password: "918273", confirmPassword: "918273" } }),
    );
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === "PAY_PASSWORD_WRONG")).toHaveLength(5);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === "PAY_PASSWORD_LOCKED")).toHaveLength(15);
    const right = { password: pin, purpose: "withdraw", amount: "1.00" } as const;
    expect(await client.call(validatePayPassword, { body: right })).toMatchObject({ ok: false, code: "PAY_PASSWORD_LOCKED" });

    expect(
      await client.call(resetPayPassword, { body: { ticket: "x".repeat(43), password: "918273", confirmPassword: "918273" } }),
    ).toMatchObject({
      ok: false,
      state: 104,
    });
    const { ticket } = await client.must(validateUser, { body: { code: await codeTo(client, email) } });
    await client.must(resetPayPassword, { body: { ticket, password: "918273", confirmPassword: "918273" } });
    expect(
      await client.call(resetPayPassword, { body: { ticket, password: "918274", confirmPassword: "918274" } }),
    ).toMatchObject({ ok: false, state: 104 });
    expect((await client.call(validatePayPassword, { body: { ...right, password: "918273" } })).ok).toBe(true);
  });

  it("is compared without holding a connection, and a burst of right ones is no guessing", async () => {
    const people = await Promise.all(Array.from({ length: 14 }, () => world.shopper()));
    await world.deps.db
      .updateTable("app_user")
      .set({ pay_password_hash: "set" })
      .where(
        "id",
        "in",
        people.map(({ id }) => id),
      )
      .execute();
    const { promise: compared, resolve } = Promise.withResolvers<boolean>();
    const comparing = vi.spyOn(world.deps.passwords, "verify").mockReturnValue(compared);
    const looks = people.map(({ id }) => checkPayPassword(world.deps, { userId: id, password: pin }));
    const [first] = people;
    const again = Array.from({ length: 8 }, () => checkPayPassword(world.deps, { userId: first?.id ?? "", password: pin }));
    await eventually("all are at it", async () => comparing.mock.calls.length === people.length);
    expect((await sql`select 1`.execute(world.deps.db)).rows).toHaveLength(1);
    resolve(true);
    expect((await Promise.all([...looks, ...again])).every(({ ok }) => ok)).toBe(true);
    comparing.mockRestore();
  });

  it("gives a proof for one payable, one amount, one person, five minutes and one use (rule F50)", async () => {
    const client = await aPayer("prover@example.com");
    const other = await aPayer("other-prover@example.com");
    const prove = async () =>
      (await client.must(validatePayPassword, { body: { password: pin, purpose: "trade", tradeNo: "T100001", amount: "12.50" } }))
        .proof;
    const spend = (token: string, change: Partial<{ userId: string; purpose: string; amount: string }> = {}) =>
      world.deps.db.transaction().execute((tx) =>
        consumePayProof(tx, {
          userId: change.userId ?? client.id,
          token,
          purpose: change.purpose ?? "trade:T100001",
          amount: cny(change.amount ?? "12.50"),
          now: world.deps.clock.now(),
        }),
      );
    const proof = await prove();
    const refused = { ok: false, refusal: { code: "PAY_PROOF_REFUSED" } };
    expect(await spend(proof, { purpose: "trade:T100002" })).toEqual(refused);
    expect(await spend(proof, { amount: "12.51" })).toEqual(refused);
    expect(await spend(proof, { userId: other.id })).toEqual(refused);
    const outcomes = await race(16, () => spend(proof));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    const late = await prove();
    await world.advance(301);
    expect(await spend(late)).toEqual(refused);
  });
});

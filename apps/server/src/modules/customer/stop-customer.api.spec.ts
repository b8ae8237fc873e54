import { addToCart } from "@sihai/contract/cart";
import { listCustomerRows, readCustomer, resumeCustomer, stopCustomer, unlockCustomer } from "@sihai/contract/customer";
import { goodsDetail, searchGoods } from "@sihai/contract/goods";
import { logIn, userInfo } from "@sihai/contract/identity";
import { openRecharge } from "@sihai/contract/payment";
import { applyForCustomer, approveWithdrawal, withdrawalOptions } from "@sihai/contract/withdrawal";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client, race, type SpecWorld } from "#testing";

let spec: SpecWorld;
let mei: Client;
let support: Client;
let hash: string;
beforeAll(async () => {
  spec = await aWorld();
  hash = await spec.deps.passwords.hash(password);
});
beforeEach(async () => {
  mei = await aBuyer(spec, "500.00");
  const known = { password_hash: hash, email_confirmed_at: spec.deps.clock.now() };
  await spec.deps.db.updateTable("app_user").set(known).where("id", "=", mei.id).execute();
  support = await spec.staff("support");
});

const reason = "Stolen cards";
const password = "Sihai#2026";
const disable = (who = support) => who.call(stopCustomer, { body: { userId: mei.id, kind: "disabled", reason } });
const accountOf = async () =>
  spec.deps.db.selectFrom("app_user").select(["email", "disabled"]).where("id", "=", mei.id).executeTakeFirstOrThrow();

describe("a customer who is disabled", () => {
  it("is logged out at once, is told at the log-in, and gets everything back when it is undone", async () => {
    const { email } = await accountOf();
    await mei.must(userInfo);
    expect(await disable()).toMatchObject({ ok: true });
    expect(await mei.call(userInfo)).toMatchObject({ ok: false, status: 401 });
    const enter = (typed: string) => spec.visitor().call(logIn, { body: { email, password: typed } });
    expect(await enter(password)).toMatchObject({ ok: false, code: "ACCOUNT_DISABLED", status: 403 });
    // Who guesses learns nothing.
    expect(await enter("wrong-one-1")).toMatchObject({ ok: false, code: "WRONG_PASSWORD" });
    const { stops, disabled } = await support.must(readCustomer, { query: { customer: `SH${mei.id}` } });
    expect({ stops, disabled }).toMatchObject({ disabled: true, stops: [{ kind: "disabled", reason, endedAt: null }] });
    const back = { userId: mei.id, kind: "disabled", reason: "It was not them" } as const;
    await support.must(resumeCustomer, { body: back });
    expect(await support.call(resumeCustomer, { body: back })).toMatchObject({ code: "CUSTOMER_NOT_STOPPED" });
    // The old session stays ended.
    expect(await mei.call(userInfo)).toMatchObject({ ok: false, status: 401 });
    expect(await enter(password)).toMatchObject({ ok: true });
    const acts = await spec.deps.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", `customer:SH${mei.id}`)
      .orderBy("id")
      .execute();
    expect(acts.map(({ action }) => action)).toEqual(["customer.stop", "customer.resume"]);
    const { list } = await support.must(listCustomerRows, { query: { userId: mei.id, section: "history" } });
    const account = list.filter(({ kind }) => kind === "account").map(({ state }) => state);
    expect(account.sort()).toEqual(["disabled", "disabled-ended"]);
  });

  it("is stopped once, however many colleagues press at the same moment", async () => {
    const done = await race(6, () => disable());
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(done.filter((one) => !one.ok && one.code === "CUSTOMER_STOPPED_ALREADY")).toHaveLength(5);
  });

  it("keeps the money: a colleague applies for it, another approves", async () => {
    const finance = await spec.staff("finance");
    const amount = { amount: "100.00", currency: "CNY" } as const;
    const account = { kind: "bank", holder: "Mei Wang", bank: "HSBC", account: "GB82WEST12345698765432" } as const;
    const ask = (who: Client, userId = mei.id) =>
      who.call(applyForCustomer, { body: { userId, amount, account, reason: "Asked by letter" } }, { key: aKey() });
    expect(await ask(finance)).toMatchObject({ ok: false, code: "WITHDRAWAL_BY_CUSTOMER" });
    await disable();
    expect(await ask(support)).toMatchObject({ ok: false, status: 403 });
    expect(await ask(finance, "999999999")).toMatchObject({ ok: false, code: "WITHDRAWAL_BY_CUSTOMER" });
    const applied = await ask(finance);
    if (!applied.ok) throw new Error(applied.code);
    const { withdrawNo } = applied.data;
    const body = { withdrawNo };
    expect(await finance.call(approveWithdrawal, { body }, { key: aKey() })).toMatchObject({
      code: "WITHDRAWAL_OWN_APPLICATION",
    });
    expect(await (await spec.staff("finance")).call(approveWithdrawal, { body }, { key: aKey() })).toMatchObject({ ok: true });
    const { list } = await finance.must(listCustomerRows, { query: { userId: mei.id, section: "withdrawal" } });
    expect(list).toMatchObject([{ no: withdrawNo, state: "approved", amount }]);
  });
});

describe("a customer who is not served", () => {
  it("begins nothing new, and goes on with the rest", async () => {
    const { list } = await mei.must(searchGoods, { query: { q: "杯" } });
    const { goodsId, variants } = await mei.must(goodsDetail, { query: { goodsId: list[0]?.goodsId ?? "" } });
    const body = { goodsId, skuId: variants.find(({ stock }) => stock > 5)?.skuId ?? "", quantity: 1 };
    await mei.must(addToCart, { body });
    await support.must(stopCustomer, { body: { userId: mei.id, kind: "unserved", reason } });
    await mei.must(userInfo);
    const refusal = { ok: false, code: "NOT_SERVED", status: 403 };
    expect(await mei.call(openRecharge, { body: { amount: "50.00" } }, { key: aKey() })).toMatchObject(refusal);
    expect(await mei.call(addToCart, { body })).toMatchObject(refusal);
    await mei.must(withdrawalOptions);
    await support.must(resumeCustomer, { body: { userId: mei.id, kind: "unserved", reason: "Settled" } });
    expect(await mei.call(openRecharge, { body: { amount: "50.00" } }, { key: aKey() })).toMatchObject({ ok: true });
  });
});

describe("a customer locked out by wrong passwords", () => {
  it("tries again at once when unlocked", async () => {
    const { email } = await accountOf();
    const enter = (password: string) => mei.call(logIn, { body: { email, password } });
    for (let tries = 0; tries < 6; tries += 1) await enter("wrong-one-1");
    expect(await enter(password)).toMatchObject({ ok: false, code: "LOGIN_LOCKED" });
    await support.must(unlockCustomer, { body: { userId: mei.id, reason: "Called, answered the questions" } });
    expect(await enter(password)).toMatchObject({ ok: true });
  });

  it("and nobody's account is touched without the right", async () => {
    const packer = await spec.staff("packer");
    expect(await disable(packer)).toMatchObject({ ok: false, status: 403 });
    const unknown = { userId: "999999999", kind: "disabled", reason } as const;
    expect(await support.call(stopCustomer, { body: unknown })).toMatchObject({ ok: false, code: "CUSTOMER_NOT_FOUND" });
  });
});

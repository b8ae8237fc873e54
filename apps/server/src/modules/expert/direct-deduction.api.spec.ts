import * as contract from "@sihai/contract/expert";
import { cny, subtract, toDecimal } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { aBuyer, aKey, inWallet } from "#testing";
import { accept, ask, directRequest, paidFor, sendPlan, someGoods, take } from "../../../testing/expert/experts.ts";
import { aMember, benches, desk, inHeld, read, spec, standOnExpertGround } from "../../../testing/expert/fixtures.ts";

standOnExpertGround();

describe("a plan of direct deduction", () => {
  it("is made and paid at once from what was set aside, by the yes given with the request, and the rest comes back", async () => {
    const { client, goods } = await aMember();
    const before = cny(await inWallet(spec, client));
    const serviceBarcode = await paidFor(client, goods, { deduction: "direct" });
    await take(desk, serviceBarcode);
    const sent = await sendPlan(desk, serviceBarcode);
    if (!sent.ok) throw new Error(sent.code);
    expect(sent.data).toMatchObject({ state: "paid", answerBefore: null });
    expect(await inHeld(client)).toBe("0.00");
    expect(await inWallet(spec, client)).toBe(toDecimal(subtract(subtract(before, cny("20.00")), cny(sent.data.total))));
    const service = await read(client, serviceBarcode);
    expect(service).toMatchObject({ state: "paid", hold: { used: sent.data.total } });
    expect(service.parcels.map(({ state }) => state)).toEqual(["unshipped"]);
    const accepted = await spec.deps.db
      .selectFrom("agreement_acceptance")
      .select(["agreement", "accepted_with"])
      .where("user_id", "=", client.id)
      .where("agreement", "=", "deposit-terms")
      .execute();
    expect(accepted).toEqual([{ agreement: "deposit-terms", accepted_with: `expert:${serviceBarcode}` }]);
  });

  it("that comes to more than what was set aside waits for the customer, with the money back", async () => {
    const { client, goods } = await aMember([900, 1700, 400, 800]);
    const before = cny(await inWallet(spec, client));
    const serviceBarcode = await paidFor(client, goods, { deduction: "direct" });
    await take(desk, serviceBarcode);
    expect(
      await sendPlan(
        desk,
        serviceBarcode,
        goods.itemIds.map((itemId) => [itemId]),
      ),
    ).toMatchObject({ data: { state: "pending-payment" } });
    expect(await read(client, serviceBarcode)).toMatchObject({ confirmWhy: "HOLD_TOO_SMALL", parcels: [] });
    expect([await inWallet(spec, client), await inHeld(client)]).toEqual([toDecimal(subtract(before, cny("20.00"))), "0.00"]);
    const accepted = await accept(client, serviceBarcode);
    expect(accepted).toMatchObject({ ok: true });
  });

  it("needs the payment password, and a wallet that covers it", async () => {
    const client = await aBuyer(spec, "40.00");
    const goods = await someGoods(spec, client, benches, [900]);
    expect(await ask(client, goods, { deduction: "direct" })).toMatchObject({ code: "EXPERT_HOLD_NOT_COVERED" });
    const { payPassword, ...body } = await directRequest(client, goods);
    const submit = (given: object) => client.call(contract.submitExpert, { body: { ...body, ...given } }, { key: aKey() });
    expect(await submit({ payPassword, agreedDifference: false })).toMatchObject({ code: "AGREEMENT_NEEDED" });
    expect(await submit({})).toMatchObject({ code: "EXPERT_PAY_PASSWORD_NEEDED" });
    expect(await submit({ payPassword: "000000" })).toMatchObject({ code: "PAY_PASSWORD_WRONG" });
    expect(await submit({ payPassword, hold: "10.00" })).toMatchObject({ code: "EXPERT_HOLD_CHANGED" });
    expect(await inHeld(client)).toBe("0.00");
    expect((await ask(client, goods)).ok).toBe(true);
  });
});

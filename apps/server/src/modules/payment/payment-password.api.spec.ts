import * as identity from "@sihai/contract/identity";
import * as contract from "@sihai/contract/payment";
import { describe, expect, it } from "vitest";
import { aBuyer, aKey, atBoth, type Client, inWallet, pay, payPassword, race } from "#testing";
import { mei, spec, standOnBalanceGround } from "../../../testing/payment/balance-fixtures.ts";
import { aTrade } from "../../../testing/payment/payments.ts";

standOnBalanceGround();

async function proofFor(client: Client, tradeNo: string, amount: string): Promise<string> {
  const { proof } = await client.must(identity.validatePayPassword, {
    body: { password: payPassword, purpose: "trade", tradeNo, amount },
  });
  return proof;
}

describe("the payment password", () => {
  it("must be set and right; wrong ones lock it, and a lock says for how long (rule F49)", async () => {
    const { tradeNo } = await aTrade(spec, mei, "10.00");
    const plain = await spec.shopper({ funds: "50.00" });
    const theirs = await aTrade(spec, plain, "10.00");
    expect(await pay(plain, theirs.tradeNo)).toMatchObject({ ok: false, code: "PAY_PASSWORD_NOT_SET" });
    for (let tries = 0; tries < 5; tries++)
      expect(await pay(mei, tradeNo, aKey(), "000000")).toMatchObject({ ok: false, msg: "Payment password incorrect" });
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: false, code: "PAY_PASSWORD_LOCKED" });
    const request = await mei.call(identity.validatePayPassword, {
      body: { password: payPassword, purpose: "trade", tradeNo, amount: "10.00" },
    });
    expect(request).toMatchObject({ ok: false, code: "PAY_PASSWORD_LOCKED" });
    expect(await inWallet(spec, mei)).toBe("100.00");
  });

  it("guessed 20 times at once over two ways in and two nodes is looked at five times (rule F49)", async () => {
    const { tradeNo } = await aTrade(spec, mei, "10.00");
    const me = atBoth(mei, await spec.anotherNode());
    const codes = await race(20, async (index) => {
      const guess = String(100_000 + index);
      const answer =
        index % 4 < 2
          ? await pay(me(index), tradeNo, aKey(), guess)
          : await me(index).call(identity.validatePayPassword, {
              body: { password: guess, purpose: "trade", tradeNo, amount: "10.00" },
            });
      return answer.ok ? "ok" : answer.code;
    });
    const looked = codes.filter((code) => code === "PAY_PASSWORD_WRONG");
    expect(looked).toHaveLength(5);
    expect(await pay(mei, tradeNo)).toMatchObject({ ok: false, code: "PAY_PASSWORD_LOCKED" });
  });

  it("given as a proof, at both nodes at once for one trade after the other, lets one payment through (rule F50)", async () => {
    const me = atBoth(mei, await spec.anotherNode());
    const { tradeNo } = await aTrade(spec, mei, "10.00");
    const proof = await proofFor(mei, tradeNo, "10.00");
    const paid = await race(8, (index) => me(index).call(contract.payByBalance, { body: { tradeNo, proof } }, { key: aKey() }));
    expect(paid.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await inWallet(spec, mei)).toBe("90.00");
  });

  it("given as a proof pays its own trade once (rule F50)", async () => {
    const { tradeNo } = await aTrade(spec, mei, "10.00");
    const proof = await proofFor(mei, tradeNo, "10.00");
    expect(await mei.call(contract.payByBalance, { body: { tradeNo, proof } }, { key: aKey() })).toMatchObject({ ok: true });
    const next = await aTrade(spec, mei, "10.00");
    expect(await mei.call(contract.payByBalance, { body: { tradeNo: next.tradeNo, proof } }, { key: aKey() })).toMatchObject({
      code: "PAY_PROOF_REFUSED",
    });
  });

  it.each([
    ["for another amount", async (tradeNo: string) => proofFor(mei, tradeNo, "9.99")],
    ["for another trade", async () => proofFor(mei, "T000000ANOTHER", "10.00")],
    ["of another person", async (tradeNo: string) => proofFor(await aBuyer(spec, "1.00"), tradeNo, "10.00")],
    ["made up", async () => "x".repeat(43)],
    [
      "five minutes old",
      async (tradeNo: string) => {
        const proof = await proofFor(mei, tradeNo, "10.00");
        await spec.advance(301);
        return proof;
      },
    ],
  ])("as a proof %s pays nothing (rule F50)", async (_, make) => {
    const { tradeNo } = await aTrade(spec, mei, "10.00");
    const proof = await make(tradeNo);
    expect(await mei.call(contract.payByBalance, { body: { tradeNo, proof } }, { key: aKey() })).toMatchObject({
      ok: false,
      code: "PAY_PROOF_REFUSED",
    });
    expect(await inWallet(spec, mei)).toBe("100.00");
  });
});

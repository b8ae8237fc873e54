import * as contract from "@sihai/contract/withdrawal";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client, payPassword, race, type SpecWorld, watchLockOrder } from "#testing";

watchLockOrder();

let spec: SpecWorld;
let maker: Client;
let payer: Client;
beforeAll(async () => {
  spec = await aWorld();
  maker = await spec.staff("finance");
  payer = await spec.staff("finance");
});

/** Money that no card brought, approved to go to an account. */
async function anApproved(): Promise<string> {
  const mei = await aBuyer(spec, "50.00");
  const amount = { amount: "50.00", currency: "CNY" as const };
  const account = { kind: "wechat" as const, account: "mei-wang", realName: "王梅" };
  const body = { amount, seenToAccount: amount, account, accountAgain: account.account, payPassword };
  const { withdrawNo } = await mei.must(contract.applyForWithdrawal, { body }, { key: aKey() });
  await maker.must(contract.approveWithdrawal, { body: { withdrawNo } });
  return withdrawNo;
}

const paid = (withdrawNo: string, reference: string) =>
  payer.call(contract.recordPayout, { body: { withdrawNo, reference } }, { key: aKey() });

describe("a bank’s number of a payout", () => {
  it("stands at one withdrawal, however it is written, and finds it so", async () => {
    const [one, other] = [await anApproved(), await anApproved()];
    expect(await paid(one, "FT-2026/118")).toMatchObject({ ok: true, data: { state: "paid" } });
    for (const written of ["FT-2026/118", "ft2026118", " FT 2026 118", "ＦＴ２０２６１１８"])
      expect(await paid(other, written)).toMatchObject({ ok: false, code: "WITHDRAWAL_REFERENCE_USED" });
    for (const q of ["FT-2026/118", "ft 2026-118"])
      expect((await payer.must(contract.withdrawalQueue, { query: { q } })).list.map(({ withdrawNo }) => withdrawNo)).toEqual([
        one,
      ]);
    expect(await paid(other, "FT-2026/119")).toMatchObject({ ok: true });
  });

  it("stands at one of many that are recorded with it at once", async () => {
    const all = await Promise.all([anApproved(), anApproved(), anApproved(), anApproved()]);
    const replies = await race(all.length, (index) => paid(all[index] ?? "", index % 2 === 0 ? "BK-77120" : "bk 77120"));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    for (const reply of replies) if (!reply.ok) expect(reply.code).toBe("WITHDRAWAL_REFERENCE_USED");
  });
});

import { getWallet, listBills } from "@sihai/contract/payment";
import * as calls from "@sihai/contract/transfer";
import * as payouts from "@sihai/contract/withdrawal";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client, inWallet, race, type SpecWorld } from "#testing";
import { csvOf } from "../../../../testing/transfer/statements.ts";
import { type FinanceDesk, theFinanceDesk } from "../../../../testing/transfer/transfers.ts";
import { anAppliedWithdrawal } from "../../../../testing/withdrawal/withdrawals.ts";
import { balanceOf, world as worldAccount } from "../../ledger/index.ts";

let world: SpecWorld;
let desk: FinanceDesk;
beforeAll(async () => {
  world = await aWorld({ unlimited: true });
  desk = await theFinanceDesk(world);
});

let numbers = 0;
/** A line of the bank's file, there to be decided about. */
async function aLine(amount: string, currency = "CNY"): Promise<string> {
  numbers += 1;
  const number = `RT${process.pid}${String(numbers).padStart(6, "0")}`;
  const entry = { number, amount, currency, reference: "RETURNED", day: world.deps.clock.now().toISOString().slice(0, 10) };
  const file = { name: "back.csv", bytes: new TextEncoder().encode(csvOf([entry])), type: "text/csv" };
  await desk.maker.must(calls.importStatement, { body: {} }, { key: aKey(), files: [file] });
  return number;
}

/** A withdrawal of all a customer has, whose transfer was made. */
async function aPayout(amount = "40.00"): Promise<{ client: Client; withdrawNo: string }> {
  const client = await aBuyer(world, amount);
  const withdrawNo = await anAppliedWithdrawal(client, amount);
  await desk.maker.must(payouts.approveWithdrawal, { body: { withdrawNo } }, { key: aKey() });
  numbers += 1;
  await desk.checker.must(
    payouts.recordPayout,
    { body: { withdrawNo, reference: `OUT-${process.pid}-${numbers}` } },
    { key: aKey() },
  );
  return { client, withdrawNo };
}

const reason = "The account is closed";
const way = "payout-return" as const;
const lessBy = (kept: string | undefined) => kept !== undefined && { kept: { amount: kept, currency: "CNY" as const } };
const propose = (bankLine: string, withdrawNo: string, kept?: string) =>
  desk.maker.call(calls.settleLine, { body: { bankLine, way, reason, withdrawNo, ...lessBy(kept) } }, { key: aKey() });
const confirm = (bankLine: string, withdrawNo: string, by = desk.checker, kept?: string) =>
  by.call(calls.confirmLine, { body: { bankLine, way, reason, withdrawNo, ...lessBy(kept) } }, { key: aKey() });
const bankHolds = async () => (await balanceOf(world.deps.db, worldAccount("bank", "CNY"))).amount;

describe("a transfer that the customer’s bank sent back", () => {
  it("is in the balance again once two people agree, and the withdrawal, the bill and a message say so", async () => {
    const { client, withdrawNo } = await aPayout();
    const line = await aLine("40.00");
    const before = await bankHolds();
    expect((await propose(line, withdrawNo)).ok).toBe(true);
    expect(await inWallet(world, client)).toBe("0.00");
    expect(await confirm(line, withdrawNo, desk.maker)).toMatchObject({ code: "TRANSFER_SAME_PERSON" });
    expect(await confirm(line, "WD999999")).toMatchObject({ code: "TRANSFER_SEEN_CHANGED" });
    const agreed = await race(4, () => confirm(line, withdrawNo));
    expect(agreed.filter(({ ok }) => ok)).toHaveLength(1);

    expect(await inWallet(world, client)).toBe("40.00");
    expect((await bankHolds()) - before).toBe(-4000n);
    const seen = await client.must(payouts.getWithdrawal, { query: { withdrawNo } });
    expect(seen.parts.map(({ state }) => state)).toEqual(["returned"]);
    expect(seen.history.at(-1)).toMatchObject({ to: "came-back", note: line });
    const { list } = await client.must(listBills, { query: { page: 1 } });
    expect(list[0]).toMatchObject({ kind: "withdrawal-return", subject: withdrawNo, change: { amount: "40.00" } });
    // What filled the wallet to begin with: coming back is no recharge.
    expect((await client.must(getWallet)).month.recharged).toBe("40.00");
    const told = await world.deps.db.selectFrom("message").select("template").where("user_id", "=", client.id).execute();
    expect(told.map(({ template }) => template)).toContain("withdrawal-came-back");
    const { list: lines } = await desk.maker.must(calls.bankLines, { query: { q: withdrawNo } });
    expect(lines).toMatchObject([{ bankLine: line, status: "returned", withdrawNo }]);
    // And it can be withdrawn once more.
    expect(await anAppliedWithdrawal(client, "40.00")).toMatch(/^WD/);
  });

  it("comes back once, in the amount it was, and only when it was made", async () => {
    const { client, withdrawNo } = await aPayout();
    const [less, one, other] = [await aLine("38.00"), await aLine("40.00"), await aLine("40.00")];
    expect(await propose(less, withdrawNo)).toMatchObject({
      code: "PAYOUT_RETURN_DIFFERS",
      data: { paidOut: "40.00", currency: "CNY" },
    });
    expect(await propose(await aLine("40.00", "USD"), withdrawNo)).toMatchObject({ code: "PAYOUT_RETURN_DIFFERS" });
    expect(await propose(one, "WD999999")).toMatchObject({ code: "WITHDRAWAL_NOT_FOUND" });
    expect((await propose(one, withdrawNo)).ok).toBe(true);
    expect((await propose(other, withdrawNo)).ok).toBe(true);
    expect((await confirm(one, withdrawNo)).ok).toBe(true);
    expect(await confirm(other, withdrawNo)).toMatchObject({ code: "PAYOUT_NOT_SENT" });
    expect(await inWallet(world, client)).toBe("40.00");

    const waiting = await aBuyer(world, "40.00");
    expect(await propose(less, await anAppliedWithdrawal(waiting, "38.00"))).toMatchObject({ code: "PAYOUT_NOT_SENT" });
  });
});

describe("a transfer that came back less what the bank kept", () => {
  it("is back in what came, with what was kept said to the cent at the desk, on the withdrawal and in the message", async () => {
    const { client, withdrawNo } = await aPayout();
    const line = await aLine("32.50");
    expect(await propose(line, withdrawNo)).toMatchObject({ code: "PAYOUT_RETURN_DIFFERS", data: { paidOut: "40.00" } });
    expect(await propose(line, withdrawNo, "7.49")).toMatchObject({ code: "PAYOUT_RETURN_DIFFERS" });
    expect(await propose(line, withdrawNo, "-7.50")).toMatchObject({ code: "PAYOUT_RETURN_DIFFERS" });
    expect((await propose(line, withdrawNo, "7.50")).ok).toBe(true);
    const { list: proposed } = await desk.checker.must(calls.bankLines, { query: { q: withdrawNo } });
    expect(proposed).toMatchObject([{ status: "proposed", kept: { amount: "7.50", currency: "CNY" } }]);
    expect(await confirm(line, withdrawNo)).toMatchObject({ code: "TRANSFER_SEEN_CHANGED" });
    expect(await confirm(line, withdrawNo, desk.checker, "7.00")).toMatchObject({ code: "TRANSFER_SEEN_CHANGED" });
    const agreed = await race(4, () => confirm(line, withdrawNo, desk.checker, "7.50"));
    expect(agreed.filter(({ ok }) => ok)).toHaveLength(1);

    expect(await inWallet(world, client)).toBe("32.50");
    const { parts } = await client.must(payouts.getWithdrawal, { query: { withdrawNo } });
    expect(parts).toMatchObject([{ state: "returned", amount: { amount: "40.00" }, kept: { amount: "7.50" } }]);
    const told = await world.deps.db
      .selectFrom("message")
      .select(["template", "facts"])
      .where("user_id", "=", client.id)
      .execute();
    expect(told.find(({ template }) => template === "withdrawal-came-back")?.facts).toMatchObject({
      amount: "32.50",
      kept: "7.50",
    });
    // Its sources hold what is back, so that exactly that can leave again.
    expect(await anAppliedWithdrawal(client, "32.50")).toMatch(/^WD/);
    expect(await propose(await aLine("7.50"), withdrawNo)).toMatchObject({ code: "PAYOUT_NOT_SENT" });
  });

  it("proposed and taken back, says nothing of what was kept any more", async () => {
    const { withdrawNo } = await aPayout();
    const line = await aLine("39.00");
    expect((await propose(line, withdrawNo, "1.00")).ok).toBe(true);
    await desk.maker.must(calls.dropLine, { body: { bankLine: line, reason: "Another withdrawal" } }, { key: aKey() });
    const { list } = await desk.maker.must(calls.bankLines, { query: { q: line } });
    expect(list).toMatchObject([{ status: "open", kept: null, withdrawNo: null }]);
  });
});

describe("a line that stands for a transfer", () => {
  it("names both who made it so, on the page and in the file", async () => {
    const client = await world.shopper();
    const amount = { amount: "55.00", currency: "CNY" } as const;
    const { transferNo } = await client.must(calls.openTransfer, { body: { method: "mainland", amount } }, { key: aKey() });
    const bankLine = await aLine("55.00");
    const valueDay = world.deps.clock.now().toISOString().slice(0, 10);
    await desk.maker.must(calls.recordArrival, { body: { transferNo, bankLine, received: amount, valueDay } }, { key: aKey() });
    await desk.checker.must(calls.confirmArrival, { body: { transferNo, bankLine, received: amount } }, { key: aKey() });
    const [line] = (await desk.maker.must(calls.bankLines, { query: { q: bankLine } })).list;
    expect(line).toMatchObject({ status: "matched", proposedBy: expect.any(String), confirmedBy: expect.any(String) });
    expect(line?.proposedBy).not.toBe(line?.confirmedBy);
  });
});

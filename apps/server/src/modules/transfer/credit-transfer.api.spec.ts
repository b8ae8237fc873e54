import { messageList } from "@sihai/contract/message";
import { getBill, getWallet, listBills } from "@sihai/contract/payment";
import * as calls from "@sihai/contract/transfer";
import { parseMoney } from "@sihai/domain";
import { messageText } from "@sihai/text/messages";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import { aPicture } from "../../../testing/claim/claims.ts";
import { aMailbox } from "../../../testing/identity/accounts.ts";
import {
  anAnnouncedTransfer,
  anOpenTransfer,
  credit,
  deskActs,
  euros,
  type FinanceDesk,
  receiptOf,
  theFinanceDesk,
} from "../../../testing/transfer/transfers.ts";
import { ratesNow } from "../exchange/index.ts";
import { balanceOf, wallet, world as worldAccount } from "../ledger/index.ts";

let world: SpecWorld;
let desk: FinanceDesk;
const mailbox = aMailbox();
beforeAll(async () => {
  world = await aWorld({ adapters: { mail: mailbox } });
  await world.work();
  desk = await theFinanceDesk(world);
});

const balancesOf = async (client: Client) =>
  (await client.must(getWallet)).balances.filter(({ amount }) => amount !== "0.00" && amount !== "0");
async function toldOf(client: Client, title: string) {
  const { list } = await client.must(messageList, { body: {} });
  const told = list.find((one) => one.title === title);
  if (!told) throw new Error(`not told: ${title}; but ${list.map((one) => one.title).join(", ")}`);
  return told;
}
const detail = (client: Client, transferNo: string) => client.must(calls.transferDetail, { query: { transferNo } });

describe("a transfer that comes as it was announced", () => {
  it("stands in the wallet in the currency it was paid in, with a bill, a history, a message and a mail", async () => {
    const mei = await world.shopper();
    const transferNo = await anOpenTransfer(mei);
    expect(await detail(mei, transferNo)).toMatchObject({
      state: "opened",
      account: { currency: "EUR", holder: expect.stringContaining("Sihai") },
      fee: null,
      expected: euros,
      may: { announce: true, cancel: true },
    });
    await mei.must(calls.announceTransfer, { body: receiptOf(transferNo, euros, { fileId: await aPicture(mei) }) });
    const credited = await credit(world, desk, transferNo);
    expect(credited).toMatchObject({ state: "credited", arrived: euros, added: euros });

    expect(await balancesOf(mei)).toEqual([euros]);
    const seen = await detail(mei, transferNo);
    expect(seen).toMatchObject({ state: "credited", credited: { added: euros }, may: { announce: false, cancel: false } });
    expect(seen.steps.map(({ to }) => to)).toEqual(["opened", "announced", "arrived", "credited"]);
    const bill = await mei.must(getBill, { query: { billId: seen.credited?.billId ?? "" } });
    expect(bill).toMatchObject({ kind: "recharge", method: "bank", change: euros, subject: transferNo });
    const { text } = await toldOf(mei, "Transfer added to your balance");
    expect(text).toContain("€\u00a0100.00");
    const { email } = await world.deps.db
      .selectFrom("app_user")
      .select("email")
      .where("id", "=", mei.id)
      .executeTakeFirstOrThrow();
    expect((await mailbox.newest(email)).subject).toBe("转账已到余额");
  });

  it("is a source of the wallet that can go back as it came", async () => {
    const mei = await world.shopper();
    const transferNo = await anAnnouncedTransfer(mei);
    await credit(world, desk, transferNo);
    const sources = await world.deps.db.selectFrom("money_source").selectAll().where("user_id", "=", mei.id).execute();
    expect(sources).toMatchObject([
      {
        kind: "transfer",
        currency: "EUR",
        amount: "10000",
        paid_currency: "EUR",
        paid_amount: "10000",
        reference: transferNo,
        in_wallet: "10000",
      },
    ]);
  });
});

describe("an overseas wire", () => {
  it.each([
    [{ amount: "1000.00", currency: "HKD" }, "65.00", "935.00"],
    [{ amount: "70.00", currency: "HKD" }, "65.00", "5.00"],
  ] as const)("costs HKD 65 once (rule I-27): %o", async (sent, fee, added) => {
    const mei = await world.shopper();
    const minimum = { amount: "1000.00", currency: "HKD" } as const;
    const transferNo = await anAnnouncedTransfer(mei, minimum, "overseas");
    const before = await balanceOf(world.deps.db, worldAccount("service-income", "HKD"));
    expect(await credit(world, desk, transferNo, sent)).toMatchObject({
      fee: { amount: fee, currency: "HKD" },
      added: { amount: added, currency: "HKD" },
    });
    const after = await balanceOf(world.deps.db, worldAccount("service-income", "HKD"));
    expect(after.amount - before.amount).toBe(6500n);
    const { credited } = await detail(mei, transferNo);
    const bill = await mei.must(getBill, { query: { billId: credited?.billId ?? "" } });
    expect(bill.postings).toEqual([
      { from: "bank", to: "wallet", amount: sent },
      { from: "wallet", to: "service-income", amount: { amount: fee, currency: "HKD" } },
    ]);
    expect(bill.change).toEqual({ amount: added, currency: "HKD" });
  });

  it("in another currency costs the same by the rates of the day", async () => {
    const mei = await world.shopper();
    const sent = { amount: "200.00", currency: "USD" } as const;
    const transferNo = await anAnnouncedTransfer(mei, sent, "overseas");
    const { expected, fee: agreed } = await detail(mei, transferNo);
    expect(agreed).toEqual({ amount: "65.00", currency: "HKD" });
    const { fee, added } = await credit(world, desk, transferNo, sent);
    expect(added).toEqual(expected);
    const rates = await ratesNow(world.deps);
    const rateOf = (code: string) => Number(rates.find(({ currency }) => currency === code)?.rate);
    expect(Number(fee.amount)).toBeCloseTo((65 / rateOf("HKD")) * rateOf("USD"), 2);
  });

  it("never takes more than came", async () => {
    const mei = await world.shopper();
    const transferNo = await anAnnouncedTransfer(mei, { amount: "1000.00", currency: "HKD" }, "overseas");
    const little = { amount: "12.30", currency: "HKD" } as const;
    expect(await credit(world, desk, transferNo, little)).toMatchObject({ fee: little, added: { amount: "0.00" } });
    expect(await balancesOf(mei)).toEqual([]);
  });

  it("keeps the fee it was opened with", async () => {
    const mei = await world.shopper();
    const transferNo = await anAnnouncedTransfer(mei, { amount: "1000.00", currency: "HKD" }, "overseas");
    await world.deps.db.updateTable("transfer").set({ fee_amount: "3000" }).where("user_id", "=", mei.id).execute();
    expect(await credit(world, desk, transferNo, { amount: "1000.00", currency: "HKD" })).toMatchObject({
      fee: { amount: "30.00" },
    });
  });
});

describe("a transfer that comes otherwise", () => {
  it.each([
    ["less", { amount: "97.50", currency: "EUR" }],
    ["more", { amount: "100.01", currency: "EUR" }],
    ["in another currency", { amount: "100.00", currency: "USD" }],
    ["in yen, which have no cents", { amount: "16000", currency: "JPY" }],
  ] as const)("%s, is credited as it came and said plainly", async (_, received) => {
    const mei = await world.shopper();
    const transferNo = await anAnnouncedTransfer(mei);
    await credit(world, desk, transferNo, received);
    expect(await balancesOf(mei)).toEqual([received]);
    const { text } = await toldOf(mei, "Transfer added, with a different amount");
    expect(text).toContain("€\u00a0100.00");
    expect(await balanceOf(world.deps.db, wallet(mei.id, received.currency))).toEqual(
      parseMoney(received.amount, received.currency),
    );
  });

  it.each(["opened", "cancelled", "lapsed", "refused"] as const)("after it was %s is credited all the same", async (state) => {
    const mei = await world.shopper();
    const transferNo = state === "refused" ? await anAnnouncedTransfer(mei) : await anOpenTransfer(mei);
    if (state === "cancelled") await mei.must(calls.cancelTransfer, { body: { transferNo } });
    if (state === "lapsed") await world.advance(15 * 86_400);
    if (state === "refused") expect((await deskActs(world, desk, transferNo).refuse()).ok).toBe(true);
    expect((await detail(mei, transferNo)).state).toBe(state);
    await credit(world, desk, transferNo);
    expect(await balancesOf(mei)).toEqual([euros]);
  });
});

describe("what is told", () => {
  it("says in both languages what came, what the bank kept and what is there", () => {
    const facts = { transferNo: "TR300001", currency: "HKD", arrived: "1000.00", fee: "65.00", added: "935.00" } as const;
    expect(messageText("transfer-credited", facts, "en").body).toContain("HK$\u00a065.00");
    expect(messageText("transfer-credited", facts, "zh").body).toContain("HK$\u00a0935.00");
    const free = { ...facts, fee: "0.00", added: "1000.00" };
    expect(messageText("transfer-credited", free, "en").body).not.toContain("fee");
  });
});

describe("bills", () => {
  it("can be looked at by the currency they are in", async () => {
    const mei = await aBuyer(world);
    await credit(world, desk, await anAnnouncedTransfer(mei));
    const { list } = await mei.must(listBills, { query: { currency: "EUR" } });
    expect(list).toMatchObject([{ kind: "recharge", change: euros, balanceAfter: euros }]);
  });
});

it("takes a picture of its owner alone (rule F64)", async () => {
  const [mei, omar] = [await world.shopper(), await world.shopper({ name: "omar" })];
  const fileId = await aPicture(omar);
  const transferNo = await anOpenTransfer(mei);
  const reply = await mei.call(calls.announceTransfer, { body: receiptOf(transferNo, euros, { fileId }) });
  expect(reply).toMatchObject({ ok: false, code: "TRANSFER_PICTURE_NOT_FOUND" });
  expect((await detail(mei, transferNo)).state).toBe("opened");
});

import { describe, expect, it } from "vitest";
import { add, cny, compare, type Money, parseMoney, subtract } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import { payLimits, payWays, type ReceivingAccount, type TransferMethod, transferAsk, transferRates } from "./index.ts";

const published = [
  { id: "1", currency: "EUR", rate: "0.125" },
  { id: "2", currency: "HKD", rate: "1.1" },
] as const;
const wireFee = parseMoney("11.00", "HKD");
const [first] = seededSettings.receivingAccounts;
const account = (method: TransferMethod, currency: "CNY" | "EUR" | "USD", limits: { least: number; most: number }) =>
  ({ ...first, method, currency, isOpen: true, ...limits }) as ReceivingAccount;

describe("rates of transfers", () => {
  it("have the margin on top, and none for CNY itself", () => {
    expect([...transferRates(published, 100)]).toEqual([
      ["CNY", { reference: "1", rate: "1", rateId: null }],
      ["EUR", { reference: "0.125", rate: "0.12625", rateId: "1" }],
      ["HKD", { reference: "1.1", rate: "1.111", rateId: "2" }],
    ]);
  });
});

describe("what is asked for by transfer", () => {
  const rate = { reference: "0.125", rate: "0.125", rateId: "1" };
  it.each([
    ["overseas", "1.1", { send: "13.75", fee: "1.25" }],
    ["wise", "1.1", { send: "12.50", fee: "0.00" }],
    ["wise", undefined, { send: "12.50", fee: "0.00" }],
  ] as const)("%s, Hong Kong dollars at %s", (method, hongKong, { send, fee }) => {
    expect(transferAsk(cny("100.00"), { method, currency: "EUR" }, rate, { fee: wireFee, rate: hongKong })).toEqual({
      send: parseMoney(send, "EUR"),
      fee: parseMoney(fee, "EUR"),
      rate: "0.125",
      rateId: "1",
    });
  });

  it("is not told by wire while the bank's fee has no rate", () => {
    const wire = { fee: wireFee, rate: undefined };
    expect(transferAsk(cny("100.00"), { method: "overseas", currency: "EUR" }, rate, wire)).toBeNull();
  });
});

describe("ways to pay by transfer", () => {
  const ways = (price: string, accounts: ReceivingAccount[], rates = transferRates(published, 0)) =>
    payWays(cny(price), { receivingAccounts: accounts, wireFee }, rates).map(({ method, send }) => [method, send]);

  it("are those whose account takes so little and so much, to the cent", () => {
    const wise = [account("wise", "EUR", { least: 10, most: 20 })];
    expect(ways("80.00", wise)).toEqual([["wise", parseMoney("10.00", "EUR")]]);
    expect(ways("79.92", wise)).toEqual([]);
    expect(ways("160.00", wise)).toEqual([["wise", parseMoney("20.00", "EUR")]]);
    expect(ways("160.08", wise)).toEqual([]);
  });

  it("count what the bank keeps of a wire, and are none without a rate", () => {
    const all = [
      account("mainland", "CNY", { least: 1, most: 500 }),
      account("overseas", "EUR", { least: 1, most: 500 }),
      account("wise", "USD", { least: 1, most: 500 }),
    ];
    expect(ways("80.00", all)).toEqual([
      ["mainland", cny("80.00")],
      ["overseas", parseMoney("11.25", "EUR")],
    ]);
    const euroAlone = transferRates([published[0]], 0);
    expect(ways("80.00", all, euroAlone)).toEqual([["mainland", cny("80.00")]]);
  });
});

describe("sums that can be paid by transfer", () => {
  const rules = (...receivingAccounts: ReceivingAccount[]) => ({ receivingAccounts, wireFee });
  const rates = transferRates(published, 137);

  it.each([
    [account("mainland", "CNY", { least: 50, most: 500 })],
    [account("overseas", "EUR", { least: 10, most: 20 })],
    [account("overseas", "EUR", { least: 1, most: 20 })],
    [account("wise", "EUR", { least: 7, most: 900 })],
    [account("wise", "EUR", { least: 7, most: 9 }), account("mainland", "CNY", { least: 300, most: 400 })],
  ])("are told to the fen: %#", (...accounts) => {
    const limits = payLimits(rules(...accounts), rates);
    const takes = (price: Money) => payWays(price, rules(...accounts), rates).length > 0;
    const fen = cny("0.01");
    expect(limits && [takes(limits.least), takes(limits.most)]).toEqual([true, true]);
    expect(limits && (compare(limits.least, fen) > 0 ? takes(subtract(limits.least, fen)) : false)).toBe(false);
    expect(limits && takes(add(limits.most, fen))).toBe(false);
  });

  it("are none without a rate, or an account", () => {
    expect(payLimits(rules(account("wise", "USD", { least: 1, most: 500 })), rates)).toBeNull();
    expect(payLimits(rules(account("overseas", "EUR", { least: 1, most: 9 })), transferRates([published[0]], 0))).toBeNull();
    expect(payLimits(rules(), rates)).toBeNull();
  });
});

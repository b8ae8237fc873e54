import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cny, money, sum } from "../index.ts";
import {
  endOfParts,
  isOverdue,
  isSameAccount,
  isWrongIban,
  maskAccount,
  readWithdrawalNumber,
  type StandingSource,
  shareOfPaid,
  splitWithdrawal,
  sumsOf,
  withdrawalNumber,
} from "./index.ts";

const now = new Date("2026-11-23T00:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const terms = { now, sourceDays: 360 };

function source(given: Partial<StandingSource>): StandingSource {
  const inWallet = given.inWallet ?? cny("100.00");
  return {
    sourceId: "1",
    kind: "card",
    arrivedAt: daysAgo(10),
    inWallet,
    amount: inWallet,
    paid: inWallet,
    returned: cny("0.00"),
    returnedPaid: cny("0.00"),
    isClosed: false,
    ...given,
  };
}

describe("a withdrawal goes back", () => {
  it("to the cards it came from first, whatever came before them", () => {
    const standing = [
      source({ sourceId: "claim", kind: "given", inWallet: cny("30.00"), arrivedAt: daysAgo(20) }),
      source({ sourceId: "visa", inWallet: cny("40.00") }),
    ];
    expect(splitWithdrawal(cny("55.00"), standing, terms)).toEqual({
      ok: true,
      value: [
        { to: "card", sourceId: "visa", amount: cny("40.00"), sends: cny("40.00") },
        { to: "account", sourceId: "claim", amount: cny("15.00"), sends: cny("15.00") },
      ],
    });
  });

  it("whole, each source once, without a part for what is spent", () => {
    const standing = [
      source({ sourceId: "spent", inWallet: cny("0.00") }),
      source({ sourceId: "visa", inWallet: cny("40.00") }),
      source({ sourceId: "claim", kind: "given", inWallet: cny("30.00") }),
    ];
    const split = splitWithdrawal(cny("70.00"), standing, terms);
    const parts = split.ok ? split.value : [];
    expect(parts.map(({ sourceId, amount }) => [sourceId, amount])).toEqual([
      ["visa", cny("40.00")],
      ["claim", cny("30.00")],
    ]);
    expect(sumsOf(parts, "CNY")).toEqual({ toCards: cny("40.00"), toAccount: cny("30.00") });
  });

  it("to an account where the card's payment is older than 360 days, and to the card on the last of them (rule I-51)", () => {
    const to = (days: number) => {
      const split = splitWithdrawal(cny("10.00"), [source({ arrivedAt: daysAgo(days) })], terms);
      return split.ok && split.value.map((part) => part.to);
    };
    expect(to(360)).toEqual(["card"]);
    expect(to(361)).toEqual(["account"]);
  });

  it("to an account where the gateway refused to take the charge back", () => {
    expect(splitWithdrawal(cny("10.00"), [source({ isClosed: true })], terms)).toMatchObject({ value: [{ to: "account" }] });
  });

  it("in what each was paid in: a card its own currency, an account what stands in the wallet", () => {
    const abroad = { inWallet: cny("100.00"), paid: money(1_250n, "EUR") };
    const standing = [source({ ...abroad, sourceId: "visa" }), source({ ...abroad, sourceId: "claim", kind: "given" })];
    const split = splitWithdrawal(cny("150.00"), standing, terms);
    expect(split.ok && split.value.map(({ to, sends }) => [to, sends])).toEqual([
      ["card", money(1_250n, "EUR")],
      ["account", cny("50.00")],
    ]);
  });

  it("to an account alone where it is a card's and too old: nobody is asked for one otherwise (rule I-46)", () => {
    const overdue = (given: Partial<StandingSource>) => isOverdue(source(given), now, 360);
    expect(overdue({ arrivedAt: daysAgo(360) })).toBe(false);
    expect(overdue({ arrivedAt: new Date(daysAgo(360).getTime() - 1) })).toBe(true);
    expect(overdue({ kind: "transfer", arrivedAt: daysAgo(400) })).toBe(false);
  });

  it("never with more of a source than it brought", () => {
    expect(() => shareOfPaid(source({ returned: cny("60.00") }), cny("40.01"))).toThrow("more than the source brought");
    expect(shareOfPaid(source({ returned: cny("60.00"), returnedPaid: cny("60.00") }), cny("40.00"))).toEqual(cny("40.00"));
  });

  it.each(["0.00", "-1.00", "100.01"])("not with %s of 100.00", (amount) => {
    expect(splitWithdrawal(cny(amount), [source({})], terms)).toEqual({
      ok: false,
      refusal: { code: "WITHDRAWAL_AMOUNT_INVALID" },
    });
  });

  it("in the currency it was charged in, and all parts of a charge make the charge, however it is cut", () => {
    const cut = fc.array(fc.bigInt({ min: 1n, max: 5_000n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(cut, fc.bigInt({ min: 1n, max: 9_999n }), (parts, cents) => {
        const amount = sum(
          parts.map((part) => money(part, "CNY")),
          "CNY",
        );
        const paid = money(cents, "EUR");
        let [returned, returnedPaid] = [cny("0.00"), money(0n, "EUR")];
        for (const part of parts) {
          const sends = shareOfPaid(source({ amount, paid, returned, returnedPaid }), money(part, "CNY"));
          expect(sends.amount >= 0n).toBe(true);
          returned = money(returned.amount + part, "CNY");
          returnedPaid = money(returnedPaid.amount + sends.amount, "EUR");
          // Never more than its share: paying in and taking out gains nothing (rule F29).
          expect(returnedPaid.amount * amount.amount <= paid.amount * returned.amount).toBe(true);
        }
        expect(returnedPaid).toEqual(paid);
      }),
    );
  });
});

it("ends paid when something reached its owner, refused when nothing did, and not before", () => {
  expect(endOfParts(["done", "failed"])).toBe("paid");
  expect(endOfParts(["failed", "failed"])).toBe("refused");
  expect(endOfParts(["returned", "failed"])).toBe("refused");
  expect(endOfParts(["done", "uncertain"])).toBeNull();
  expect(endOfParts(["done", "waiting"])).toBeNull();
});

it("takes an account typed twice for the same where only spaces and case differ", () => {
  expect(isSameAccount("DE89 3704 0044 0532 0130 00", "de89370400440532013000")).toBe(true);
  expect(isSameAccount("DE89370400440532013000", "DE89370400440532013001")).toBe(false);
});

it("knows an IBAN with a wrong sign, and leaves accounts alone that are none", () => {
  expect(isWrongIban("de89 3704 0044 0532 0130 00")).toBe(false);
  expect(isWrongIban("DE89 3704 0044 0532 0130 01")).toBe(true);
  expect(isWrongIban("PT50 0002 0123 1234 5678 9015 5")).toBe(true);
  expect(isWrongIban("PT50 0002 0123 1234 5678 9015 4")).toBe(false);
  expect(isWrongIban("6222 0212 3456 7890 123")).toBe(false);
  for (const none of [
    "XDE89370400440532013001",
    "DEX9370400440532013001",
    "DE8",
    `DE${"8".repeat(40)}`,
    "DE89370400440532013001!",
    "DE8937040044",
  ])
    expect(isWrongIban(none), none).toBe(false);
});

it("shows an account by its last four signs, spaces aside", () => {
  expect(maskAccount("DE89 3704 0044 0532 0130 00")).toBe("•••• 3000");
});

it("is known by its number, and by nothing that only looks like one", () => {
  expect(readWithdrawalNumber(withdrawalNumber("300001"))).toBe("300001");
  for (const other of ["WD1", "XWD300001", "WD300001X", "TR300001", "WDabcdef", ""])
    expect(readWithdrawalNumber(other)).toBeNull();
});

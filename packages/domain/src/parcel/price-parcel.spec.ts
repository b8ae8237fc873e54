import { describe, expect, it } from "vitest";
import { usAirStandard } from "../freight/testing/lines.ts";
import { add, cny, money, sum, toDecimal } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import { freightTerms, type ParcelForm, priceParcel } from "./index.ts";
import type { ParcelPriceRequest } from "./price-parcel.ts";

const now = new Date("2026-11-20T04:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const usd = (cents: number) => money(BigInt(cents), "USD");

const item: ParcelPriceRequest["items"][number] = {
  ...{ itemId: "7", itemNo: "I7", quantity: 2, grams: 500, sidesCm: [30, 20, 10], flags: [] },
  ...{ value: cny("100.00"), alone: false, warehouse: 1 },
  ...{ stockedInAt: inDays(-10), freeUntil: inDays(80), pausedAt: null },
};
const declared = { itemIds: ["7"], name: { zh: "裙子", en: "Dress" }, hsCode: "620443", quantity: 2, value: usd(14_00) };
const form: ParcelForm = {
  services: [],
  declaration: { lines: [declared], total: usd(14_00) },
  insuredValue: cny("0.00"),
  identity: { kind: "personal", companyName: "", number: "" },
  pickupCode: undefined,
  agreedInsurance: true,
  agreedDifference: true,
};
const card: ParcelPriceRequest["card"] = {
  ...usAirStandard,
  ...{ package: "carton", pickup: false, needsIdentity: false, note: { zh: "", en: "" }, performance: null },
};
const request: ParcelPriceRequest = {
  ...{ items: [item], address: { country: "US", zipCode: "10001" }, card, form },
  terms: freightTerms(seededSettings, 0),
  ...{ agreedAt: now, rulesAt: () => seededSettings, usdPerCny: "0.14", now },
};
const priceOf = (change: Partial<ParcelPriceRequest>) => priceParcel({ ...request, ...change });
const filled = (change: Partial<ParcelForm>) => priceOf({ form: { ...form, ...change } });
const codeOf = (priced: ReturnType<typeof priceParcel>) => (priced.ok ? null : priced.refusal.code);
const kept = (priced: ReturnType<typeof priceParcel>) => {
  if (!priced.ok) throw new Error(priced.refusal.code);
  return priced.value;
};

describe("what a submitted parcel costs", () => {
  it("is its deposit, its insurance and all charges together", () => {
    const extra = { code: "unpacked", quantity: 1, unitPrice: "1.00", amount: "1.00" };
    const price = kept(
      priceOf({
        items: [item, { ...item, itemId: "8", itemNo: "I8", grams: 5_600, freeUntil: inDays(-2) }],
        form: {
          ...form,
          insuredValue: cny("150.00"),
          services: [{ code: "remove-tags", items: [{ itemId: "7", quantity: 2 }] }],
        },
        extraCharges: [extra],
      }),
    );
    expect(price.charges.map(({ code, amount }) => `${code} ${amount}`)).toEqual([
      ...["remove-tags 4.00", "measuring 20.00", "storage 1.00", "unpacked 1.00"],
    ]);
    expect(price.charges[0]?.items).toEqual([{ itemId: "7", quantity: 2 }]);
    expect([price.service, price.insured, price.insurance]).toEqual([cny("26.00"), cny("150.00"), cny("4.50")]);
    expect(price.deposit).toEqual(price.estimate.deposit);
    expect(price.total).toEqual(sum([price.deposit, cny("4.50"), cny("26.00")], "CNY"));
    expect([price.declaredTotal, price.identityNumber]).toEqual([usd(14_00), null]);
  });

  it("has the tax in it on a line that prepays it, and not on another", () => {
    expect(kept(priceOf({})).charges).toEqual([]);
    const prepaid = kept(priceOf({ card: { ...card, tax: { mode: "prepaid", rateBp: 1_250 } } }));
    expect(prepaid.charges).toEqual([
      { code: "prepaid-tax", quantity: 1, unitPrice: "12.50", amount: "12.50", how: "US$ 14.00 ÷ 0.14 × 12.5 %" },
    ]);
    expect(prepaid.total).toEqual(add(prepaid.deposit, cny("12.50")));
  });

  it("counts no storage while the clock stands still", () => {
    const stopped = { ...item, freeUntil: inDays(-3), pausedAt: inDays(-5) };
    expect(kept(priceOf({ items: [stopped] })).charges).toEqual([]);
    expect(kept(priceOf({ items: [{ ...stopped, pausedAt: null }] })).charges).toHaveLength(1);
  });

  it("is by the price list of the day it is told, else by today's", () => {
    const yesterdays = { ...card, validTo: "2026-11-19" };
    expect(codeOf(priceOf({ card: yesterdays }))).toBe("LINE_REFUSES_PARCEL");
    expect(codeOf(priceOf({ card: yesterdays, pricedOn: "2026-11-19" }))).toBeNull();
  });
});

describe("a parcel is not submitted", () => {
  it("without agreeing that freight may differ", () =>
    expect(codeOf(filled({ agreedDifference: false }))).toBe("AGREEMENT_NEEDED"));

  it("with insurance nobody agreed to, but does without where nothing is insured", () => {
    expect(codeOf(filled({ agreedInsurance: false, insuredValue: cny("0.01") }))).toBe("AGREEMENT_NEEDED");
    expect(codeOf(filled({ agreedInsurance: false }))).toBeNull();
  });

  it.each([
    ["over what goods and freight are worth", filled({ insuredValue: cny("3000.01") }), "INSURED_VALUE_TOO_HIGH"],
    ["of two warehouses", priceOf({ items: [item, { ...item, warehouse: 2 }] }), "TWO_WAREHOUSES"],
    ["to where its line does not go", priceOf({ address: { country: "DE", zipCode: "10115" } }), "LINE_REFUSES_PARCEL"],
    ["declared at another total", filled({ declaration: { lines: [declared], total: usd(14_01) } }), "DECLARED_TOTAL_DIFFERS"],
    ["with a service for no item", filled({ services: [{ code: "vacuum", items: [] }] }), "SERVICE_QUANTITY_WRONG"],
    ["without a number its line asks for", priceOf({ card: { ...card, needsIdentity: true } }), "IDENTITY_NUMBER_NEEDED"],
  ])("%s", (_, priced, code) => expect(codeOf(priced)).toBe(code));

  it("once the storage of one of its goods has ended, and is on the day before", () => {
    const { overdueDays } = seededSettings.storageTerms;
    const ended = { ...item, itemId: "8", itemNo: "I8", freeUntil: inDays(-overdueDays) };
    expect(priceOf({ items: [item, ended] })).toEqual({ ok: false, refusal: { code: "STORAGE_ENDED", itemNo: "I8" } });
    expect(codeOf(priceOf({ items: [item, { ...ended, freeUntil: inDays(1 - overdueDays) }] }))).toBeNull();
  });

  it("on a pickup line without an outlet of that line", () => {
    const pickup = { ...card, pickup: true };
    const outlets = [
      { code: "NY1", lineId: card.id },
      { code: "LA1", lineId: "another-line" },
    ];
    const to = (pickupCode: string | undefined) => codeOf(priceOf({ card: pickup, outlets, form: { ...form, pickupCode } }));
    expect([to("NY1"), to("LA1"), to("XX1"), to(undefined)]).toEqual([
      ...[null, "PICKUP_OUTLET_NEEDED", "PICKUP_OUTLET_NEEDED", "PICKUP_OUTLET_NEEDED"],
    ]);
    expect(codeOf(priceOf({ card: pickup, form: { ...form, pickupCode: "NY1" } }))).toBe("PICKUP_OUTLET_NEEDED");
    expect(codeOf(priceOf({ outlets }))).toBeNull();
  });
});

describe("the receiver's number", () => {
  const asking = { ...card, needsIdentity: true };
  it("goes with the parcel as customs writes it", () => {
    const identity = { ...form, identity: { kind: "personal" as const, companyName: "", number: "ab-1234" } };
    expect(kept(priceOf({ card: asking, form: identity })).identityNumber).toBe("AB1234");
  });
  it("is not needed where a price alone is wanted", () => {
    const price = kept(priceOf({ card: asking, form: { ...form, identity: null } }));
    expect([price.identityNumber, toDecimal(price.total)]).toEqual([null, toDecimal(price.deposit)]);
  });
});

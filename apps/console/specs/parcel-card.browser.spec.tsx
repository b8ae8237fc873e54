import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { lookUpParcels, readClearanceAsStaff, readParcelAsStaff } from "@sihai/contract/parcel";
import { cnyText } from "@sihai/text";
import { consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { freightDict } from "@sihai/text/dict/freight";
import { parcelDict } from "@sihai/text/dict/parcel";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type Read = CallData<typeof readParcelAsStaff>["parcel"];
const packageId = "P20261101-ABCDEFG";
const measured = { grams: 1_200, sidesCm: [30, 20, 10], chargeableGrams: 1_200, volumetricGrams: 0 };
const fetched: Read = {
  ...{ packageId, state: "unshipped", next: { code: "pack", by: null }, alert: null, tradeNo: null, warehouse: 1 },
  line: { id: "hk-pickup", name: { zh: "香港自提", en: "Hong Kong pickup" }, service: "land", days: [2, 4], taxMode: "included" },
  address: {
    ...{ consignee: "Omar", lastName: "Chan", contact: "+852 5555 0101", country: "HK", state: "", city: "Kowloon" },
    ...{ fullAddress: "1 Nathan Road", zipCode: "-" },
  },
  ...{ email: "omar@example.com", identity: { kind: "company", companyName: "Sea Ltd", masked: null } },
  outlet: {
    ...{ code: "HK-KLN-01", lineId: "hk-pickup", country: "HK", city: { zh: "九龙", en: "Kowloon" }, lat: 22.3, lng: 114.2 },
    ...{ name: { zh: "四海旺角自提点", en: "Sihai Mong Kok pickup" }, address: { zh: "海风街 12 号", en: "12 Hoi Fung Street" } },
    ...{ phone: "+852 3008 1101", hours: "10:00–21:00" },
  },
  ...{ items: [], estimated: measured, actual: null, evidence: [], depositHow: "", charges: [], chargesTotal: "0.00" },
  weighing: { volumetric: { rule: "never", divisor: null, sideCm: null, ratio: null }, minChargeGrams: 1, roundUpGrams: 1 },
  quote: { actualGrams: 1_200, volumetricGrams: 0, chargeableGrams: 1_200, lines: [], total: "40.00" },
  ...{
    deposit: "40.00",
    insurance: { insured: "0.00", fee: "0.00" },
    discounts: [],
    total: "40.00",
    settlement: null,
    sealed: null,
  },
  ...{ paidAt: "2026-11-23T02:00:00.000Z", cardPayments: [], tax: null, remark: "", carrier: null, waybillNo: null },
  declaration: { lines: [], total: { amount: "5.46", currency: "USD" } },
  ...{
    shippedAt: null,
    deliveredAt: null,
    completedAt: null,
    claimBy: null,
    claim: null,
    arrives: null,
    tracking: [],
    steps: [],
  },
  ...{ may: { pay: false, change: false, cancel: false, confirmReceipt: false }, revision: 0, cancelFee: "0.00" },
  ...{ createdAt: "2026-11-22T02:00:00.000Z", payBefore: "2036-11-25T02:00:00.000Z" },
};
const onBench: CallData<typeof lookUpParcels>["parcels"][number]["parcel"] = {
  ...{ packageId, state: "unshipped", warehouse: 1, lineName: fetched.line.name, country: "HK", customerMark: "SH7" },
  ...{ priority: false, itemCount: 0, pickedCount: 0, estGrams: 1_200, actGrams: null, carrier: null, waybillNo: null },
  ...{ dueAt: null, onHoldSince: null },
};
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
  const found = { parcel: onBench, owed: "0.00", total: "40.00", identityMasked: null, steps: [] };
  wire.answering(lookUpParcels, { data: { parcels: [found] } });
  wire.answering(readClearanceAsStaff, { data: { packageId, wanted: false, proofs: [], deletesAt: null, looks: [] } });
});

it.each(["en", "zh"] as const)(
  "a parcel says to staff who is told of it, for whom it is and where it is fetched, in %s",
  async (language) => {
    const [words, parcelWords] = await Promise.all([consoleLookUpDict.load(language), parcelDict.load(language)]);
    wire.answering(readParcelAsStaff, { data: { parcel: fetched, userId: "7", customerMark: "SH7" } });
    const host = await openDesk("/parcels", { search: { q: packageId }, language });
    const rowOf = (name: string) =>
      page.getByText(name, { exact: true }).element().parentElement?.textContent?.replace(/\s/g, " ");
    await expect.element(page.getByText(words.email, { exact: true })).toBeVisible();
    expect(rowOf(words.email)).toContain("omar@example.com");
    for (const part of [fetched.outlet?.name[language], fetched.outlet?.city[language], "+852 3008 1101", "10:00–21:00"])
      expect(rowOf(words.outlet)).toContain(part);
    expect(rowOf(words.identity)).toContain(`${parcelWords.identityKinds.company} · Sea Ltd`);
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  },
);

it.each(["en", "zh"] as const)(
  "a parcel's chargeable weight is the one its deposit was calculated for, in %s",
  async (language) => {
    const [words, freightWords] = await Promise.all([consoleLookUpDict.load(language), freightDict.load(language)]);
    const depositHow = "5.638 kg (+5 %): operation 40.00 = 40.00";
    const estimated = { ...measured, grams: 5_390, chargeableGrams: 5_638 };
    const actual = { ...measured, grams: 5_412, chargeableGrams: 5_412 };
    wire.answering(readParcelAsStaff, {
      data: { parcel: { ...fetched, estimated, actual, depositHow }, userId: "7", customerMark: "SH7" },
    });
    await openDesk("/parcels", { search: { q: packageId }, language });
    await expect.element(page.getByText(words.email, { exact: true })).toBeVisible();
    const rowOf = (name: string) =>
      page.getByText(name, { exact: true }).element().parentElement?.textContent?.replace(/\s/g, " ");
    expect(rowOf(words.estimated)).toContain("5.39 kg");
    expect(rowOf(words.estimated)).toContain(freightWords.depositAllowance("5.638 kg", "5%"));
    expect(rowOf(words.actual)).toContain(freightWords.depositCharged("5.412 kg"));
  },
);

it.each(["en", "zh"] as const)(
  "what was taken off a parcel, and a price that changed, stand in its money and history, in %s",
  async (language) => {
    const words = await consoleLookUpDict.load(language);
    const coupon = { kind: "coupon" as const, ref: "CYFVJZ4R47BF", name: null, amount: "15.00", validUntil: null };
    const step = { to: "picking", at: "2026-11-24T02:00:00.000Z", by: "staff" as const, note: "too stiff" };
    const steps = [{ ...step, changed: { from: "33.00", to: "25.00" } }];
    const parcel = { ...fetched, discounts: [coupon], total: "25.00", steps };
    wire.answering(readParcelAsStaff, { data: { parcel, userId: "7", customerMark: "SH7" } });
    await openDesk("/parcels", { search: { q: packageId }, language });
    await expect.element(page.getByText(words.discounts.coupon, { exact: true })).toBeVisible();
    await expect.element(page.getByText(`-${cnyText("15.00")}`)).toBeVisible();
    await expect.element(page.getByText(words.repriced(cnyText("33.00"), cnyText("25.00")), { exact: false })).toBeVisible();
  },
);

it("a place of a parcel's way is said once", async () => {
  const words = await consoleLookUpDict.load("en");
  const text = { zh: "到达转运中心，芝加哥", en: "Arrived at the sorting centre, Chicago" };
  const tracking = [{ at: "2026-11-24T02:00:00.000Z", status: "in-transit", place: "Chicago", text }];
  wire.answering(readParcelAsStaff, { data: { parcel: { ...fetched, tracking }, userId: "7", customerMark: "SH7" } });
  await openDesk("/parcels", { search: { q: packageId } });
  const way = page.getByRole("region", { name: words.tracking });
  await expect.element(way.getByText(text.en)).toBeVisible();
  expect(way.element().textContent?.match(/Chicago/g)).toHaveLength(1);
});

it("a parcel that goes to the door names no outlet", async () => {
  const words = await consoleLookUpDict.load("en");
  wire.answering(readParcelAsStaff, { data: { parcel: { ...fetched, outlet: null }, userId: "7", customerMark: "SH7" } });
  await openDesk("/parcels", { search: { q: packageId } });
  await expect.element(page.getByText(words.email, { exact: true })).toBeVisible();
  expect(page.getByText(words.outlet, { exact: true }).elements()).toEqual([]);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cny, toDecimal } from "../index.ts";
import { type ItemState, itemStates, mayMoveItem } from "../item/index.ts";
import { seededSettings } from "../setting/index.ts";
import {
  type Announcement,
  checkAnnouncement,
  checkLogistics,
  forwardingServiceNos,
  forwardingServiceTotal,
  isServicePayable,
  logisticsBefore,
  mayEnterLogistics,
  priceForwardingServices,
  readPastedNumbers,
  remindLogisticsAt,
} from "./index.ts";

const parcel = { courier: "sf", trackingNo: "SF1234567890123", items: [{}], services: [] } as const;
const whole: Announcement = { parcels: [parcel], remark: "two boxes", agreed: true };

describe("an announcement", () => {
  it.each<[string, Partial<Announcement>, string]>([
    ["no parcel", { parcels: [] }, "FORWARDING_ITEM_NEEDED"],
    ["no item", { parcels: [{ ...parcel, items: [] }] }, "FORWARDING_ITEM_NEEDED"],
    ["a number without a courier", { parcels: [{ ...parcel, courier: null }] }, "COURIER_NEEDED"],
    ["a courier without a number", { parcels: [{ ...parcel, trackingNo: null }] }, "TRACKING_NUMBER_NEEDED"],
    ["a number that is none", { parcels: [{ ...parcel, trackingNo: "hello" }] }, "TRACKING_NUMBER_WRONG"],
    [
      "a number twice, written differently",
      { parcels: [parcel, { ...parcel, trackingNo: "sf 1234 5678 90123" }] },
      "TRACKING_NUMBER_TWICE",
    ],
    ["no remark", { remark: "  " }, "FORWARDING_REMARK_NEEDED"],
    ["no agreement", { agreed: false }, "FORWARDING_TERMS_NOT_AGREED"],
    [
      "a shut box opened",
      { parcels: [{ ...parcel, services: ["original-packing", "open-box"] }] },
      "FORWARDING_SERVICES_CONFLICT",
    ],
  ])("with %s is refused", (_, change, code) =>
    expect(checkAnnouncement({ ...whole, ...change })).toMatchObject({ ok: false, refusal: { code } }),
  );
  it("is taken whole, and with both courier and number left for later (rule E-104)", () => {
    expect(checkAnnouncement(whole).ok).toBe(true);
    expect(checkAnnouncement({ ...whole, parcels: [{ ...parcel, courier: null, trackingNo: null }] }).ok).toBe(true);
  });
  it("keeps the number as couriers print it", () => {
    expect(checkLogistics({ courier: "sf", trackingNo: " sf１２３４ 567890123" })).toEqual({
      ok: true,
      value: { courier: "sf", trackingNo: "SF1234567890123" },
    });
  });
});

it("counts 15 days, and reminds 3 days before (rule P-05)", () => {
  const at = new Date("2026-11-21T02:00:00Z");
  expect(logisticsBefore(at, seededSettings).toISOString()).toBe("2026-12-06T02:00:00.000Z");
  expect(remindLogisticsAt(at, seededSettings).toISOString()).toBe("2026-12-03T02:00:00.000Z");
});

describe("services", () => {
  it.each([
    [[], 3, "0.00"],
    [["open-box"], 3, "15.00"],
    [["invoice-removal"], 3, "0.00"],
    [["open-box", "invoice-removal"], 1, "5.00"],
  ] as const)("%j for a parcel of %i items come to %s", (chosen, items, total) =>
    expect(toDecimal(forwardingServiceTotal(chosen, Array(items).fill(2), seededSettings))).toBe(total),
  );
  const priced = {
    forwardingServicePrices: { "open-box": cny("5.00"), "invoice-removal": cny("0.30"), "original-packing": cny("1.00") },
  };
  it("add up item by item, whatever is chosen", () => {
    fc.assert(
      fc.property(
        fc.subarray([...forwardingServiceNos]),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 9999 }),
        (chosen, items, pieces) => {
          const one = priceForwardingServices(chosen, pieces, priced).reduce((sum, { total }) => sum + total.amount, 0n);
          expect(forwardingServiceTotal(chosen, Array(items).fill(pieces), priced).amount).toBe(one * BigInt(items));
        },
      ),
    );
  });
});

it("lets logistics and services be changed only before the goods are where it would be too late", () => {
  const open = (ask: (state: ItemState) => boolean) => itemStates.filter(ask);
  expect(open(mayEnterLogistics)).toEqual(["awaiting-logistics", "in-transit"]);
  expect(open(isServicePayable).toSorted()).toEqual(["awaiting-logistics", "in-transit", "signed"]);
  for (const state of open(mayEnterLogistics)) expect(state === "in-transit" || mayMoveItem(state, "in-transit")).toBe(true);
});

describe("pasted numbers", () => {
  it("are read one a line, each once, with their couriers", () => {
    const read = readPastedNumbers("SF1234567890123\nyt1234567890123，SF1234567890123\n\n包裹", seededSettings.couriers);
    expect(read.map(({ trackingNo, couriers }) => [trackingNo, couriers[0]])).toEqual([
      ["SF1234567890123", "sf"],
      ["YT1234567890123", "yto"],
      [null, undefined],
    ]);
  });
  it("never give more than an order takes, nor a number twice", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Z]{2}\d{10,13}$/), { maxLength: 60 }), (numbers) => {
        const read = readPastedNumbers(numbers.join("\n"), seededSettings.couriers).map(({ trackingNo }) => trackingNo);
        expect(read.length).toBeLessThanOrEqual(20);
        expect(new Set(read).size).toBe(read.length);
      }),
    );
  });
});

import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { readAuditLog } from "@sihai/contract/audit";
import { claimQueue } from "@sihai/contract/claim";
import { readConsultAsStaff, readInbox } from "@sihai/contract/consult";
import { listDisputes } from "@sihai/contract/forwarding";
import { returnQueue } from "@sihai/contract/return";
import { serviceQueue } from "@sihai/contract/service";
import { listUnannouncedAsStaff } from "@sihai/contract/unannounced";
import { itemServiceNos } from "@sihai/domain/service";
import { consoleConsultDict } from "@sihai/text/dict/console/consult";
import { consoleReturnDict } from "@sihai/text/dict/console/return";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

const name = { zh: "羊绒大衣".repeat(20), en: `Overcoat ${"woolandcashmere".repeat(6)}, thickened for winter` };
const at = "2026-10-02T02:00:00.000Z";
const service: CallData<typeof serviceQueue>["list"][number] = {
  ...{ entryId: "41", itemNo: "I4333333706223", orderNo: "DG010000017", serviceNo: "speedy-response", state: "started" },
  ...{ quantity: 120, remark: "", shots: [], name, skuName: [name], pictureUrl: null, customerMark: "SH100000007" },
  ...{ shelf: "WH1-A-12-03", total: "12345.00", dueAt: at, warehouse: 1, kind: "value-added", done: null, unitPrice: "5.00" },
  ...{
    refunded: "0.00",
    refundReason: null,
    answer: "",
    createdAt: at,
    doneAt: null,
    photos: [],
    videos: [],
    cancellable: false,
  },
  ...{ tradeNo: null, classId: null, itemState: "stocked-in", pieces: 120 },
};
const goods = { itemNo: "I4333333706223", name, skuName: [name], pictureUrl: null, quantity: 12, cost: "12345.00" };
const returned: CallData<typeof returnQueue>["list"][number] = {
  ...{
    returnNo: "RT100000017",
    orderNo: "DG010000017",
    kind: "exchange",
    state: "applied",
    reason: "wrong-item",
    description: "",
  },
  ...{ wanted: "", photos: [], proofs: [], items: [{ ...goods, refund: "0.00", backInStorage: false }], fee: "15.00" },
  ...{ isFree: false, freightQuote: null, freight: null, sellerRefund: null, freightTaken: "0.00", feeTaken: "0.00" },
  ...{ refund: null, staffNote: "", courier: null, trackingNo: null, newCourier: null, newTrackingNo: null, dueAt: at },
  ...{ createdAt: at, closedAt: null, tradeNo: null, toPay: null, cancellable: true, steps: [], customerMark: "SH100000007" },
  ...{
    platform: "pinduoduo",
    shopName: "三只松鼠官方旗舰店",
    links: [],
    platformOrderNos: [],
    shelves: [],
    stockInPhotos: [],
    cost: "12345.00",
  },
};
const act: CallData<typeof readAuditLog>["list"][number] = {
  ...{
    id: "9",
    at,
    staffId: "3",
    staffName: "Maximiliane Hohenzollern",
    action: "buying.purchase",
    subject: "item:I4333333706223",
  },
  facts: {
    platformOrderNo: "2".repeat(60),
    note: "The seller wrote that the red one is out until Friday, and asks for the green one",
  },
};

const calculation = { basis: "insured", insured: "12345.00", freight: "90.00", goods: "12345.00", loss: "12345.00" } as const;
const may = { accept: false, contest: false, revive: false, withdraw: true, write: true };
const claimed: CallData<typeof claimQueue>["list"][number] = {
  ...{ claimNo: "CL100000017", packageId: "P20261125-BNAA68Y", kind: "missing", state: "reviewing", description: "" },
  ...{ items: [], photos: [], calculation: { ...calculation, maximum: "12345.00" }, requested: "12345.00", offer: "11111.00" },
  ...{ reason: "", paid: null, dueAt: at, answerBefore: null, createdAt: at, closedAt: null, reviveBefore: null, steps: [] },
  ...{ messages: [], may, customerMark: "SH100000007", parcelState: "exception", exception: "lost", lineName: name },
  ...{ country: "DE", carrier: "Hongkong Post", waybillNo: null, shippedAt: null, deliveredAt: null, estGrams: 900 },
  ...{ actGrams: 900, actSidesCm: null, parcelPhotos: [], itemPhotos: [], offeredByMe: false },
};

const shelved: CallData<typeof listUnannouncedAsStaff>["list"][number] = {
  ...{ unannouncedNo: "AB100001", state: "claimed", courier: "sf", trackingNo: "SF7310000010007", warehouse: 1 },
  ...{ shelf: "WH1-X-01-12", grams: 100_000, written: "To SH100000007, glass, please", suggestedMark: "SH100000007" },
  ...{ photos: [], foundAt: at, forfeitsAt: at },
};

let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
  const services = itemServiceNos.map((serviceNo, index) => ({ ...service, serviceNo, entryId: String(index + 1) }));
  wire.answering(serviceQueue, { data: { list: services, ready: 900, late: 200, waiting: 900 } });
  const counts = { applied: 900, "awaiting-payment": 90, approved: 90, "sent-back": 90, "seller-received": 90, overdue: 200 };
  wire.answering(returnQueue, { data: { list: [returned], next: "1795000000000.42", counts } });
  const cases = { open: 900, reviewing: 90, offered: 90, accepted: 90, overdue: 200 };
  wire.answering(claimQueue, { data: { list: [claimed], next: null, counts: cases } });
  wire.answering(listDisputes, { data: { list: [] } });
  wire.answering(listUnannouncedAsStaff, { data: { list: [shelved], total: 1, next: null, waiting: 0 } });
  wire.answering(readAuditLog, { data: { list: [act], next: null } });
});

function tableOf(host: HTMLElement): HTMLTableElement {
  const found = host.querySelector("table");
  if (!found) throw new Error("no table yet");
  return found;
}

it("what is open of the inbox begins at its top, where it has the window alone", async () => {
  const words = await consoleConsultDict.load("en");
  const counts = { waiting: 0, overdue: 0, consult: 0, claim: 0, enquiry: 0, expert: 0, dispute: 0 };
  wire.answering(readInbox, { data: { list: [], next: null, counts } });
  wire.answering(readConsultAsStaff, { refusal: "CONSULT_NOT_FOUND" });
  await openDesk("/inbox");
  const search = page.getByRole("textbox", { name: words.search });
  await expect.element(search).toBeVisible();
  await openDesk("/inbox", { search: { open: "ZX010000018" } });
  await vi.waitFor(() => expect(search.elements().some((one) => one.checkVisibility())).toBe(false));
});

describe.each(["zh", "en"] as const)("at 1024 × 768, in %s", (language) => {
  it.each(["/services", "/returns", "/claims", "/audit", "/unannounced"] as const)(
    "the table of %s shows all its columns",
    async (path) => {
      const host = await openDesk(path, { language });
      const table = await vi.waitFor(() => tableOf(host), { timeout: 10_000 });
      expect(table.checkVisibility()).toBe(true);
      const widths = [...table.querySelectorAll("th")].map((head) => `${head.textContent} ${head.offsetWidth}`);
      expect(table.scrollWidth, widths.join()).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
      expect(await violations(host, { whole: true })).toEqual([]);
      expect(cutOff(host)).toEqual([]);
    },
  );

  it.each([{}, { open: returned.returnNo }])("the returns desk names the shop as its own page does: %j", async (search) => {
    await openDesk("/returns", { language, search });
    const place = page.getByRole("open" in search ? "definition" : "cell").filter({ hasText: returned.shopName });
    await expect.element(place).toBeVisible();
  });
});

it("what came in of goods that go back stands under the item it was taken of, and what is of none by itself", async () => {
  const { stockInPhotos: title } = await consoleReturnDict.load("en");
  const stockInPhotosOf = [
    { itemNo: "I1", fileIds: ["1a", "1b"] },
    { itemNo: "I2", fileIds: ["2a"] },
  ];
  const one = { ...returned, stockInPhotos: ["1a", "1b", "2a", "old"], stockInPhotosOf };
  const counts = { applied: 1, "awaiting-payment": 0, approved: 0, "sent-back": 0, "seller-received": 0, overdue: 0 };
  wire.answering(returnQueue, { data: { list: [one], next: null, counts } });
  await openDesk("/returns", { search: { open: returned.returnNo } });
  const strip = (name: string) => page.getByRole("list", { name, exact: true });
  await expect.element(strip(`${title} I1`)).toBeVisible();
  expect(strip(`${title} I1`).getByRole("button").elements()).toHaveLength(2);
  expect(strip(`${title} I2`).getByRole("button").elements()).toHaveLength(1);
  expect(page.getByRole("button", { name: `${title} 1` }).elements()).toHaveLength(1);
});

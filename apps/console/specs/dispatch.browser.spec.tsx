import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { packingQueue } from "@sihai/contract/parcel";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type Sealed = CallData<typeof packingQueue>["parcels"][number];
const sealed: Sealed = {
  packageId: "P20261101-ABCDEFG",
  state: "weighed",
  warehouse: 1,
  lineName: { zh: "空运", en: "Air" },
  country: "DE",
  customerMark: "SH7",
  priority: false,
  itemCount: 2,
  pickedCount: 2,
  estGrams: 900,
  actGrams: 880,
  carrier: "DHL",
  waybillNo: "1Z999AA10123456784",
  dueAt: "2000-11-30T02:00:00.000Z",
  onHoldSince: null,
};
const another: Sealed = { ...sealed, packageId: "P20261101-HJKLMNP", carrier: null, waybillNo: null, dueAt: null };

function queueOf(...parcels: Sealed[]): { data: CallData<typeof packingQueue> } {
  const [none, some] = [
    { parcels: 0, late: 0 },
    { parcels: parcels.length, late: 0 },
  ];
  const counts = { unshipped: none, picking: none, packed: none, weighed: some };
  return { data: { parcels, total: parcels.length, next: null, counts } };
}
const words = await consolePackingDict.load("en");
const shared = await consoleDict.load("en");
const kit = await uiDict.load("en");
const scanned = async (text: string) => {
  await page.getByRole("textbox", { name: shared.scan.label }).fill(text);
  await userEvent.keyboard("{Enter}");
};
let wire: Wire;
beforeEach(() => {
  localStorage.clear();
  wire = consoleWire();
});

describe.each(["en", "zh"] as const)("the dispatch desk in %s", (language) => {
  it("shows what waits, and how many should be gone", async () => {
    const own = await consolePackingDict.load(language);
    wire.answering(packingQueue, queueOf(sealed, another));
    const host = await openDesk("/dispatch", { language });
    await expect.element(page.getByText(sealed.waybillNo ?? "")).toBeVisible();
    await expect.element(page.getByText(own.noWaybill)).toBeVisible();
    await expect.element(page.getByText(own.pickupLate(1))).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("shows parcels with their waybills whole, without scrolling sideways at 1024 × 768", async () => {
    await page.viewport(1024, 768);
    const waiting = {
      ...sealed,
      lineName: { zh: "欧洲铁路包税", en: "EU rail, tax paid" },
      carrier: "DB Schenker",
      waybillNo: "LX123456785CN",
    };
    wire.answering(packingQueue, queueOf({ ...waiting, dueAt: new Date(Date.now() + 171_000_000).toISOString() }));
    const host = await openDesk("/dispatch", { language });
    await expect.element(page.getByText(waiting.waybillNo)).toBeVisible();
    const table = host.querySelector("table");
    expect(table?.scrollWidth).toBeLessThanOrEqual(table?.parentElement?.clientWidth ?? 0);
    expect(cutOff(host)).toEqual([]);
  });

  it("says that nothing waits", async () => {
    wire.answering(packingQueue, queueOf());
    await openDesk("/dispatch", { language });
    await expect.element(page.getByText((await consolePackingDict.load(language)).dispatchEmpty)).toBeVisible();
  });
});

describe("the dispatch desk", () => {
  it("puts a parcel with this carrier's waybill on the manifest by its scan, once, and says what is not waiting", async () => {
    wire.answering(packingQueue, queueOf(sealed, another));
    await openDesk("/dispatch", { search: { carrier: "DHL" } });
    await expect.element(page.getByText(sealed.waybillNo ?? "")).toBeVisible();
    await scanned(sealed.packageId);
    await expect.element(page.getByText(words.selected(1))).toBeVisible();
    await scanned(sealed.waybillNo ?? "");
    await expect.element(page.getByText(words.alreadyOnManifest(sealed.packageId))).toBeVisible();
    await scanned("P20261101-QRSTVWX");
    await expect.element(page.getByText(words.notWaiting("P20261101-QRSTVWX"))).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.handOver })).toBeEnabled();
  });

  it("hands nothing over to a carrier of another name, and says why", async () => {
    wire.answering(packingQueue, queueOf(sealed));
    await openDesk("/dispatch", { search: { carrier: "DHL" } });
    await expect.element(page.getByText(sealed.waybillNo ?? "")).toBeVisible();
    await scanned(sealed.packageId);
    await page.getByRole("textbox", { name: words.carrier }).fill("UPS");
    const hand = page.getByRole("button", { name: words.handOver });
    await expect.element(hand).toHaveAccessibleDescription(words.missingWaybills(1));
    await page.getByRole("textbox", { name: words.carrier }).fill("");
    await expect.element(hand).toHaveAccessibleDescription(words.carrierNeeded);
  });

  it("says that the list did not come, and fetches it again when asked", async () => {
    wire.answering(packingQueue, "lost");
    await openDesk("/dispatch");
    await expect.element(page.getByRole("alert").first()).toBeVisible();
    wire.answering(packingQueue, queueOf(sealed));
    await page.getByRole("button", { name: kit.reload }).click();
    await expect.element(page.getByText(sealed.waybillNo ?? "")).toBeVisible();
  });
});

it("parcels that wait for their carrier go on where a page ends, and how many there are in all is said", async () => {
  const place = "1793500000000.7";
  const [first, rest] = [queueOf(sealed), queueOf(another)];
  wire.answering(packingQueue, { data: { ...first.data, total: 101, next: place } });
  await openDesk("/dispatch");
  await expect.element(page.getByText(shared.rows(101))).toBeVisible();
  wire.answering(packingQueue, { data: { ...rest.data, total: 101 } });
  await page.getByRole("button", { name: shared.nextPage }).click();
  await expect.element(page.getByText(another.packageId)).toBeVisible();
  expect(wire.heard(packingQueue).at(-1)).toEqual({ query: { state: "weighed", after: place } });
  await page.getByRole("button", { name: shared.firstPage }).click();
  await expect.poll(() => wire.heard(packingQueue).at(-1)).toEqual({ query: { state: "weighed" } });
});

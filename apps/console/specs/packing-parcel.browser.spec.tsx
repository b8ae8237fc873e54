import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import {
  giveWaybill,
  openBox,
  packingParcel,
  packingQueue,
  packParcel,
  pickItem,
  putBackList,
  startPicking,
} from "@sihai/contract/parcel";
import { itemNumber } from "@sihai/domain/courier";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type OnBench = CallData<typeof packingParcel>;
type Item = OnBench["items"][number];
const packageId = "P20261101-ABCDEFG";

function item(itemNo: string, picked: boolean): Item {
  const name = { zh: "茶杯", en: "Cup" };
  return { itemNo, name, options: [], quantity: 1, shelf: "A-12", picked, missing: null, pictureUrl: null };
}

function onBench(state: OnBench["parcel"]["state"], items: Item[], more: Partial<OnBench> = {}): { data: OnBench } {
  return {
    data: {
      parcel: {
        packageId,
        state,
        warehouse: 1,
        lineName: { zh: "空运", en: "Air" },
        country: "DE",
        customerMark: "SH7",
        priority: false,
        itemCount: items.length,
        pickedCount: items.filter(({ picked }) => picked).length,
        estGrams: 900,
        actGrams: null,
        carrier: null,
        waybillNo: null,
        dueAt: "2026-11-30T02:00:00.000Z",
      },
      items,
      services: [],
      work: [],
      farBp: 1500,
      needsPackedPhoto: false,
      putBack: [],
      changedAt: null,
      begun: null,
      box: null,
      remark: "",
      estSidesCm: [30, 20, 10],
      ...more,
    },
  };
}
const words = await consolePackingDict.load("en");
const shared = await consoleDict.load("en");
const scan = page.getByRole("textbox", { name: shared.scan.label });
const [first, second, foreign] = [1, 2, 99].map((sequence) => itemNumber(sequence, "2026-11-01T02:00:00Z")) as [
  string,
  string,
  string,
];
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
});
const opened = (language: "en" | "zh" = "en") => openDesk("/packing", { search: { parcel: packageId }, language });
const scanned = async (text: string) => {
  await scan.fill(text);
  await userEvent.keyboard("{Enter}");
};

describe.each(["en", "zh"] as const)("a parcel at the packing bench in %s", (language) => {
  it("shows that it loads, then what to pick from which shelf, and nothing wrong", async () => {
    const arrive = wire.holding(packingParcel);
    const host = await opened(language);
    const { loading } = await uiDict.load(language);
    await expect.element(page.getByRole("status", { name: loading }).first()).toBeVisible();
    arrive(
      onBench("picking", [item(first, true), item(second, false)], { remark: "Fragile", changedAt: "2026-11-20T02:00:00.000Z" }),
    );
    const own = await consolePackingDict.load(language);
    await expect.element(page.getByRole("button", { name: own.pickByHand(second) })).toBeVisible();
    await expect.element(page.getByText("Fragile")).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("that left the bench says so", async () => {
    wire.answering(packingParcel, onBench("shipped", [item(first, true)]));
    await opened(language);
    const own = await consolePackingDict.load(language);
    await expect.element(page.getByText(own.otherState("").slice(0, 6))).toBeVisible();
    await expect.element(page.getByRole("button", { name: own.pickByHand(first) })).not.toBeInTheDocument();
  });
});

describe("a parcel at the packing bench", () => {
  it("that is not there says so in the words of the server; one that does not come, comes with the next try", async () => {
    wire.answering(packingParcel, { refusal: "PARCEL_NOT_FOUND" });
    await opened();
    await expect
      .element(
        page
          .getByRole("alert")
          .getByText(/parcel/i)
          .first(),
      )
      .toBeVisible();
    wire.answering(packingParcel, onBench("picking", [item(first, false)]));
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.element(page.getByRole("button", { name: words.pickByHand(first) })).toBeVisible();
  });

  it("is begun by its first item's scan, which is then picked", async () => {
    wire.answering(packingParcel, onBench("unshipped", [item(first, false), item(second, false)]));
    wire.answering(startPicking, { data: { packageId, state: "picking" } });
    wire.answering(pickItem, { data: { packageId, picked: 1, left: 1 } });
    await opened();
    await expect.element(page.getByRole("button", { name: words.startPicking })).toBeVisible();
    await expect.element(scan).toHaveFocus();
    await scanned(first);
    await expect.element(page.getByText(words.pickedOne(first, 1))).toBeVisible();
    expect(wire.heard(startPicking)).toEqual([{ body: { packageId } }]);
    expect(wire.heard(pickItem)).toEqual([{ body: { packageId, itemNo: first } }]);
    await expect.element(scan).toHaveValue("");
  });

  it("refuses an item of another parcel aloud, keeps that written, and picks nothing", async () => {
    wire.answering(packingParcel, onBench("picking", [item(first, false)]));
    await opened();
    await expect.element(page.getByRole("button", { name: words.pickByHand(first) })).toBeVisible();
    await scanned(foreign);
    await expect.element(page.getByRole("alert").getByText(words.notInParcel(foreign))).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 2100));
    await expect.element(page.getByText(words.notInParcel(foreign))).toBeVisible();
    expect(wire.heard(pickItem)).toEqual([]);
    await expect.element(scan).toHaveFocus();
  });

  it("that a colleague changed meanwhile is read anew when a pick is refused", async () => {
    wire.answering(packingParcel, onBench("picking", [item(first, false)]));
    wire.answering(pickItem, { refusal: "ITEM_NOT_IN_PARCEL" });
    await opened();
    const pick = page.getByRole("button", { name: words.pickByHand(first) });
    await expect.element(pick).toBeVisible();
    wire.answering(packingParcel, onBench("picking", [item(second, false)]));
    await pick.click();
    await expect.element(page.getByRole("button", { name: words.pickByHand(second) })).toBeVisible();
    await expect.element(pick).not.toBeInTheDocument();
  });

  it("is packed by its own number only when everything is picked", async () => {
    wire.answering(packingParcel, onBench("picking", [item(first, true), item(second, false)]));
    wire.answering(packParcel, { data: { packageId, state: "packed" } });
    await opened();
    await expect.element(page.getByRole("button", { name: words.pickByHand(second) })).toBeVisible();
    await scanned(packageId);
    await expect.element(page.getByRole("alert").getByText(words.pickFirst)).toBeVisible();
    expect(wire.heard(packParcel)).toEqual([]);
  });

  it("all picked is closed by its number, and goes on to the scale", async () => {
    wire.answering(packingParcel, onBench("picking", [item(first, true)]));
    wire.answering(packParcel, () => {
      wire.answering(packingParcel, onBench("packed", [item(first, true)]));
      return { data: { packageId, state: "packed" as const } };
    });
    await opened();
    await expect.element(page.getByText(words.allPicked).first()).toBeVisible();
    await scanned(packageId);
    await expect.element(page.getByRole("button", { name: words.seal })).toBeVisible();
    await vi.waitFor(() => expect(wire.heard(packParcel)).toHaveLength(1));
  });

  it("closed by mistake is opened again with a reason, until it is sealed", async () => {
    wire.answering(packingParcel, onBench("packed", [item(first, true)]));
    wire.answering(openBox, { data: { packageId, state: "picking" } });
    await opened();
    await page.getByRole("button", { name: words.openBox }).click();
    await page.getByRole("textbox", { name: words.openBoxReason }).fill("the red one went in");
    wire.answering(packingParcel, onBench("picking", [item(first, true)]));
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: words.packed, exact: true })).toBeVisible();
    expect(wire.heard(openBox)).toEqual([{ body: { packageId, reason: "the red one went in" } }]);
    await expect.element(page.getByRole("button", { name: words.openBox })).not.toBeInTheDocument();
  });

  it("to be weighed marks what is missing and goes to the weight", async () => {
    wire.answering(packingParcel, onBench("packed", [item(first, true)]));
    const host = await opened();
    const seal = page.getByRole("button", { name: words.seal });
    await expect.element(seal).toBeVisible();
    await seal.click();
    await vi.waitFor(() => expect(host.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(0));
    await expect.element(host.querySelector<HTMLElement>('[aria-invalid="true"]')).toHaveFocus();
    expect(await violations(host, { whole: true })).toEqual([]);
  });
});

it("two hundred late parcels stand in the list without scrolling sideways at 1024 × 768", async () => {
  const { parcel } = onBench("unshipped", []).data;
  const late = {
    ...parcel,
    lineName: { zh: "空运", en: "US air standard, economy" },
    country: "US",
    dueAt: "2026-10-02T02:00:00.000Z",
  };
  const some = { parcels: 200, late: 200 };
  const counts = { unshipped: some, picking: some, packed: some, weighed: some };
  const parcels = Array.from({ length: 200 }, (_, at) => ({
    ...{
      ...late,
      packageId: `P20261101-${String(at).padStart(7, "0")}`,
      customerMark: "SH10000123",
      itemCount: 60,
      estGrams: 28_660,
    },
    onHoldSince: null,
  }));
  wire.answering(packingQueue, { data: { parcels, total: 900, next: "none.17", counts } });
  wire.answering(putBackList, { data: { items: [] } });
  const host = await openDesk("/packing");
  await expect.element(page.getByText("P20261101-0000000")).toBeVisible();
  const scroller = host.querySelector("table")?.parentElement;
  const widths = [...host.querySelectorAll("th")].map((head) => `${head.textContent} ${head.offsetWidth}`);
  expect(scroller?.scrollWidth, widths.join()).toBeLessThanOrEqual(scroller?.clientWidth ?? 0);
  expect(cutOff(host)).toEqual([]);
});

it("a waybill saved without a carrier is refused at the carrier's field, and kept", async () => {
  const sealed = { ...onBench("weighed", []).data.parcel, onHoldSince: null };
  const some = { parcels: 1, late: 0 };
  const counts = { unshipped: some, picking: some, packed: some, weighed: some };
  wire.answering(packingQueue, { data: { parcels: [sealed], total: 1, next: null, counts } });
  wire.answering(giveWaybill, "lost");
  localStorage.clear();
  await openDesk("/dispatch", { search: { parcel: packageId } });
  const carrier = page.getByRole("textbox", { name: words.carrier });
  const waybill = page.getByRole("textbox", { name: words.waybill });
  await waybill.fill("1Z999AA10123456784");
  await page.getByRole("button", { name: words.giveWaybill }).click();
  await expect.element(carrier).toHaveAccessibleDescription(expect.stringContaining(words.carrierNeeded));
  await expect.element(carrier).toHaveFocus();
  await expect.element(waybill).toHaveValue("1Z999AA10123456784");
  await carrier.fill("DHL");
  await expect.element(carrier).not.toHaveAttribute("aria-invalid");
  expect(wire.heard(giveWaybill)).toEqual([]);
});

it("a parcel sealed since the list came is found by its scan", async () => {
  const { data } = onBench("weighed", []);
  const sealed = { ...data.parcel, onHoldSince: null };
  const none = { parcels: 0, late: 0 };
  const one = { parcels: 1, late: 0 };
  const counts = { unshipped: none, picking: none, packed: none, weighed: one };
  wire.answering(packingQueue, { data: { parcels: [], total: 0, next: null, counts } });
  await openDesk("/dispatch", { search: {} });
  await expect.poll(() => wire.heard(packingQueue).length).toBeGreaterThan(0);
  wire.answering(packingQueue, { data: { parcels: [sealed], total: 1, next: null, counts } });
  await scan.fill(packageId);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("textbox", { name: words.waybill })).toBeVisible();
});

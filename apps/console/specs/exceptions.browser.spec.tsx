import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { deliveredAfterAll } from "@sihai/contract/claim";
import { listExceptions, markException, takeBack } from "@sihai/contract/parcel";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type Listed = CallData<typeof listExceptions>;
type ExceptionParcel = Listed["parcels"][number];

function exceptional(packageId: string, changes: Partial<ExceptionParcel> = {}): ExceptionParcel {
  return {
    packageId,
    state: "shipped",
    kind: null,
    alert: null,
    since: "2026-11-01T02:00:00.000Z",
    customerMark: "M-7",
    carrier: "DHL",
    waybillNo: `JD${packageId.slice(2)}`,
    country: "DE",
    lineName: { zh: "空运", en: "Air" },
    shippedAt: "2026-11-01T02:00:00.000Z",
    lastScan: { at: "2026-11-05T02:00:00.000Z", text: { zh: "已离开", en: "Departed" } },
    silentDays: 12,
    ...changes,
  };
}
const silent = exceptional("BG000000001");
const lost = exceptional("BG000000002", { state: "exception", kind: "lost", silentDays: 3 });
const answerOf = (parcels: ExceptionParcel[]) => ({ data: { parcels, silentDays: 10 } });

const words = await consolePackingDict.load("en");
const scan = page.getByRole("textbox", { name: (await consoleDict.load("en")).scan.label });
const row = (id: string) => page.getByRole("row", { name: id });
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
});
const opened = (search = {}, language: "en" | "zh" = "en") =>
  openDesk("/dispatch", { search: { tab: "exceptions", ...search }, language });

describe.each(["en", "zh"] as const)("alerts in transit in %s", (language) => {
  it("shows that it loads, then each parcel with what is wrong, and nothing wrong with the page", async () => {
    const arrive = wire.holding(listExceptions);
    const host = await opened({}, language);
    const [{ loading }, own] = await Promise.all([uiDict.load(language), consolePackingDict.load(language)]);
    await expect.element(page.getByRole("status", { name: loading }).first()).toBeVisible();
    arrive(answerOf([silent, lost, exceptional("BG000000003", { alert: "returning" })]));
    await expect.element(page.getByRole("table", { name: own.exceptions })).toBeVisible();
    await expect.element(row("BG000000002")).toHaveTextContent(own.exceptionKinds.lost);
    await expect.element(row("BG000000001")).toHaveTextContent(own.silent);
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("that there is none says so", async () => {
    wire.answering(listExceptions, answerOf([]));
    await opened({}, language);
    await expect.element(page.getByText((await consolePackingDict.load(language)).noExceptions)).toBeVisible();
  });
});

describe("alerts in transit", () => {
  it("that does not come says so, and comes with the next try", async () => {
    wire.answering(listExceptions, { refusal: "SERVICE_BUSY" });
    await opened();
    await expect.element(page.getByRole("alert").getByText("load failed")).toBeVisible();
    wire.answering(listExceptions, answerOf([silent]));
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.element(row("BG000000001")).toBeVisible();
  });

  it("is looked up by a scan; what is not on the road is said, and stays written", async () => {
    wire.answering(listExceptions, answerOf([silent]));
    await opened();
    await expect.element(scan).toHaveFocus();
    await userEvent.keyboard("bg000000099{Enter}");
    await expect.element(page.getByRole("alert").getByText(words.notOnRoad("BG000000099"))).toBeVisible();
    expect(wire.heard(listExceptions).at(-1)).toEqual({ query: { number: "BG000000099" } });
    await expect.element(scan).toHaveValue("");
  });

  it("goes on where a page ends, and back to its beginning", async () => {
    const shared = await consoleDict.load("en");
    wire.answering(listExceptions, { data: { parcels: [silent], silentDays: 10, next: "1793500000000.7" } });
    await opened();
    await page.getByRole("button", { name: shared.nextPage }).click();
    await vi.waitFor(() => expect(wire.heard(listExceptions).at(-1)).toEqual({ query: { after: "1793500000000.7" } }));
    wire.answering(listExceptions, answerOf([lost]));
    await page.getByRole("button", { name: shared.firstPage }).click();
    await vi.waitFor(() => expect(wire.heard(listExceptions).at(-1)).toEqual({}));
    await expect.element(row("BG000000002")).toBeVisible();
    await expect.element(page.getByRole("navigation", { name: shared.pagesLabel })).not.toBeInTheDocument();
  });

  it("is opened from its row with Enter, and closed again", async () => {
    wire.answering(listExceptions, answerOf([silent]));
    await opened();
    await expect.element(row("BG000000001")).toBeVisible();
    row("BG000000001").element().focus();
    await userEvent.keyboard("{Enter}");
    const mark = page.getByRole("button", { name: words.mark });
    await expect.element(mark).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect.element(mark).not.toBeInTheDocument();
  });

  it("is marked only when the time to undo is over", async () => {
    wire.answering(listExceptions, answerOf([silent]));
    wire.answering(markException, { data: { packageId: silent.packageId, state: "exception" } });
    await opened({ parcel: silent.packageId });
    await expect.element(page.getByRole("radio", { name: words.exceptionKinds.lost })).toBeChecked();
    await page.getByRole("textbox", { name: words.markReason }).fill("Case 77");
    await page.getByRole("button", { name: words.mark }).click();
    await expect.element(page.getByText(words.marking(silent.packageId, words.exceptionKinds.lost))).toBeVisible();
    expect(wire.heard(markException)).toEqual([]);
    await vi.waitFor(
      () => expect(wire.heard(markException)).toMatchObject([{ body: { kind: "lost", note: "Case 77" } }]),
      30_000,
    );
  });
});

describe("goods that came back", () => {
  beforeEach(() => wire.answering(listExceptions, answerOf([lost])));
  const shelf = page.getByRole("textbox", { name: "Shelf" });
  const back = page.getByRole("button", { name: words.takeBack });

  it("need a shelf: a wrong one is marked, gets the cursor, and nothing is sent", async () => {
    const host = await opened({ parcel: lost.packageId });
    await shelf.fill("?");
    await back.click();
    await expect.element(shelf).toHaveAttribute("aria-invalid", "true");
    await expect.element(shelf).toHaveFocus();
    await expect.element(shelf).toHaveAccessibleDescription();
    expect(wire.heard(takeBack)).toEqual([]);
    expect(await violations(host, { whole: true })).toEqual([]);
  });

  it("are put back with Enter, once, in capitals", async () => {
    wire.answering(takeBack, { data: { packageId: lost.packageId, state: "exception", items: 2 } });
    await opened({ parcel: lost.packageId });
    await shelf.fill("a-12");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(words.takenBack(lost.packageId, 2))).toBeVisible();
    expect(wire.heard(takeBack)).toEqual([{ body: { packageId: lost.packageId, shelf: "A-12" } }]);
  });

  it("that another member of staff was faster with are refused in words, and what was typed stays", async () => {
    wire.answering(takeBack, { refusal: "PARCEL_STATE_REFUSED" });
    await opened({ parcel: lost.packageId });
    await shelf.fill("A-12");
    await back.click();
    await expect.element(page.getByRole("alert").getByText(/./).first()).toBeVisible();
    await expect.element(shelf).toHaveValue("A-12");
    await expect.element(back).not.toHaveAttribute("aria-busy");
  });

  it("after all delivered need a reason: without one the field is marked, has the cursor, and the other form stays as it was", async () => {
    await opened({ parcel: lost.packageId });
    await shelf.fill("B-7");
    await page.getByRole("button", { name: words.foundDo }).click();
    const reason = page.getByRole("textbox", { name: words.foundNote });
    await expect.element(reason).toHaveAttribute("aria-invalid", "true");
    await expect.element(reason).toHaveFocus();
    await expect.element(shelf).toHaveValue("B-7");
    expect(wire.heard(deliveredAfterAll)).toEqual([]);
  });
});

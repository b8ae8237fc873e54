import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { gatewayDesk, listAdjustments, listHolders, readBalances } from "@sihai/contract/books";
import { listLostMailboxes } from "@sihai/contract/customer";
import { finishRemoval, listStorageTasks } from "@sihai/contract/storage";
import { withdrawalQueue } from "@sihai/contract/withdrawal";
import { itemNumber } from "@sihai/domain/courier";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleStorageDict } from "@sihai/text/dict/console/storage";
import { violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

const shared = await consoleDict.load("en");
const words = await consoleStorageDict.load("en");
const name = { zh: "杯子", en: "Cup" };
const task: CallData<typeof listStorageTasks>["list"][number] = {
  ...{ taskId: "7", kind: "discard", state: "open", itemNo: itemNumber(2, "2026-11-01T02:00:00Z"), name, pictureUrl: null },
  ...{ customerMark: "SH10001", warehouse: 1, shelf: "A-01-1", quantity: 1, grams: 300, pieces: null, reason: "" },
  ...{ freeUntil: "2027-01-01T00:00:00.000Z", openedAt: "2026-11-20T00:00:00.000Z", notBefore: "2026-11-21T00:00:00.000Z" },
  ...{ ready: true, away: false },
};
const shown = { ...task, taskId: "8", itemNo: itemNumber(3, "2026-11-01T02:00:00Z") };
const counts = { discard: 31, split: 0, forfeit: 0 };
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
});

/** Goes to the next page and back to the first; gives where each page that was asked for began. */
async function there(and: () => readonly ({ query?: { after?: string | undefined } } | undefined)[]) {
  await page.getByRole("button", { name: shared.nextPage }).click();
  await expect.element(page.getByRole("button", { name: shared.firstPage })).toBeVisible();
  await page.getByRole("button", { name: shared.firstPage }).click();
  await expect.element(page.getByRole("button", { name: shared.nextPage })).toBeVisible();
  return [...new Set(and().map((input) => input?.query?.after ?? "the first"))];
}

const yuan = { amount: "150.00", currency: "CNY" } as const;
const withdrawal: CallData<typeof withdrawalQueue>["list"][number] = {
  ...{ withdrawNo: "WD900001", state: "applied", amount: yuan, accountKind: "bank", account: "•••• 3000", reason: "" },
  ...{ appliedAt: "2026-11-20T02:00:00.000Z", reviewedBy: "2026-11-24T02:00:00.000Z", closedAt: null, parts: [], history: [] },
  ...{ customerMark: "SH7", customerEmail: "mei@example.com", payout: null, approvedByMe: false },
};

describe("the next page begins where the last one ended", () => {
  it("of withdrawals", async () => {
    const place = "1795000000000.900050";
    wire.answering(withdrawalQueue, ({ query: { after } = {} }) => ({
      // What stood on the next one was done meanwhile.
      data: {
        list: after === undefined ? [withdrawal] : [],
        next: after === undefined ? place : null,
        counts: { applied: 51, approved: 0, uncertain: 0 },
      },
    }));
    await openDesk("/withdrawals");
    expect(await there(() => wire.heard(withdrawalQueue))).toEqual(["the first", place]);
  });

  it("of corrections of balances", async () => {
    wire.answering(listAdjustments, ({ query: { after } = {} }) => ({
      data: { list: [], next: after === undefined ? "600050" : null, waiting: 60 },
    }));
    await openDesk("/books", { search: { tab: "adjustments" } });
    expect(await there(() => wire.heard(listAdjustments))).toEqual(["the first", "600050"]);
  });

  it("of what the gateway and we say differently", async () => {
    const place = "1795000000000.CNY.txn_50";
    const none = { comparison: null, totals: [], payouts: [], says: [], counts: { open: 60, explained: 0 }, list: [] };
    wire.answering(gatewayDesk, ({ query: { after } = {} }) => ({
      data: { ...none, next: after === undefined ? place : null },
    }));
    await openDesk("/books", { search: { tab: "gateway" } });
    expect(await there(() => wire.heard(gatewayDesk))).toEqual(["the first", place]);
  });

  it("of the customers behind a line of the balances", async () => {
    const holder = { customerMark: "SH10001", customerEmail: "mei@example.com", amount: { ...yuan, amount: "80.00" } };
    wire.answering(readBalances, { data: { at: "2026-11-30T16:00:00.000Z", agrees: true, lines: [], totals: [], places: [] } });
    wire.answering(listHolders, ({ query: { after } }) => ({
      data: { list: [holder], next: after === undefined ? "8000.71" : null },
    }));
    await openDesk("/books", { search: { kind: "wallet", currency: "CNY" } });
    expect(await there(() => wire.heard(listHolders))).toEqual(["the first", "8000.71"]);
  });

  it("of lost mailboxes", async () => {
    const place = "1795000000000.50";
    wire.answering(listLostMailboxes, ({ query: { after } = {} }) => ({
      data: { list: [], next: after === undefined ? place : null, total: 60 },
    }));
    await openDesk("/lost-mailboxes");
    expect(await there(() => wire.heard(listLostMailboxes))).toEqual(["the first", place]);
  });

  it("of the storage bench, where a scan finds an item on whichever page it stands", async () => {
    const place = "1795000000000.30";
    wire.answering(listStorageTasks, ({ query: { after, itemNo } }) => ({
      data: {
        list: itemNo === undefined ? [shown] : itemNo === task.itemNo ? [task] : [],
        next: after === undefined && itemNo === undefined ? place : null,
        counts,
      },
    }));
    const host = await openDesk("/storage", { search: { tab: "discard" } });
    expect(await there(() => wire.heard(listStorageTasks).filter(({ query }) => query.kind === "discard"))).toEqual([
      "the first",
      place,
    ]);
    expect(await violations(host, { whole: true })).toEqual([]);
    const scan = page.getByRole("textbox", { name: words.taskScan });
    await scan.fill(task.itemNo);
    await userEvent.keyboard("{Enter}");
    wire.answering(finishRemoval, { data: { itemNo: task.itemNo } });
    await page.getByRole("alertdialog").getByRole("button", { name: words.finish.discard }).click();
    await expect
      .poll(() => wire.heard(finishRemoval).map(({ body }) => body))
      .toEqual([{ taskId: task.taskId, itemNo: task.itemNo }]);
    const stranger = itemNumber(9, "2026-11-01T02:00:00Z");
    await scan.fill(stranger);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(words.notInList(stranger)).first()).toBeVisible();
  });
});

import type { Wire } from "@sihai/client/testing";
import type { CallData, CallInput } from "@sihai/contract";
import { bankLines, confirmArrival, importStatement, recordArrival, settleLine, transferQueue } from "@sihai/contract/transfer";
import { consoleBankLineDict } from "@sihai/text/dict/console/bank-line";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleTransferDict } from "@sihai/text/dict/console/transfer";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type Transfer = CallData<typeof transferQueue>["list"][number];
type Line = CallData<typeof bankLines>["list"][number];
const euros = { amount: "120.00", currency: "EUR" } as const;
const at = "2026-11-20T02:00:00.000Z";

const transfer: Transfer = {
  ...{ transferNo: "TR300001", method: "wise", state: "announced", amount: euros, fee: null, expected: euros },
  account: {
    ...{ code: "eur-1", currency: "EUR", holder: "Sihai", bank: "Wise", accountNo: "DE00", swift: "", clearing: "" },
    ...{ bankAddress: "", note: { zh: "", en: "" } },
  },
  ...{ createdAt: at, lapsesAt: null, receipt: null, credited: null, pays: null, reason: "", steps: [] },
  ...{ may: { announce: false, cancel: false }, customerMark: "SH7", arrival: null },
};
const line: Line = {
  ...{ bankLine: "FT0001", received: euros, valueDay: "2026-11-20", account: "DE00", payer: "Mei", reference: "", file: "a.csv" },
  ...{ fileLine: 2, status: "open", transfer: null, way: null, reason: "", proposedBy: null, confirmedBy: null, byMe: false },
  ...{ customerMark: null, suspenseNo: null, withdrawNo: null },
};
const transfers = [transfer, { ...transfer, transferNo: "TR300002" }];
const lines = [line, { ...line, bankLine: "FT0002", payer: "Maximiliane Alexandrine Hohenzollern-Sigmaringen" }];

let wire: Wire;
let done: Set<string>;
beforeEach(() => {
  done = new Set();
  wire = consoleWire();
  const counts = { announced: 2, arrived: 0, opened: 0 };
  wire.answering(transferQueue, () => ({
    data: { list: transfers.filter((one) => !done.has(one.transferNo)), next: null, counts },
  }));
  wire.answering(bankLines, ({ query: { q } = {} }: CallInput<typeof bankLines>) => {
    const list = lines.filter(({ bankLine }) => !done.has(bankLine) && (q === undefined || q === bankLine));
    return { data: { list, next: "17", counts: { open: 2, check: 0 } } };
  });
});
const { transferNo } = transfer;
const named: Line = { ...line, transfer: { transferNo, amount: euros, state: "announced", fits: true, customerMark: "SH7" } };
const words = await consoleBankLineDict.load("en");
const shared = await consoleDict.load("en");
const region = (name: string) => page.getByRole("region", { name });

describe("the transfers desk", () => {
  it("shows the whole of the day that is entered, however wide the window is", async () => {
    await openDesk("/transfers", { search: { open: transferNo } });
    const day = page.getByRole("textbox", { name: (await consoleTransferDict.load("en")).valueDay });
    await expect.element(day).toBeVisible();
    const field = day.element();
    expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  });

  it("is sorted by the database, and says beside what was meant what came", async () => {
    const own = await consoleTransferDict.load("en");
    const receipt = { remitter: "Mei", bank: "Nordbank", voucherNo: "V-1", transactionId: "", remark: "", fileId: null, at };
    const other: Transfer = { ...transfer, receipt: { ...receipt, sent: { amount: "100.00", currency: "EUR" } } };
    wire.answering(transferQueue, { data: { list: [other], next: null, counts: { announced: 1, arrived: 0, opened: 0 } } });
    await openDesk("/transfers", { search: { after: "17" } });
    await expect.element(page.getByText(new RegExp(`^${own.announced} .*100\\.00$`))).toBeVisible();
    await page.getByRole("button", { name: `Sort by ${own.amount}` }).click();
    await vi.waitFor(() => expect(wire.heard(transferQueue).at(-1)).toEqual({ query: { tab: "announced", sort: "amount" } }));
    await page.getByRole("button", { name: `Sort by ${own.since}` }).click();
    await vi.waitFor(() => expect(wire.heard(transferQueue).at(-1)).toEqual({ query: { tab: "announced", sort: "since" } }));
  });

  it("leaves no other transfer open when one is recorded: its money would be written on it", async () => {
    const own = await consoleTransferDict.load("en");
    wire.answering(recordArrival, () => {
      done.add("TR300001");
      return { data: { transferNo: "TR300001", state: "arrived" as const } };
    });
    await openDesk("/transfers", { search: { open: "TR300001" } });
    await page.getByRole("textbox", { name: own.bankLine }).fill("FT0001");
    await page.getByRole("textbox", { name: own.received }).fill("120.00");
    await page.getByRole("button", { name: own.record, exact: true }).click();
    await expect.element(page.getByText(own.recorded("TR300001"))).toBeInTheDocument();
    await expect.element(region("TR300001")).not.toBeInTheDocument();
    await expect.element(region("TR300002")).not.toBeInTheDocument();
    await expect.element(page.getByText("TR300002")).toBeVisible();
  });
});

describe.each(["en", "zh"] as const)("bank lines in %s", (language) => {
  it("show a list with its next page, and one line with what can be made of it; nothing is wrong", async () => {
    const own = await consoleBankLineDict.load(language);
    const host = await openDesk("/bank-lines", { search: { open: "FT0002" }, language });
    await expect.element(region("FT0002").getByRole("heading", { name: own.way })).toBeVisible();
    await expect.element(page.getByText(own.importTitle)).not.toBeInTheDocument();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

describe("bank lines", () => {
  it("say what a file added until the next one comes", async () => {
    wire.answering(importStatement, { data: { lines: 5, added: 3, skipped: 1 } });
    const host = await openDesk("/bank-lines");
    await expect.element(page.getByText(words.importTitle)).toBeVisible();
    const input = host.querySelector<HTMLInputElement>("input[type=file]");
    const files = new DataTransfer();
    files.items.add(new File(["x"], "november.xml", { type: "text/xml" }));
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event("change", { bubbles: true }));
    await expect.element(page.getByRole("status").getByText(words.imported(3, 2, 1))).toBeVisible();
    await expect.element(page.getByRole("status").getByText("november.xml")).toBeVisible();
  });

  it("that name a transfer are recorded as the bank has them", async () => {
    wire.answering(bankLines, { data: { list: [named], next: null, counts: { open: 1, check: 0 } } });
    wire.answering(recordArrival, { data: { transferNo, state: "arrived" } });
    await openDesk("/bank-lines", { search: { open: "FT0001" } });
    await expect.element(page.getByRole("textbox", { name: words.transfer })).toHaveValue(transferNo);
    await page.getByRole("button", { name: words.record }).click();
    const body = { transferNo, bankLine: "FT0001", received: euros, valueDay: "2026-11-20" };
    await vi.waitFor(() => expect(wire.heard(recordArrival)).toEqual([{ body }]));
  });

  it("show what is done next without scrolling on a small desk, and only the form of what was chosen", async () => {
    const other = { transferNo, amount: euros, state: "announced", fits: false, customerMark: "SH7" } as const;
    const reference = "Invoice 4711, thank you, for TR300001 and nothing else, sent by my husband";
    wire.answering(bankLines, {
      data: { list: [{ ...named, transfer: other, reference }], next: null, counts: { open: 1, check: 0 } },
    });
    await openDesk("/bank-lines", { search: { open: "FT0001" } });
    const record = page.getByRole("button", { name: words.record });
    await expect.element(record).toBeVisible();
    expect(record.element().getBoundingClientRect().bottom).toBeLessThan(768);
    await expect.element(page.getByRole("textbox", { name: words.reason })).not.toBeInTheDocument();
    await page.getByText(words.ways.ignore).click();
    await expect.element(record).not.toBeInTheDocument();
    await expect.element(page.getByRole("textbox", { name: words.owner })).not.toBeInTheDocument();
    expect(page.getByRole("button", { name: words.propose }).element().getBoundingClientRect().bottom).toBeLessThan(768);
  });

  it("that a colleague recorded are confirmed as they were seen, and say that the order is paid", async () => {
    wire.answering(bankLines, { data: { list: [{ ...named, status: "recorded" }], next: null, counts: { open: 0, check: 1 } } });
    wire.answering(confirmArrival, {
      data: { transferNo, state: "credited", outcome: "paid", arrived: euros, fee: { ...euros, amount: "0.00" }, added: euros },
    });
    await openDesk("/bank-lines", { search: { open: "FT0001" } });
    await page.getByRole("button", { name: words.confirm, exact: true }).click();
    await vi.waitFor(() =>
      expect(wire.heard(confirmArrival)).toEqual([{ body: { transferNo, bankLine: "FT0001", received: euros } }]),
    );
    await expect.element(page.getByText(words.outcomes.paid(transferNo))).toBeInTheDocument();
  });

  it("leave none open when one is proposed, and are turned by the page, to and fro", async () => {
    wire.answering(settleLine, () => {
      done.add("FT0001");
      return { data: { bankLine: "FT0001", status: "proposed" as const } };
    });
    await openDesk("/bank-lines", { search: { open: "FT0001" } });
    await page.getByText(words.ways.suspense).click();
    await page.getByRole("textbox", { name: words.reason }).fill("Nobody knows");
    await page.getByRole("button", { name: words.propose }).click();
    await expect.element(page.getByText(words.proposed("FT0001"))).toBeInTheDocument();
    await expect.element(region("FT0002")).not.toBeInTheDocument();
    await page.getByRole("button", { name: shared.nextPage }).click();
    await page.getByRole("button", { name: shared.firstPage }).click();
    expect(wire.heard(bankLines).some(({ query }) => query?.after === "17")).toBe(true);
  });

  it("are sorted by the database: another order is asked for, from its beginning", async () => {
    await openDesk("/bank-lines", { search: { after: "17" } });
    await page.getByRole("button", { name: `Sort by ${words.amount}` }).click();
    await vi.waitFor(() => expect(wire.heard(bankLines).at(-1)).toEqual({ query: { tab: "open", sort: "amount" } }));
    await page.getByRole("button", { name: `Sort by ${words.amount}` }).click();
    await vi.waitFor(() => expect(wire.heard(bankLines).at(-1)).toEqual({ query: { tab: "open", sort: "-amount" } }));
  });

  it("that a bank sent back names its withdrawal, which is proposed with it, and never without one", async () => {
    const back: Line = { ...line, reference: "RETURN WD900004 account closed" };
    wire.answering(bankLines, () => ({ data: { list: [back], next: null, counts: { open: 1, check: 0 } } }));
    wire.answering(settleLine, () => ({ data: { bankLine: "FT0001", status: "proposed" as const } }));
    await openDesk("/bank-lines", { search: { open: "FT0001" } });
    const field = page.getByRole("textbox", { name: words.withdrawal });
    await expect.element(field).toHaveValue("WD900004");
    await field.fill("900004");
    await page.getByRole("textbox", { name: words.reason }).fill("Account closed");
    await page.getByRole("button", { name: words.propose }).click();
    await expect.element(page.getByText(words.withdrawalBad)).toBeVisible();
    expect(wire.heard(settleLine)).toEqual([]);
    await field.fill("wd900004");
    await page.getByLabelText(words.kept).fill("7.50");
    await page.getByRole("button", { name: words.propose }).click();
    await expect.element(page.getByText(words.proposed("FT0001"))).toBeInTheDocument();
    const kept = { amount: "7.50", currency: "EUR" };
    expect(wire.heard(settleLine)).toMatchObject([{ body: { way: "payout-return", withdrawNo: "WD900004", kept } }]);
  });

  it("and what a search found are closed by their cross", async () => {
    await openDesk("/bank-lines", { search: { q: "FT0001" } });
    await region("FT0001").getByRole("button", { name: shared.backToList }).click();
    await expect.element(region("FT0001")).not.toBeInTheDocument();
    await expect.element(page.getByText("FT0002")).toBeVisible();
  });
});

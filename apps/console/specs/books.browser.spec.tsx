import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { readMoneyActs } from "@sihai/contract/audit";
import {
  askPeriod,
  bookDifference,
  confirmAdjustment,
  confirmPeriod,
  confirmRate,
  gatewayDesk,
  giveGoodwill,
  listAdjustments,
  listHolders,
  listPeriods,
  listRates,
  proposeAdjustment,
  proposeRate,
  readBalances,
} from "@sihai/contract/books";
import { beijing, cnyText, formatDateTime } from "@sihai/text";
import { consoleBooksDict } from "@sihai/text/dict/console/books";
import { consoleListFileDict } from "@sihai/text/dict/console/payment/list-file";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

const yuan = (amount: string) => ({ amount, currency: "CNY" as const });
const report: CallData<typeof readBalances> = {
  at: "2026-11-30T16:00:00.000Z",
  lines: [
    { side: "due", kind: "wallet", amount: yuan("80.00"), accounts: 2, onTheirWay: null },
    { side: "due", kind: "held", amount: yuan("20.00"), accounts: 1, onTheirWay: yuan("20.00") },
    { side: "own", kind: "gateway-fees", amount: yuan("-3.00"), accounts: 1, onTheirWay: null },
  ],
  totals: [{ due: yuan("100.00"), claims: yuan("0.00"), places: yuan("97.00"), own: yuan("-3.00"), isWhole: true }],
  places: [
    {
      place: "gateway",
      ours: yuan("97.00"),
      stated: yuan("90.00"),
      comparedAt: "2026-11-30T16:00:00.000Z",
      statedBy: "",
      timing: yuan("0.00"),
      told: yuan("0.00"),
      rest: yuan("-7.00"),
    },
  ],
  agrees: false,
};
const difference: CallData<typeof gatewayDesk>["list"][number] = {
  reference: "txn_stray",
  verdict: "theirs-only",
  kind: "other",
  ours: null,
  theirs: yuan("-7.00"),
  difference: yuan("-7.00"),
  movedAt: "2026-11-30T10:00:00.000Z",
  foundAt: "2026-11-30T11:00:00.000Z",
  customerMark: "",
  reason: null,
  explainedBy: "",
  explainedAt: null,
  canBook: true,
};
const desk: CallData<typeof gatewayDesk> = {
  comparison: { at: "2026-11-30T11:07:00.000Z", until: "2026-11-30T11:00:00.000Z", compared: 5, matched: 4, young: 0, lines: 5 },
  totals: [{ kind: "charge", lines: 4, amount: yuan("100.00"), fee: yuan("3.00") }],
  payouts: [
    {
      payoutId: "po_1",
      amount: yuan("20.00"),
      status: "paid",
      createdAt: "2026-11-29T11:00:00.000Z",
      arrivesAt: "2026-12-01T11:00:00.000Z",
    },
  ],
  says: [{ says: yuan("90.00"), read: yuan("90.00"), at: "2026-11-30T11:00:00.000Z" }],
  counts: { open: 1, explained: 0 },
  list: [difference],
  next: null,
};
type Month = CallData<typeof listPeriods>["list"][number];
const open: Month = {
  ...{ month: "2026-10", state: "open", isOver: true, reason: "", askedBy: "", byMe: false, askedAt: null },
  ...{ confirmedBy: "", confirmedAt: null },
};
const closing: Month = {
  ...open,
  month: "2026-09",
  state: "closing",
  reason: "All in",
  askedBy: "Su",
  askedAt: "2026-11-01T02:00:00.000Z",
};
const proposed: CallData<typeof listAdjustments>["list"][number] = {
  ...{
    adjustmentNo: "AJ600001",
    kind: "adjustment",
    state: "proposed",
    customerMark: "SH10001",
    customerEmail: "mei@example.com",
  },
  ...{ amount: yuan("-8.00"), reason: "Booked twice", madeBy: "Su", byMe: false, madeAt: "2026-11-23T02:00:00.000Z" },
  ...{ endedBy: "", endedAt: null },
};

const rateProposal: CallData<typeof listRates>["proposals"][number] = {
  ...{ proposalId: "7", state: "proposed", currency: "USD", rate: "0.1412", reason: "The feed is a day behind" },
  ...{ madeBy: "Su", byMe: false, madeAt: "2026-11-23T02:00:00.000Z", endedBy: "", endedAt: null },
};
const rates: CallData<typeof listRates> = {
  rates: [
    { currency: "EUR", rate: "0.1221", publishedOn: "2026-11-12", source: "feed", isTooOld: true },
    { currency: "USD", rate: "0.1402", publishedOn: "2026-11-23", source: "manual", isTooOld: false },
  ],
  proposals: [rateProposal],
};

const act: CallData<typeof readMoneyActs>["list"][number] = {
  ...{ id: "9", at: "2026-11-30T11:00:00.000Z", staffId: null, staffName: null, action: "card.taken-back" },
  ...{ subject: "withdrawal:WD900001", facts: { reason: "Closed card" } },
};

const words = await consoleBooksDict.load("en");
const reason = page.getByRole("textbox", { name: words.reason });
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
  wire.answering(readBalances, { data: report });
  wire.answering(gatewayDesk, { data: desk });
  wire.answering(listPeriods, { data: { list: [open, closing] } });
  wire.answering(listAdjustments, { data: { list: [proposed], next: null, waiting: 1 } });
  wire.answering(listRates, { data: rates });
  wire.answering(readMoneyActs, { data: { list: [act], next: null } });
});

it("what customers paid for items is called so beside fees, and the signs of both are explained", async () => {
  const purchases = { side: "own" as const, kind: "purchases" as const, amount: yuan("60.00"), accounts: 1, onTheirWay: null };
  wire.answering(readBalances, { data: { ...report, lines: [purchases, ...report.lines] } });
  await openDesk("/books");
  const own = page.getByRole("table", { name: words.sides.own });
  await expect.element(own.getByRole("row", { name: /Paid by customers for items/ })).toHaveTextContent("CN ￥60.00");
  await expect.element(page.getByText(words.ownSigns)).toBeVisible();
});

it("the balances of the whole book may take a minute, where other lists are given up after ten seconds (rule M-10)", async () => {
  const times = vi.spyOn(AbortSignal, "timeout");
  onTestFinished(() => times.mockRestore());
  await openDesk("/books", { search: { tab: "periods" } });
  await expect.element(page.getByRole("table", { name: words.tabs.periods })).toBeVisible();
  expect(times.mock.calls.flat()).not.toContain(60_000);
  await openDesk("/books");
  await expect.element(page.getByRole("table", { name: words.sides.own }).first()).toBeVisible();
  expect(times.mock.calls.flat()).toContain(60_000);
});

it("the gateway's desk does not say that all agrees beside a balance that does not", async () => {
  const none = { ...desk, counts: { open: 0, explained: 0 }, list: [] };
  const newer = [{ says: yuan("120.00"), read: yuan("90.00"), at: "2026-11-30T11:00:00.000Z" }];
  wire.answering(gatewayDesk, { data: { ...none, says: newer } });
  await openDesk("/books", { search: { tab: "gateway" } });
  await expect.element(page.getByText(words.linesMatch)).toBeVisible();
  expect(page.getByText(words.allMatch).elements()).toEqual([]);
});

it("a month says which one is closed before it, instead of a form that would be refused", async () => {
  const first: Month = { ...open, month: "2026-08" };
  wire.answering(listPeriods, { data: { list: [open, { ...open, month: "2026-09" }, first] } });
  await openDesk("/books", { search: { tab: "periods", open: "2026-10" } });
  await expect.element(page.getByText(words.closeFirst("2026-08"))).toBeVisible();
  expect(reason.elements()).toEqual([]);
  await openDesk("/books", { search: { tab: "periods", open: "2026-08" } });
  await expect.element(reason).toBeVisible();
});

describe.each(["en", "zh"] as const)("the books in %s", (language) => {
  it.each(["balances", "gateway", "periods", "adjustments", "rates", "acts"] as const)(
    "show %s whole and to everybody",
    async (tab) => {
      const own = await consoleBooksDict.load(language);
      const host = await openDesk("/books", { language, search: { tab } });
      await expect.element(page.getByText(own.hint)).toBeVisible();
      await vi.waitFor(() => expect(document.querySelector("table")).not.toBeNull());
      expect(await violations(host, { whole: true })).toEqual([]);
      expect(cutOff(host)).toEqual([]);
    },
  );
});

it("the gateway is compared at a time of its own, up to another one of its lines", async () => {
  await openDesk("/books", { search: { tab: "gateway" } });
  const [at, until] = ["2026-11-30T11:07:00.000Z", "2026-11-30T11:00:00.000Z"].map((one) => formatDateTime(one, "en", beijing));
  await expect.element(page.getByText(words.lastCompared(at ?? "", until ?? ""))).toBeVisible();
  // What stands under the verdict says which moment it is of.
  await expect.element(page.getByText(words.linesUntil(until ?? ""))).toBeVisible();
  await expect.element(page.getByText(words.says(cnyText("90.00"), cnyText("90.00"), until ?? ""))).toBeVisible();
  await expect.element(page.getByText(words.payoutsNow)).toBeVisible();
});

it("books that agree by timing alone say so, and what is owed stands beside what is held", async () => {
  const [gateway] = report.places;
  if (!gateway) throw new Error("no place");
  const early = { ...gateway, stated: yuan("0.00"), timing: yuan("-97.00"), rest: yuan("0.00") };
  wire.answering(readBalances, { data: { ...report, places: [early], agrees: true } });
  await openDesk("/books");
  await expect.element(page.getByText(words.agreesByTiming)).toBeVisible();
  await expect.element(page.getByText(words.timingOf(words.kinds.gateway, cnyText("-97.00")))).toBeVisible();
  expect(page.getByText(words.agrees, { exact: true }).elements()).toEqual([]);
  const table = page.getByRole("table", { name: words.byCurrency });
  await expect.element(table.getByRole("row").nth(1)).toHaveTextContent(/CNY.*100\.00.*97\.00/);
});

describe("a place that said nothing", () => {
  const unheard = {
    ...{ place: "bank" as const, ours: yuan("50.00"), stated: null, comparedAt: null, statedBy: "" },
    ...{ timing: yuan("0.00"), told: yuan("0.00"), rest: null },
  };
  it("as on a new node is not yet heard from, which is no alarm", async () => {
    wire.answering(readBalances, { data: { ...report, places: [unheard] } });
    await openDesk("/books");
    await expect.element(page.getByText(words.unheard)).toBeVisible();
    await expect.element(page.getByText(words.silent(words.kinds.bank, cnyText("50.00")))).toBeVisible();
    expect(page.getByText(words.disagrees).elements()).toEqual([]);
  });

  it("beside a real difference is one", async () => {
    wire.answering(readBalances, { data: { ...report, places: [unheard, ...report.places] } });
    await openDesk("/books");
    await expect.element(page.getByText(words.disagrees)).toBeVisible();
  });
});

describe("the books", () => {
  it("say plainly by how much they don’t agree, and open a line’s customers", async () => {
    wire.answering(listHolders, {
      data: { list: [{ customerMark: "SH10001", customerEmail: "mei@example.com", amount: yuan("80.00") }], next: null },
    });
    await openDesk("/books");
    await expect.element(page.getByText(words.unexplained(words.kinds.gateway, cnyText("-7.00")))).toBeVisible();
    await page.getByText(words.kinds.wallet).first().click();
    await expect.element(page.getByText("mei@example.com")).toBeVisible();
    expect(wire.heard(listHolders)).toContainEqual({ query: { kind: "wallet", currency: "CNY" } });
  });

  it("book a difference as it was seen, with a reason only", async () => {
    wire.answering(bookDifference, { data: { reference: "txn_stray" } });
    await openDesk("/books", { search: { tab: "gateway", open: "txn_stray CNY" } });
    await page.getByRole("button", { name: words.book }).click();
    await expect.element(reason).toHaveAttribute("aria-invalid", "true");
    expect(wire.heard(bookDifference)).toEqual([]);
    await reason.fill("A correction of March");
    await page.getByRole("button", { name: words.book }).click();
    const body = { reference: "txn_stray", seen: yuan("-7.00"), reason: "A correction of March" };
    await vi.waitFor(() => expect(wire.heard(bookDifference)).toEqual([{ body }]));
  });

  it.each(["en", "zh"] as const)(
    "give all of a list as a file, narrowed as it is, in the words of the screen: %s",
    async (language) => {
      const own = await consoleListFileDict.load(language);
      await openDesk("/books", { language, search: { tab: "gateway", show: "explained", after: "1795000000000.CNY.txn_50" } });
      const link = page.getByRole("link", { name: own.download });
      await expect.element(link).toHaveAttribute("href", `/api/staff/books/differences.csv?tab=explained&lang=${language}`);
    },
  );

  it("begin a part of them at its first page", async () => {
    await openDesk("/books", { search: { tab: "adjustments", after: "600050" } });
    await page.getByRole("tab", { name: words.tabs.gateway }).click();
    await vi.waitFor(() => expect(wire.heard(gatewayDesk)[0]).toEqual({ query: { tab: "open" } }));
  });

  it("show finance what was done to money, and find it by a number", async () => {
    await openDesk("/books", { search: { tab: "acts" } });
    await expect.element(page.getByRole("link", { name: "WD900001" })).toBeVisible();
    await page.getByRole("textbox", { name: words.actSearch.search }).fill("wd900001");
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(wire.heard(readMoneyActs)).toContainEqual({ query: { subject: "WD900001" } }));
  });

  it("sort corrections and differences by the database, each by its own columns", async () => {
    await openDesk("/books", { search: { tab: "adjustments", after: "17" } });
    await page.getByRole("button", { name: `Sort by ${words.amount}` }).click();
    await vi.waitFor(() => expect(wire.heard(listAdjustments).at(-1)).toEqual({ query: { tab: "proposed", sort: "amount" } }));
    await page.getByRole("tab", { name: words.tabs.gateway }).click();
    await page.getByRole("button", { name: `Sort by ${words.difference}` }).click();
    await vi.waitFor(() => expect(wire.heard(gatewayDesk).at(-1)).toEqual({ query: { tab: "open", sort: "difference" } }));
  });

  it("find a correction by its customer, whatever became of it", async () => {
    await openDesk("/books", { search: { tab: "adjustments" } });
    await page.getByRole("textbox", { name: words.adjustmentSearch.search }).fill("SH10001");
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(wire.heard(listAdjustments)).toContainEqual({ query: { q: "SH10001" } }));
    await expect.element(page.getByText(words.adjustmentSearch.found("SH10001"))).toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: "AJ600001" })).toBeVisible();
  });

  it("ask for a month to be closed, and agree to what a colleague asked for", async () => {
    wire.answering(askPeriod, { refusal: "PERIOD_DISAGREES" });
    await openDesk("/books", { search: { tab: "periods", open: "2026-10" } });
    await reason.fill("All statements are in");
    await page.getByRole("button", { name: words.close }).click();
    await vi.waitFor(() =>
      expect(wire.heard(askPeriod)).toEqual([{ body: { month: "2026-10", to: "closed", reason: "All statements are in" } }]),
    );
    await expect.element(reason).toHaveValue("All statements are in");
  });

  it("hand out a month's journal under a name that tells it from another's", async () => {
    await openDesk("/books", { search: { tab: "periods", open: "2026-10" } });
    const file = page.getByRole("link", { name: words.journal });
    await expect.element(file).toHaveAttribute("download", "journal-2026-10.csv");
  });

  it("agree to what a colleague asked for a month", async () => {
    wire.answering(confirmPeriod, { data: { month: "2026-09", state: "closed" } });
    await openDesk("/books", { search: { tab: "periods", open: "2026-09" } });
    await page.getByRole("button", { name: words.confirm }).click();
    await vi.waitFor(() => expect(wire.heard(confirmPeriod)).toEqual([{ body: { month: "2026-09", reason: "All in" } }]));
  });

  it("agree to a correction’s amount as it was seen", async () => {
    wire.answering(confirmAdjustment, { data: { adjustmentNo: "AJ600001", state: "posted" } });
    await openDesk("/books", { search: { tab: "adjustments", open: "AJ600001" } });
    // What a colleague asked for is declined; only who asked takes it back.
    await expect.element(page.getByRole("button", { name: words.decline })).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.drop })).not.toBeInTheDocument();
    await page.getByRole("button", { name: words.confirm }).click();
    await vi.waitFor(() =>
      expect(wire.heard(confirmAdjustment)).toEqual([{ body: { adjustmentNo: "AJ600001", seen: yuan("-8.00") } }]),
    );
  });

  it("leave one’s own correction to a colleague", async () => {
    wire.answering(listAdjustments, { data: { list: [{ ...proposed, byMe: true }], next: null, waiting: 1 } });
    await openDesk("/books", { search: { tab: "adjustments", open: "AJ600001" } });
    await expect.element(page.getByText(words.byMe)).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.drop })).toBeVisible();
  });

  it("keep what was typed of a correction that is refused", async () => {
    wire.answering(proposeAdjustment, { refusal: "ADJUSTMENT_OWNER_UNKNOWN" });
    await openDesk("/books", { search: { tab: "adjustments" } });
    const mark = page.getByRole("textbox", { name: words.mark });
    await mark.fill("SH99999");
    await page.getByRole("textbox", { name: words.amount }).fill("12.00");
    await reason.fill("Booked twice");
    await page.getByRole("button", { name: words.propose }).click();
    await expect.element(mark).toHaveAttribute("aria-invalid", "true");
    await expect.element(mark).toHaveValue("SH99999");
    expect(wire.heard(proposeAdjustment)).toEqual([
      { body: { customerMark: "SH99999", amount: yuan("12.00"), reason: "Booked twice" } },
    ]);
  });
});

describe("rates", () => {
  it("that a colleague proposed are agreed to as they were seen, one’s own are not", async () => {
    wire.answering(confirmRate, { data: { proposalId: "7", state: "agreed" } });
    await openDesk("/books", { search: { tab: "rates" } });
    await expect.element(page.getByText(words.tooOld)).toBeVisible();
    await page.getByRole("button", { name: words.confirm, exact: true }).click();
    await vi.waitFor(() => expect(wire.heard(confirmRate)).toEqual([{ body: { proposalId: "7", seen: "0.1412" } }]));
  });

  it("of one’s own wait for a colleague", async () => {
    wire.answering(listRates, { data: { ...rates, proposals: [{ ...rateProposal, byMe: true }] } });
    await openDesk("/books", { search: { tab: "rates" } });
    await expect.element(page.getByText(words.byMe)).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.confirm, exact: true })).not.toBeInTheDocument();
  });

  it("keep what was typed where the comma slipped", async () => {
    wire.answering(proposeRate, { refusal: "RATE_TOO_FAR_OFF", facts: { percent: 10 } });
    await openDesk("/books", { search: { tab: "rates" } });
    const rate = page.getByRole("textbox", { name: words.perCny });
    await rate.fill("1.4");
    await reason.fill("The feed is a day behind");
    await page.getByRole("button", { name: words.propose }).click();
    await expect.element(rate).toHaveAttribute("aria-invalid", "true");
    await expect.element(rate).toHaveValue("1.4");
  });
});

it("goodwill is given once, by keyboard", async () => {
  wire.answering(giveGoodwill, { data: { adjustmentNo: "AJ600002", state: "posted" } });
  const host = await openDesk("/goodwill", { search: { customer: "SH10001" } });
  await page.getByRole("textbox", { name: words.amount }).fill("20.00");
  await reason.fill("Sorry for the wait");
  expect(await violations(host, { whole: true })).toEqual([]);
  await page.getByRole("button", { name: words.give }).click();
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() =>
    expect(wire.heard(giveGoodwill)).toEqual([
      { body: { customerMark: "SH10001", amount: "20.00", reason: "Sorry for the wait" } },
    ]),
  );
});

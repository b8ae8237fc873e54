import type { Wire } from "@sihai/client/testing";
import type { CallData, CallInput } from "@sihai/contract";
import { approveWithdrawal, recordPayout, refuseWithdrawal, withdrawalQueue } from "@sihai/contract/withdrawal";
import { beijing, formatAmount, formatDateTime } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleWithdrawalDict } from "@sihai/text/dict/console/withdrawal";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type Row = CallData<typeof withdrawalQueue>["list"][number];
const yuan = (amount: string) => ({ amount, currency: "CNY" as const });
const common = { arrivedAt: "2025-06-03T02:00:00.000Z", sentAs: null, failure: null };
const applied: Row = {
  withdrawNo: "WD900001",
  state: "applied",
  amount: yuan("150.00"),
  accountKind: "bank",
  account: "•••• 3000",
  reason: "",
  appliedAt: "2026-11-20T02:00:00.000Z",
  reviewedBy: "2026-11-24T02:00:00.000Z",
  closedAt: null,
  parts: [
    { ...common, to: "card", amount: yuan("100.00"), sends: { amount: "12.74", currency: "EUR" }, state: "waiting" },
    { ...common, to: "account", amount: yuan("50.00"), sends: yuan("50.00"), state: "waiting" },
  ],
  history: [{ from: null, to: "applied", at: "2026-11-20T02:00:00.000Z", by: "user", note: null }],
  customerMark: "SH7",
  customerEmail: "mei@example.com",
  payout: { holder: "Mei Wang", bank: "Sparkasse", account: "DE89370400440532013000", swift: "", realName: "" },
  approvedByMe: false,
};
const approved: Row = { ...applied, withdrawNo: "WD900002", state: "approved", reviewedBy: null };

/** As the server answers: a tab, or what is searched for. */
function queueOf(...rows: Row[]) {
  return ({ query: { tab, q } = {} }: CallInput<typeof withdrawalQueue>) => {
    const list = rows.filter((row) => (q === undefined ? row.state === tab : row.withdrawNo === q));
    return { data: { list, next: null, counts: { applied: 1, approved: 1, uncertain: 0 } } };
  };
}
const words = await consoleWithdrawalDict.load("en");
const shared = await consoleDict.load("en");
const reference = page.getByRole("textbox", { name: words.reference });
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
  wire.answering(withdrawalQueue, queueOf(applied, approved));
});

it("a withdrawal's history names who of our staff did a step", async () => {
  const approval = {
    from: "applied",
    to: "approved",
    at: "2026-11-21T02:00:00.000Z",
    by: "staff",
    note: null,
    name: "Su Wei",
  } as const;
  const row: Row = { ...approved, history: [...approved.history, approval] };
  wire.answering(withdrawalQueue, queueOf(row));
  await openDesk("/withdrawals", { search: { tab: "approved", withdrawNo: row.withdrawNo } });
  const steps = page.getByRole("list", { name: shared.history });
  await expect.element(steps.getByText("Su Wei")).toBeVisible();
  await expect.element(steps.getByText(shared.by.user)).toBeVisible();
  await expect.element(steps.getByText(shared.by.staff)).not.toBeInTheDocument();
});

describe.each(["en", "zh"] as const)("the withdrawals desk in %s", (language) => {
  it("says of what is over when it ended, not that it has no deadline", async () => {
    const own = await consoleWithdrawalDict.load(language);
    const closedAt = "2026-11-25T09:05:00.000Z";
    const paid: Row = { ...applied, withdrawNo: "WD900003", state: "paid", reviewedBy: null, closedAt };
    wire.answering(withdrawalQueue, { data: { list: [paid], next: null, counts: { applied: 0, approved: 0, uncertain: 0 } } });
    await openDesk("/withdrawals", { language, search: { tab: "closed" } });
    await expect.element(page.getByText(own.closedOn(formatDateTime(closedAt, language, beijing)))).toBeVisible();
  });

  it("opens one beside the list by keyboard, with its parts and its account written out", async () => {
    const own = await consoleWithdrawalDict.load(language);
    const host = await openDesk("/withdrawals", { language });
    await expect.element(page.getByText("WD900001").first()).toBeVisible();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    const panel = page.getByRole("region", { name: "WD900001" });
    await expect.element(panel.getByText("DE89370400440532013000")).toBeVisible();
    await expect.element(panel.getByText(own.sends(formatAmount("12.74", "EUR")))).toBeVisible();
    await expect.element(panel.getByRole("button", { name: own.copy(own.payout.account) })).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

describe("the withdrawals desk", () => {
  it("closes what a search found by its cross", async () => {
    await openDesk("/withdrawals", { search: { q: "WD900002" } });
    const panel = page.getByRole("region", { name: "WD900002" });
    await panel.getByRole("button", { name: shared.close }).click();
    await expect.element(panel).not.toBeInTheDocument();
  });

  it("opens what an address names, on whatever tab it stands", async () => {
    await openDesk("/withdrawals", { search: { tab: "applied", withdrawNo: "WD900002" } });
    await expect.element(page.getByRole("region", { name: "WD900002" })).toBeVisible();
    await expect.element(reference).toBeVisible();
  });

  it("gives an approval a moment in which it can be taken back", async () => {
    wire.answering(approveWithdrawal, { data: { withdrawNo: "WD900001", state: "approved" } });
    await openDesk("/withdrawals", { search: { withdrawNo: "WD900001" } });
    await page.getByRole("button", { name: words.approve(formatAmount("150.00", "CNY")) }).click();
    await page.getByRole("button", { name: shared.undo }).click();
    expect(wire.heard(approveWithdrawal)).toEqual([]);
  });

  it("declines with a reason only", async () => {
    wire.answering(refuseWithdrawal, { data: { withdrawNo: "WD900001", state: "refused" } });
    await openDesk("/withdrawals", { search: { withdrawNo: "WD900001" } });
    const reason = page.getByRole("textbox", { name: words.reason });
    await page.getByRole("button", { name: words.refuse }).click();
    await expect.element(reason).toHaveAttribute("aria-invalid", "true");
    await expect.element(reason).toHaveFocus();
    expect(wire.heard(refuseWithdrawal)).toEqual([]);
  });

  it("marks a bank reference that stands at another withdrawal, and keeps it", async () => {
    wire.answering(recordPayout, { refusal: "WITHDRAWAL_REFERENCE_USED" });
    await openDesk("/withdrawals", { search: { tab: "approved", withdrawNo: "WD900002" } });
    await reference.fill("BK-1");
    await page.getByRole("button", { name: words.record(formatAmount("50.00", "CNY")) }).click();
    await vi.waitFor(() => expect(wire.heard(recordPayout)).toEqual([{ body: { withdrawNo: "WD900002", reference: "BK-1" } }]));
    await expect.element(reference).toHaveAttribute("aria-invalid", "true");
    await expect.element(reference).toHaveValue("BK-1");
  });

  it("tells who approved why somebody else makes the transfer, and offers no way to record it", async () => {
    wire.answering(withdrawalQueue, queueOf({ ...approved, approvedByMe: true }));
    await openDesk("/withdrawals", { search: { tab: "approved", withdrawNo: "WD900002" } });
    await expect.element(page.getByText(words.approvedByYou)).toBeVisible();
    await expect.element(reference).not.toBeInTheDocument();
  });

  it("shows who may only look no button", async () => {
    await openDesk("/withdrawals", { search: { withdrawNo: "WD900001" }, may: ["finance.read"] });
    await expect.element(page.getByText(words.waitsForFinance)).toBeVisible();
    await expect
      .element(page.getByRole("button", { name: words.approve(formatAmount("150.00", "CNY")) }))
      .not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: words.refuse })).not.toBeInTheDocument();
  });

  it("says of what nobody knows that it must not be paid otherwise", async () => {
    const [first] = approved.parts;
    if (!first) throw new Error("no parts");
    wire.answering(withdrawalQueue, queueOf({ ...approved, parts: [{ ...first, state: "uncertain" }] }));
    await openDesk("/withdrawals", { search: { tab: "approved", withdrawNo: "WD900002" } });
    await expect.element(page.getByText(words.uncertainText)).toBeVisible();
  });
});

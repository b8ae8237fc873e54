import type { Wire } from "@sihai/client/testing";
import type { CallData, CallInput } from "@sihai/contract";
import { confirmSuspended, dropSuspended, settleSuspended, suspenseQueue } from "@sihai/contract/suspense";
import { cnyText, formatAmount } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleSuspenseDict } from "@sihai/text/dict/console/suspense";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type Row = CallData<typeof suspenseQueue>["list"][number];
const open: Row = {
  cameBy: "card",
  suspenseNo: "SP400001",
  state: "open",
  arrived: { amount: "60.00", currency: "USD" },
  worth: "420.00",
  reference: "pi_123",
  why: "other-currency",
  arrivedAt: "2026-11-20T02:00:00.000Z",
  answerBy: "2026-11-25T02:00:00.000Z",
  closedAt: null,
  customerMark: "SH10007",
  customerEmail: "mei@example.com",
  payable: {
    tradeNo: "T261123ABC",
    purpose: "order",
    state: "pending",
    amount: "400.00",
    numbers: ["DG010000295"],
    rest: "20.00",
  },
  decision: null,
  confirmedBy: null,
  needsTwo: false,
  sentAs: null,
  failure: null,
};
const decision = {
  way: "send-back",
  reason: "The card of somebody else",
  by: "Lin",
  byMe: false,
  at: "2026-11-21T02:00:00.000Z",
} as const;
const proposed: Row = { ...open, suspenseNo: "SP400002", state: "proposed", needsTwo: true, decision };

function queueOf(...rows: Row[]) {
  return ({ query: { tab = "open", q } = {} }: CallInput<typeof suspenseQueue>) => {
    const list = rows.filter((row) => (q === undefined ? row.state === tab : row.suspenseNo === q));
    return { data: { list, next: "400001", counts: { open: 1, proposed: 1, sending: 0 } } };
  };
}

const words = await consoleSuspenseDict.load("en");
const reason = page.getByRole("textbox", { name: words.reason });
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
  wire.answering(suspenseQueue, queueOf(open, proposed));
});

describe.each(["en", "zh"] as const)("money in suspense in %s", (language) => {
  it("is opened beside the list by keyboard, with why it waits, what it was meant for and what suffices", async () => {
    const own = await consoleSuspenseDict.load(language);
    const host = await openDesk("/suspense", { language });
    await expect.element(page.getByText("SP400001").first()).toBeVisible();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    const panel = page.getByRole("region", { name: "SP400001" });
    await expect.element(panel.getByText(formatAmount("60.00", "USD"))).toBeVisible();
    await expect.element(panel.getByText(own.rest(cnyText("20.00")))).toBeVisible();
    await expect.element(panel.getByRole("radio", { name: own.ways.pay })).toBeChecked();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

describe("the desk for money in suspense", () => {
  it.each(["needs one", "needs two"])("shows the whole decision beside the facts on a small desk, where it %s", async (who) => {
    wire.answering(suspenseQueue, queueOf({ ...open, needsTwo: who === "needs two" }));
    await openDesk("/suspense", { search: { open: "SP400001" } });
    const act = page.getByRole("button", { name: who === "needs two" ? words.propose : words.submit });
    await expect.element(act).toBeVisible();
    const { bottom } = act.element().getBoundingClientRect();
    expect(bottom).toBeLessThan(768);
    expect(window.scrollY).toBe(0);
    await expect.element(page.getByRole("combobox", { name: words.whyFilter })).not.toBeInTheDocument();
  });

  it("says of money for its card that it is on its way, not that it is settled", async () => {
    wire.answering(settleSuspended, { data: { suspenseNo: "SP400001", state: "sending" } });
    await openDesk("/suspense", { search: { open: "SP400001" } });
    await page.getByRole("radio", { name: words.ways["send-back"] }).click();
    await reason.fill("Paid by mistake");
    await page.getByRole("button", { name: words.submit }).click();
    await expect.element(page.getByText(words.goesBack("SP400001"))).toBeVisible();
  });

  it("calls the number of what came by bank the bank's", async () => {
    wire.answering(suspenseQueue, queueOf({ ...open, cameBy: "bank", reference: "FT2026" }));
    await openDesk("/suspense", { search: { open: "SP400001" } });
    await expect.element(page.getByText("FT2026")).toBeVisible();
    await expect.element(page.getByText(words.bankReference, { exact: true })).toBeVisible();
    await expect.element(page.getByText(words.reference, { exact: true })).not.toBeInTheDocument();
  });

  it("decides with a reason only, in the way chosen", async () => {
    wire.answering(settleSuspended, { data: { suspenseNo: "SP400001", state: "credited" } });
    await openDesk("/suspense", { search: { open: "SP400001" } });
    await page.getByRole("radio", { name: words.ways.credit }).click();
    await page.getByRole("button", { name: words.submit }).click();
    await expect.element(reason).toHaveFocus();
    await expect.element(reason).toHaveAttribute("aria-invalid", "true");
    expect(wire.heard(settleSuspended)).toEqual([]);
    await reason.fill("The rest follows");
    await page.getByRole("button", { name: words.submit }).click();
    await vi.waitFor(() =>
      expect(wire.heard(settleSuspended)).toEqual([
        { body: { suspenseNo: "SP400001", way: "credit", reason: "The rest follows" } },
      ]),
    );
  });

  it("offers no payment that does not suffice, and asks whose money it is where nobody knows", async () => {
    wire.answering(suspenseQueue, queueOf({ ...open, payable: null, customerMark: "", customerEmail: "" }));
    wire.answering(settleSuspended, { refusal: "SUSPENSE_OWNER_UNKNOWN" });
    await openDesk("/suspense", { search: { open: "SP400001" } });
    await expect.element(page.getByRole("radio", { name: words.ways.credit })).toBeChecked();
    await expect.element(page.getByRole("radio", { name: words.ways.pay })).not.toBeInTheDocument();
    const owner = page.getByRole("textbox", { name: words.owner });
    await owner.fill("SH99999");
    await reason.fill("Says the bank");
    await page.getByRole("button", { name: words.submit }).click();
    await expect.element(owner).toHaveAttribute("aria-invalid", "true");
    await expect.element(owner).toHaveValue("SH99999");
  });

  it("agrees to exactly what was seen, and declines with a reason", async () => {
    wire.answering(confirmSuspended, { data: { suspenseNo: "SP400002", state: "sending" } });
    wire.answering(dropSuspended, { data: { suspenseNo: "SP400002", state: "open" } });
    await openDesk("/suspense", { search: { tab: "proposed", open: "SP400002" } });
    await page.getByRole("button", { name: words.decline, exact: true }).click();
    await expect.element(page.getByRole("textbox", { name: words.declineReason })).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: words.confirm }).click();
    const body = { suspenseNo: "SP400002", way: "send-back", reason: decision.reason };
    await vi.waitFor(() => expect(wire.heard(confirmSuspended)).toEqual([{ body }]));
    expect(wire.heard(dropSuspended)).toEqual([]);
  });

  it("tells who proposed why a colleague has to agree", async () => {
    wire.answering(suspenseQueue, queueOf({ ...proposed, decision: { ...decision, byMe: true } }));
    await openDesk("/suspense", { search: { tab: "proposed", open: "SP400002" } });
    await expect.element(page.getByText(words.byMe)).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.confirm })).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: words.drop, exact: true })).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.decline, exact: true })).not.toBeInTheDocument();
  });

  it("opens what an address names on whatever tab it stands", async () => {
    await openDesk("/suspense", { search: { open: "SP400002" } });
    await expect.element(page.getByRole("region", { name: "SP400002" })).toBeVisible();
  });

  it("shows who may only look nothing to press", async () => {
    await openDesk("/suspense", { search: { open: "SP400001" }, may: ["finance.read"] });
    await expect.element(page.getByText(words.waitsForFinance)).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.submit })).not.toBeInTheDocument();
  });

  it("says of what nobody knows that it must not be refunded otherwise", async () => {
    const uncertain: Row = { ...open, state: "uncertain", decision };
    const counts = { open: 0, proposed: 0, sending: 1 };
    wire.answering(suspenseQueue, { data: { list: [uncertain], next: null, counts } });
    await openDesk("/suspense", { search: { tab: "sending", open: "SP400001" } });
    await expect.element(page.getByText(words.uncertainText)).toBeVisible();
  });

  it("is sorted by the database: another order is asked for, from its beginning", async () => {
    await openDesk("/suspense", { search: { after: "400001" } });
    for (const [heading, sort] of [
      [words.arrival, "amount"],
      [words.arrival, "-amount"],
      [words.whyFilter, "why"],
    ] as const) {
      await page.getByRole("button", { name: `Sort by ${heading}` }).click();
      await vi.waitFor(() => expect(wire.heard(suspenseQueue).at(-1)).toEqual({ query: { tab: "open", sort } }));
    }
    await expect.element(page.getByRole("button", { name: `Sort by ${words.worth}` })).not.toBeInTheDocument();
  });

  it("is narrowed by reason and read on by the last one shown", async () => {
    await openDesk("/suspense");
    await page.getByRole("combobox", { name: words.whyFilter }).selectOptions("other-currency");
    await page.getByRole("button", { name: (await consoleDict.load("en")).nextPage }).click();
    await vi.waitFor(() =>
      expect(wire.heard(suspenseQueue).at(-1)).toMatchObject({ query: { tab: "open", why: "other-currency", after: "400001" } }),
    );
  });
});

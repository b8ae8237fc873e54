import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { listCustomerRows, readCustomer, readCustomerFigures, stopCustomer } from "@sihai/contract/customer";
import { seededSettings } from "@sihai/domain/setting";
import type { StaffPermission } from "@sihai/domain/staff";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type Row = CallData<typeof listCustomerRows>["list"][number];
const at = "2026-11-20T02:00:00.000Z";
const none = { name: null, words: null, amount: null, at, by: null };
const rows: Row[] = [
  {
    ...none,
    kind: "order",
    no: "DG010000017",
    state: "pending",
    words: "Lamp shop",
    amount: { amount: "88.00", currency: "CNY" },
  },
  { ...none, kind: "stored", no: "I4333333706223", state: "stocked-in", name: { zh: "台灯", en: "Desk lamp" } },
  { ...none, kind: "parcel", no: "P20261125-BNAA68Y", state: "shipped" },
  { ...none, kind: "return", no: "RT700001", state: "applied" },
  { ...none, kind: "withdrawal", no: "WD900001", state: "applied", amount: { amount: "-20.00", currency: "USD" } },
  { ...none, kind: "bill", no: "T2611255VJEDDAB8", state: "order", amount: { amount: "-88.00", currency: "CNY" } },
  { ...none, kind: "message", no: null, state: "order", words: "Signed for: your item is here" },
];
const customer: CallData<typeof readCustomer> = {
  userId: "10007",
  mark: "SH10007",
  userName: "mei",
  nickName: "Mei",
  email: "mei@example.com",
  language: "en",
  registeredAt: at,
  disabled: false,
  stops: [],
  mailboxMove: null,
  member: { level: 2, since: at, growth: 3200, next: null, holdsUntil: null, today: 0, months: [], ending: [] },
  levels: [],
  growth: { list: [], total: 0 },
  gifts: [],
  credits: { balance: 0, reserved: 0, mostAParcel: 0, step: 1, shareBp: 0, endsAt: at, list: [], total: 0 },
  coupons: { available: [], counts: { available: 0, used: 0, expired: 0 } },
};
const figures: CallData<typeof readCustomerFigures> = {
  ...{ orders: 12, stored: 3, parcels: 4, parcelsOpen: 1, claims: 0, consults: 2 },
  balances: [{ amount: "120.00", currency: "CNY" }],
  setAside: "20.00",
  owed: "0.00",
};
let wire: Wire;
beforeEach(() => {
  wire = consoleWire();
  wire.answering(readCustomer, { data: customer });
  wire.answering(readCustomerFigures, { data: figures });
  wire.answering(listCustomerRows, { data: { list: rows, total: 12, hasMore: true } });
});

describe.each(["en", "zh"] as const)("the file of a customer in %s", (language) => {
  it("shows who it is, how much there is, and each thing with the way to its desk", async () => {
    const words = await consoleCustomerDict.load(language);
    const host = await openDesk("/customers", { search: { q: "SH10007" }, language });
    await expect.element(page.getByText("mei@example.com")).toBeVisible();
    await expect.element(page.getByText(words.parcelsOpen(1))).toBeVisible();
    for (const [name, to] of [
      ["DG010000017", "/orders?q=DG010000017"],
      ["I4333333706223", "/orders?q=I4333333706223"],
      ["RT700001", "/returns?q=RT700001"],
      ["WD900001", "/withdrawals?q=WD900001"],
      ["T2611255VJEDDAB8", "/books?kind=wallet&customer=SH10007"],
    ] as const)
      await expect.element(page.getByRole("link", { name, exact: true }).first()).toHaveAttribute("href", `/console${to}`);
    await expect
      .element(page.getByRole("link", { name: words.showAll("12") }).first())
      .toHaveAttribute("href", "/console/customers?q=SH10007&tab=goods&all=order");
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

describe("the file of a customer", () => {
  const support: readonly StaffPermission[] = seededSettings.rolePermissions["role-support"];

  it("asks for nothing a role may not read, and shows no tab for it", async () => {
    const words = await consoleCustomerDict.load("en");
    wire.answering(readCustomerFigures, { data: { ...figures, balances: null, setAside: null, owed: null } });
    await openDesk("/customers", { search: { q: "SH10007" }, may: support });
    await expect.element(page.getByRole("tab", { name: words.tabs.threads })).toBeVisible();
    await expect.element(page.getByRole("tab", { name: words.tabs.money })).not.toBeInTheDocument();
    await expect.element(page.getByText(words.figures.balance, { exact: true })).not.toBeInTheDocument();
    const asked = wire.heard(listCustomerRows).map(({ query }) => query?.section);
    expect([...new Set(asked)].sort()).toEqual(["order", "parcel", "stored"]);
  });

  it("says that somebody asks for the account, and leads to the request", async () => {
    const words = await consoleCustomerDict.load("en");
    const opensAt = "2026-11-27T02:00:00.000Z";
    wire.answering(readCustomer, { data: { ...customer, mailboxMove: { newEmail: "new@example.net", opensAt } } });
    await openDesk("/customers", { search: { q: "SH10007" } });
    const said = words.mailboxMove("new@example.net", formatDateTime(opensAt, "en", beijing));
    await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(page.getByRole("link", { name: words.mailboxDesk })).toHaveAttribute("href", "/console/lost-mailboxes");
  });

  it("stops an account with a reason, and only after asking", async () => {
    const words = await consoleCustomerDict.load("en");
    wire.answering(stopCustomer, { data: null });
    await openDesk("/customers", { search: { q: "SH10007" } });
    await page.getByText(words.stopTitle).click();
    const stop = page.getByRole("button", { name: words.stopActs.disabled });
    await expect.element(stop).toHaveAccessibleDescription(words.reasonNeeded);
    await page.getByRole("textbox", { name: words.stopReason }).fill("Asked for it by e-mail");
    await stop.click();
    const asked = page.getByRole("alertdialog", { name: words.stopAsk.disabled("SH10007") });
    await expect.element(asked).toHaveTextContent("Asked for it by e-mail");
    expect(await violations(document.body, { whole: true })).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(stop).toHaveFocus();
    expect(wire.heard(stopCustomer)).toEqual([]);
    await stop.click();
    await asked.getByRole("button", { name: words.stopActs.disabled }).click();
    const body = { userId: "10007", kind: "disabled", reason: "Asked for it by e-mail" };
    await vi.waitFor(() => expect(wire.heard(stopCustomer)).toEqual([{ body }]));
  });

  it("opens all of one part, page by page, and leads back", async () => {
    const words = await consoleCustomerDict.load("en");
    wire.answering(listCustomerRows, { data: { list: rows, total: 120, hasMore: true } });
    await openDesk("/customers", { search: { q: "SH10007", tab: "goods", all: "order", page: 2 } });
    await expect.element(page.getByRole("link", { name: words.backToFile })).toBeVisible();
    expect(wire.heard(listCustomerRows)[0]).toEqual({
      query: { userId: "10007", section: "order", isAll: "yes", page: "2" },
    });
  });
});

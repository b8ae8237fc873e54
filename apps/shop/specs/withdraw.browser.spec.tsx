import type { Wire } from "@sihai/client/testing";
import type { CallData, CallInput } from "@sihai/contract";
import { checkHasPayPassword, sendCodeToMail, userInfo } from "@sihai/contract/identity";
import { getWallet } from "@sihai/contract/payment";
import { applyForWithdrawal, getWithdrawal, listWithdrawals, withdrawalOptions } from "@sihai/contract/withdrawal";
import { formatAmount, formatDate } from "@sihai/text";
import { accountDict } from "@sihai/text/dict/me/account";
import { paymentDict } from "@sihai/text/dict/payment";
import { uiDict } from "@sihai/text/dict/ui";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { forgetApplyDraft } from "../src/features/withdrawal/apply-draft.ts";
import { mei, meiInfo, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet } from "../testing/things.ts";

type Options = CallData<typeof withdrawalOptions>;
const yuan = (amount: string) => ({ amount, currency: "CNY" as const });
const card = { to: "card" as const, overdue: false, arrivedAt: "2026-10-03T02:00:00.000Z" };
const old = { to: "account" as const, overdue: true, arrivedAt: "2025-06-03T02:00:00.000Z" };

/** 100.00 came by a card that takes it back, 50.00 by one that does not any more. */
function optionsFor({ query }: CallInput<typeof withdrawalOptions>): { data: Options } {
  const wanted = Number(query?.amount ?? "150.00");
  const [toCards, toAccount] = [Math.min(100, wanted), Math.max(0, wanted - 100)].map((part) => part.toFixed(2));
  const parts = [
    { ...card, amount: yuan(toCards ?? ""), sends: { amount: "12.74", currency: "EUR" as const } },
    ...(toAccount === "0.00" ? [] : [{ ...old, amount: yuan(toAccount ?? ""), sends: yuan(toAccount ?? "") }]),
  ];
  return { data: { ...all, parts, toCards: yuan(toCards ?? ""), toAccount: yuan(toAccount ?? "") } };
}
const all: Omit<Options, "parts" | "toCards" | "toAccount"> = {
  available: yuan("150.00"),
  least: yuan("10.00"),
  most: yuan("50000.00"),
  sourceDays: 360,
  reviewWorkingDays: 2,
  cardWorkingDays: { from: 3, to: 10 },
  walletWorkingDays: { from: 2, to: 3 },
  reviewedBy: "2026-11-25T02:00:00.000Z",
};

const [words, pay, ui] = [await withdrawalDict.load("en"), await paymentDict.load("en"), await uiDict.load("en")];
const box = (name: string) => page.getByRole("textbox", { name: `${name} (${ui.required})`, exact: true });
const amount = box(words.amount("CNY"));
const next = page.getByRole("button", { name: words.next });
let wire: Wire;
beforeEach(() => {
  forgetApplyDraft();
  wire = shopWire();
  wire.answering(withdrawalOptions, optionsFor);
  wire.answering(checkHasPayPassword, { data: { hasPassword: true } });
});
const opened = (language: "en" | "zh" = "en") => openPage("/wallet/withdraw/apply", { user: mei, language });

async function givePassword() {
  const field = page.getByLabelText(pay.passwordLabel, { exact: true });
  await field.fill("246810");
  await page.getByRole("dialog").getByRole("button", { name: words.next }).click();
}

async function fillAccount() {
  await page.getByText(words.kinds.wechat).click();
  await box(words.wechat).fill("mei-wang");
  await box(words.wechatAgain).fill("mei-wang");
  await box(words.realName).fill("王梅");
}

describe.each(["en", "zh"] as const)("applying to withdraw in %s", (language) => {
  it("shows where each part goes and asks for an account only when one is needed", async () => {
    const own = await withdrawalDict.load(language);
    const host = await opened(language);
    const sum = page.getByRole("textbox", { name: own.amount("CNY") });
    await expect.element(sum).toBeVisible();
    await sum.fill("80");
    await expect.element(page.getByText(own.arrives(formatAmount("12.74", "EUR")))).toBeVisible();
    await expect.element(page.getByRole("heading", { name: own.accountTitle })).not.toBeInTheDocument();
    await page.getByRole("button", { name: own.amountAll(formatAmount("150.00", "CNY")) }).click();
    await expect.element(page.getByRole("heading", { name: own.accountTitle })).toBeVisible();
    await expect.element(page.getByText(own.overdue(360))).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

it("before anything is filled in, the page says that somebody asks for the account, and how to stop it", async () => {
  const account = await accountDict.load("en");
  const asked = { masked: "n***w@example.com", opensAt: "2026-12-02T08:00:00.000Z", key: "k".repeat(80) };
  wire.answering(userInfo, { data: { ...meiInfo, mailboxAsked: asked } });
  wire.answering(listWithdrawals, { data: { list: [], held: [], total: 0, page: 1, pageSize: 20 } });
  const host = await openPage("/wallet/withdraw", { user: mei });
  await expect.element(page.getByRole("link", { name: account.objectNow })).toBeVisible();
  expect(await violations(host)).toEqual([]);
});

const limits = words.amountRange(formatAmount("10.00", "CNY"), formatAmount("150.00", "CNY"));

describe("applying to withdraw", () => {
  it.each(["", "9.99", "150.01"])("with %s says the specified words at the amount, and sends nothing", async (typed) => {
    await opened();
    await expect.element(amount).toBeVisible();
    if (typed !== "") await amount.fill(typed);
    await next.click();
    await expect.element(amount).toHaveAccessibleDescription(/Please enter a valid withdrawal amount/);
    await expect.element(page.getByText(limits)).toBeVisible();
    await expect.element(amount).toHaveFocus();
    expect(wire.heard(applyForWithdrawal)).toEqual([]);
  });

  it("sends what was seen to go to the account, with the account, and goes to what happens next", async () => {
    wire.answering(applyForWithdrawal, { data: { withdrawNo: "WD100001" } });
    wire.answering(getWithdrawal, { refusal: "WITHDRAWAL_NOT_FOUND" });
    await opened();
    await amount.fill("120");
    await expect.element(page.getByRole("heading", { name: words.accountTitle })).toBeVisible();
    await fillAccount();
    await next.click();
    await givePassword();
    await vi.waitFor(() => expect(wire.heard(applyForWithdrawal)).toHaveLength(1));
    expect(wire.heard(applyForWithdrawal)).toEqual([
      {
        body: {
          amount: yuan("120.00"),
          seenToAccount: yuan("20.00"),
          account: { kind: "wechat", account: "mei-wang", realName: "王梅" },
          accountAgain: "mei-wang",
          payPassword: "246810",
        },
      },
    ]);
    await vi.waitFor(() => expect(location.pathname).toBe("/en/wallet/withdraw/apply/success"));
    expect(sessionStorage.getItem("sh_withdraw")).not.toContain("mei-wang");
  });

  it("an account typed differently, and a bank account without its code, are marked before anything is sent", async () => {
    await opened();
    await amount.fill("120");
    await box(words.holder).fill("Mei Wang");
    await box(words.bank).fill("Sparkasse");
    await box(words.accountNo).fill("DE89370400440532013000");
    await box(words.accountAgain).fill("DE89370400440532013001");
    await next.click();
    await expect.element(box(words.accountAgain)).toHaveAttribute("aria-invalid", "true");
    await expect.element(box(words.accountAgain)).toHaveAccessibleDescription(words.differ);
    await expect.element(box(words.accountAgain)).toHaveFocus();
    await expect.element(box(words.code)).toHaveAttribute("aria-invalid", "true");
    expect(wire.heard(applyForWithdrawal)).toEqual([]);
  });

  it("refused for its code marks it and goes there, and keeps every word", async () => {
    wire.answering(sendCodeToMail, { data: { resendSeconds: 60, validMinutes: 10, email: mei.email } });
    wire.answering(applyForWithdrawal, { refusal: "CODE_WRONG" });
    await opened();
    await amount.fill("120");
    await box(words.holder).fill("Mei Wang");
    await box(words.bank).fill("Sparkasse");
    await box(words.accountNo).fill("DE89 3704 0044");
    await box(words.accountAgain).fill("de8937040044");
    await page.getByRole("button", { name: ui.sendCode }).click();
    await vi.waitFor(() => expect(wire.heard(sendCodeToMail)).toEqual([{ body: { purpose: "withdraw" } }]));
    await box(words.code).fill("123456");
    await next.click();
    await givePassword();
    await expect.element(box(words.code)).toHaveAttribute("aria-invalid", "true");
    await expect.element(box(words.code)).toHaveFocus();
    await expect.element(box(words.holder)).toHaveValue("Mei Wang");
    await expect.element(amount).toHaveValue("120");
  });

  it("whose split changed meanwhile shows the new one, says so, and has sent nothing", async () => {
    wire.answering(applyForWithdrawal, { refusal: "WITHDRAWAL_SPLIT_CHANGED" });
    await opened();
    await amount.fill("80");
    await expect.element(page.getByText(words.arrives(formatAmount("12.74", "EUR")))).toBeVisible();
    await next.click();
    wire.answering(withdrawalOptions, (input) => {
      const before = optionsFor(input).data;
      const parts = [{ ...old, amount: yuan("80.00"), sends: yuan("80.00") }];
      return { data: { ...before, toCards: yuan("0.00"), toAccount: yuan("80.00"), parts } };
    });
    await givePassword();
    const told = page.getByRole("alert").getByText(words.splitChanged);
    await expect.element(told).toBeVisible();
    await vi.waitFor(() =>
      expect(document.activeElement?.contains(told.element()) && document.activeElement !== document.body).toBe(true),
    );
    await expect.element(page.getByRole("heading", { name: words.accountTitle })).toBeVisible();
    await expect.element(page.getByText(words.overdue(360))).toBeVisible();
  });

  it("with a wrong payment password empties the field, says so there and gives it the focus", async () => {
    wire.answering(applyForWithdrawal, { refusal: "PAY_PASSWORD_WRONG" });
    await opened();
    await amount.fill("80");
    await expect.element(page.getByText(words.arrives(formatAmount("12.74", "EUR")))).toBeVisible();
    await next.click();
    await givePassword();
    const field = page.getByLabelText(pay.passwordLabel, { exact: true });
    await expect.element(field).toHaveValue("");
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(field).toHaveFocus();
  });

  it("loses nothing on the way to somewhere else but the code, and shows it to nobody else", async () => {
    await opened();
    await amount.fill("120");
    await box(words.holder).fill("Mei Wang");
    await box(words.code).fill("123456");
    const again = await openPage("/wallet/withdraw/apply", { user: mei });
    const inside = page.elementLocator(again);
    await expect.element(inside.getByRole("textbox", { name: words.amount("CNY") })).toHaveValue("120");
    await expect.element(inside.getByRole("textbox", { name: words.holder })).toHaveValue("Mei Wang");
    await expect.element(inside.getByRole("textbox", { name: words.code })).toHaveValue("");
    const theirs = page.elementLocator(
      await openPage("/wallet/withdraw/apply", { user: { userId: "8", email: "omar@example.com" } }),
    );
    await expect.element(theirs.getByRole("textbox", { name: words.amount("CNY") })).toHaveValue("");
  });

  it("without a payment password leads to setting one", async () => {
    wire.answering(checkHasPayPassword, { data: { hasPassword: false } });
    await opened();
    await amount.fill("80");
    await next.click();
    await expect.element(page.getByText(words.noPassword)).toBeVisible();
    await page.getByRole("button", { name: pay.setPassword }).click();
    await vi.waitFor(() => expect(location.pathname).toBe("/en/user/password/pay"));
    expect(new URLSearchParams(location.search).get("back")).toContain("/wallet/withdraw/apply");
  });
});

it.each([
  ["/wallet/withdraw/apply/success", undefined],
  ["/wallet/withdraw/record", "@@"],
] as const)("%s without a number says that it is missing", async (path, withdrawNo) => {
  wire.answering(getWithdrawal, { refusal: "WITHDRAWAL_NO_MISSING" });
  await openPage(path, { ...(withdrawNo && { search: { withdrawNo } }), user: mei });
  await expect.element(page.getByText("Missing withdrawal serial number")).toBeVisible();
  await expect.element(page.getByText(words.missingNext)).toBeVisible();
  await expect.element(page.getByRole("link", { name: words.recordTitle })).toBeVisible();
  expect(page.getByRole("heading", { name: words.successTitle }).elements()).toEqual([]);
  expect(wire.heard(getWithdrawal)).toContainEqual({});
});

const day = 86_400_000;
const sent: CallData<typeof getWithdrawal> = {
  withdrawNo: "WD900002",
  state: "paid",
  amount: yuan("120.00"),
  accountKind: null,
  account: null,
  reason: "",
  appliedAt: "2026-11-20T02:00:00.000Z",
  reviewedBy: null,
  closedAt: "2026-11-21T02:00:00.000Z",
  parts: [
    { ...part("100.00"), state: "returned" },
    { ...part("20.00"), state: "returned" },
  ],
  history: [],
};

function part(amountCny: string): CallData<typeof getWithdrawal>["parts"][number] {
  const paid = { amount: yuan(amountCny), sends: yuan(amountCny), arrivedAt: card.arrivedAt };
  return { to: "card", ...paid, state: "done", sentAs: null, failure: null };
}

it.each(["en", "zh"] as const)(
  "opened again after a review that is late, the page of what happens next promises no day that is over, in %s",
  async (language) => {
    const own = await withdrawalDict.load(language);
    const [reviewedBy, appliedAt] = [
      new Date(Date.now() - 40 * day).toISOString(),
      new Date(Date.now() - 44 * day).toISOString(),
    ];
    const parts = [{ ...part("120.00"), state: "waiting" as const }];
    wire.answering(getWithdrawal, { data: { ...sent, state: "applied", closedAt: null, appliedAt, reviewedBy, parts } });
    const host = await openPage("/wallet/withdraw/apply/success", {
      user: mei,
      language,
      search: { withdrawNo: sent.withdrawNo },
    });
    await expect.element(page.getByText(own.stepTold)).toBeVisible();
    const [late, before] = own.reviewLate("\u0001").split("\u0001");
    expect(host.textContent).toContain(before || late);
    expect(host.textContent).not.toContain(own.stepReview("\u0001").split("\u0001")[0]);
  },
);

it.each(["en", "zh"] as const)("a withdrawal the bank gave back is not said to be paid, in %s", async (language) => {
  const own = await withdrawalDict.load(language);
  wire.answering(getWithdrawal, { data: sent });
  await openPage("/wallet/withdraw/record", { user: mei, language, search: { withdrawNo: sent.withdrawNo } });
  await expect.element(page.getByText(own.states["came-back"], { exact: true })).toBeVisible();
  await expect.element(page.getByText(own.stateSays["came-back"])).toBeVisible();
  await expect.element(page.getByText(own.stateSays.paid)).not.toBeInTheDocument();
});

it("one of which a card's bank took only a part is not said to be all sent", async () => {
  wire.answering(getWithdrawal, { data: { ...sent, parts: [part("100.00"), { ...part("20.00"), state: "failed" }] } });
  await openPage("/wallet/withdraw/record", { user: mei, search: { withdrawNo: sent.withdrawNo } });
  await expect.element(page.getByText(words.stateSays["partly-back"])).toBeVisible();
  await expect.element(page.getByText(words.stateSays.paid)).not.toBeInTheDocument();
});

it.each(["en", "zh"] as const)("one that came back less what its bank kept says how much that was, in %s", async (language) => {
  const own = await withdrawalDict.load(language);
  const parts = [{ ...part("100.00"), to: "account" as const, state: "returned" as const, kept: yuan("7.50") }];
  wire.answering(getWithdrawal, { data: { ...sent, parts } });
  await openPage("/wallet/withdraw/record", { user: mei, language, search: { withdrawNo: sent.withdrawNo } });
  await expect.element(page.getByText(own.stateSays["back-less"])).toBeVisible();
  await expect.element(page.getByText(own.keptByBank(formatAmount("7.50", "CNY")))).toBeVisible();
  await expect.element(page.getByText(own.stateSays["came-back"])).not.toBeInTheDocument();
});

it("one that was paid keeps the day it arrives by, and what came back since is a line of its history", async () => {
  const back = { from: "paid", to: "came-back", at: "2026-11-24T02:00:00.000Z", by: "system" as const, note: "the card’s bank" };
  const parts = [part("100.00"), { ...part("20.00"), state: "returned" as const }];
  wire.answering(getWithdrawal, { data: { ...sent, parts, history: [back] } });
  await openPage("/wallet/withdraw/record", { user: mei, search: { withdrawNo: sent.withdrawNo } });
  // Ten working days after 21 November, a Saturday.
  const by = words.partBy(formatDate("2026-12-04T02:00:00.000Z", "en"));
  await expect.element(page.getByText(by, { exact: true })).toBeVisible();
  expect(page.getByText(by, { exact: true }).elements()).toHaveLength(1);
  await expect.element(page.getByText(words.states["came-back"], { exact: true })).toBeVisible();
  await expect.element(page.getByText(words.cameBackToBalance)).toBeVisible();
});

it("and of one that came back in part the list says so", async () => {
  const list = [{ ...sent, parts: [part("100.00"), { ...part("20.00"), state: "returned" as const }] }];
  wire.answering(listWithdrawals, { data: { list, total: 1, page: 1, pageSize: 20, held: [] } });
  await openPage("/wallet/withdraw/record", { user: mei });
  await expect.element(page.getByText(words.states["partly-back"], { exact: true })).toBeVisible();
});

it("what goes two ways is drawn as broad as each part; one way is no picture", async () => {
  const bands = (host: Element) => [...host.querySelectorAll("svg rect[width='4']")].map((band) => band.getAttribute("height"));
  wire.answering(getWallet, { data: aWallet("150.00") });
  wire.answering(listWithdrawals, { data: { list: [], total: 0, page: 1, pageSize: 20, held: [] } });
  const both = await openPage("/wallet/withdraw", { user: mei });
  await expect.element(page.getByText(words.account)).toBeVisible();
  expect(bands(both)).toEqual(["40", "40", "20", "20"]);
  wire.answering(withdrawalOptions, () => optionsFor({ query: { amount: "100.00", currency: "CNY" } }));
  const one = await openPage("/wallet/withdraw", { user: mei });
  await expect.element(page.getByText(words.card)).toBeVisible();
  await expect.element(page.getByText(words.account)).not.toBeInTheDocument();
  expect(bands(one)).toEqual([]);
});

it("who owes us is told so before a form is filled in, and led to a recharge", async () => {
  wire.answering(getWallet, { data: aWallet("150.00", { debt: "36.95" }) });
  wire.answering(listWithdrawals, { data: { list: [], total: 0, page: 1, pageSize: 20, held: [] } });
  await openPage("/wallet/withdraw", { user: mei });
  await expect.element(page.getByText(words.owing(formatAmount("36.95", "CNY")))).toBeVisible();
  await expect.element(page.getByRole("link", { name: words.repay })).toBeVisible();
  await expect.element(page.getByRole("link", { name: words.apply })).not.toBeInTheDocument();
});

it("an IBAN with a wrong sign is marked before anything is sent", async () => {
  await opened();
  await amount.fill("150");
  await box(words.accountNo).fill("PT50 0002 0123 1234 5678 9015 5");
  await next.click();
  await expect.element(page.getByText(words.ibanBad)).toBeVisible();
  expect(wire.heard(applyForWithdrawal)).toEqual([]);
});

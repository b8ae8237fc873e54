import { editUserInfo, forgotPassword } from "@sihai/contract/identity";
import { exchangeOffers } from "@sihai/contract/transfer";
import { identityDict } from "@sihai/text/dict/identity";
import { transferDict } from "@sihai/text/dict/transfer";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ExchangeBalances } from "../src/features/transfer/ExchangeBalances.tsx";
import { appHistory, href } from "../src/shell/navigation.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { openPart } from "../testing/open-part.tsx";

const [identity, transfer] = await Promise.all([identityDict.load("en"), transferDict.load("en")]);

/** The tab's own memory, which a reload leaves alone. */
const tab = () => JSON.stringify({ ...sessionStorage });

it("names do until they are saved", async () => {
  const wire = shopWire();
  await openPage("/user/user-info-edit", { user: mei });
  const nickName = page.getByRole("textbox", { name: identity.nickName });
  await page.getByRole("textbox", { name: identity.userName }).fill("mei.chen");
  await nickName.fill("Lin of the tea");
  expect(tab()).toContain("Lin of the tea");
  appHistory.push(href("/forgot-password"));
  await expect.element(page.getByRole("heading", { name: identity.forgotTitle })).toBeVisible();
  appHistory.push(href("/user/user-info-edit"));
  await expect.element(nickName).toHaveValue("Lin of the tea");
  wire.answering(editUserInfo, { data: null });
  await page.getByRole("button", { name: identity.save }).click();
  await vi.waitFor(() => expect(tab()).not.toContain("Lin of the tea"));
});

it("the e-mail of whoever forgot their password does until the link is sent", async () => {
  const wire = shopWire();
  await openPage("/forgot-password", { search: {} });
  const email = page.getByRole("textbox", { name: identity.email });
  await email.fill("lin@example.com");
  expect(tab()).toContain("lin@example.com");
  appHistory.push(href("/goods/service-promise"));
  await expect.element(email).not.toBeInTheDocument();
  appHistory.push(href("/forgot-password"));
  await expect.element(email).toHaveValue("lin@example.com");
  wire.answering(forgotPassword, { data: { validHours: 24 } });
  await page.getByRole("button", { name: identity.sendLink }).click();
  await expect.element(page.getByText(identity.linkSentTitle)).toBeVisible();
  expect(tab()).not.toContain("lin@example.com");
});

it("how much of a balance is to be exchanged does, until the balance is another", async () => {
  const wire = shopWire();
  const { change, amount } = transfer.exchange;
  const offer = (held: string) => ({
    data: {
      offers: [{ held: { amount: held, currency: "USD" as const }, gets: "700.00", rateId: "1", rate: "7.00" }],
      waiting: [],
    },
  });
  wire.answering(exchangeOffers, offer("100.00"));
  await openPart({ dicts: [transferDict], part: () => <ExchangeBalances /> }, "en");
  const open = page.getByRole("button", { name: new RegExp(change) });
  const field = page.getByRole("textbox", { name: amount });
  await open.click();
  await field.fill("42.50");
  expect(tab()).toContain("42.50");
  await userEvent.keyboard("{Escape}");
  await open.click();
  await expect.element(field).toHaveValue("42.50");
});

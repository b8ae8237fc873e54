import { readInvitation, readInvitations, readMember, showInitial } from "@sihai/contract/membership";
import { identityDict } from "@sihai/text/dict/identity";
import { membershipDict } from "@sihai/text/dict/me/membership";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const standing = { level: 0, since: null, growth: 0, today: 0, next: null, holdsUntil: null, months: [], ending: [] };
const member = { ...standing, tasks: [], gifts: [], birthday: null, birthdayStaysUntil: null };
const worth = { code: "ABCD2345", showsInitial: true, inviter: "20.00", invited: "20.00", least: "100.00", most: 20 };
const joinedAt = "2026-11-20T10:00:00.000Z";
const guest = { joinedAt, settledAt: null, amount: "20.00" };

it.each(["en", "zh"] as const)("in %s my link is handed on, and each guest stands with a state and no name", async (language) => {
  const wire = shopWire();
  const words = await membershipDict.load(language);
  wire.answering(readMember, { data: member });
  const list = [
    { ...guest, state: "waiting" as const },
    { ...guest, state: "rewarded" as const, settledAt: joinedAt },
    { ...guest, state: "over-most" as const, settledAt: joinedAt },
  ];
  wire.answering(readInvitations, { data: { ...worth, list } });
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const host = await openPage("/user/member", { language, user: mei });
  await expect.element(page.getByText(words.inviteCode("ABCD2345"))).toBeVisible();
  for (const state of list) await expect.element(page.getByText(words.inviteState[state.state], { exact: true })).toBeVisible();
  const help = page.getByRole("link", { name: words.inviteHelp });
  await expect.element(help).toHaveAttribute("href", expect.stringMatching(/\/help-center\/detail\?helpId=invitations$/));
  expect(await violations(host)).toEqual([]);
  expect(cutOff(host)).toEqual([]);
  await page.getByRole("button", { name: words.inviteCopy }).click();
  await expect.poll(() => write.mock.calls.flat()).toEqual([expect.stringMatching(/\/(en|cn)\/register\?partnercode=ABCD2345$/)]);
});

it("an invitation that earns nothing is not spoken of", async () => {
  const wire = shopWire();
  const words = await membershipDict.load("en");
  wire.answering(readMember, { data: member });
  wire.answering(readInvitations, { data: { ...worth, inviter: "0.00", invited: "0.00", list: [] } });
  await openPage("/user/member", { user: mei });
  await expect.element(page.getByText(words.gifts)).toBeVisible();
  await expect.poll(() => wire.heard(readInvitations).length).toBeGreaterThan(0);
  expect(page.getByText(words.invite, { exact: true }).elements()).toEqual([]);
});

it("whoever wishes it leaves the letter of their name out", async () => {
  const wire = shopWire();
  const words = await membershipDict.load("en");
  wire.answering(readMember, { data: member });
  wire.answering(readInvitations, { data: { ...worth, list: [] } });
  wire.answering(showInitial, { data: { shown: false } });
  await openPage("/user/member", { user: mei });
  await page.getByRole("switch", { name: words.inviteInitial }).click();
  await expect.poll(() => wire.heard(showInitial)).toMatchObject([{ body: { shown: false } }]);
});

it.each(["en", "zh"] as const)("in %s the sign-up says that a friend invites, and what for (decision 111)", async (language) => {
  const wire = shopWire();
  const words = await identityDict.load(language);
  wire.answering(readInvitation, { data: { invitation: { initial: "M***", amount: "15.00", least: "100.00" } } });
  const host = await openPage("/register", { search: { invite: "ABCD2345" }, language });
  await expect.element(page.getByText(words.invited("M***"), { exact: true })).toBeVisible();
  await expect.element(page.getByText(words.invitedGift("CN ￥15.00", "CN ￥100.00"), { exact: true })).toBeVisible();
  expect(await violations(host)).toEqual([]);
  expect(cutOff(host)).toEqual([]);
});

it("and says nothing of an invitation that is none", async () => {
  const wire = shopWire();
  const words = await identityDict.load("en");
  wire.answering(readInvitation, { data: { invitation: null } });
  await openPage("/register", { search: { invite: "ABCD2345" } });
  await expect.element(page.getByText(words.registerTitle).first()).toBeVisible();
  await expect.poll(() => wire.heard(readInvitation).length).toBeGreaterThan(0);
  expect(page.getByText(words.invited(null)).elements()).toEqual([]);
});

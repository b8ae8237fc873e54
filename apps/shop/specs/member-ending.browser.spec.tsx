import { readInvitations, readMember } from "@sihai/contract/membership";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const member = {
  ...{ level: 1, since: "2026-12-29T03:42:49.758Z", growth: 1511, today: 0, holdsUntil: "2027-12-27" },
  ...{ next: { level: 2, from: 3000, missing: 1489 }, months: [{ month: "2026-12", growth: 1192 }] },
  ending: [
    { on: "2027-11-15", growth: 319, left: 1192, level: 1 },
    { on: "2027-12-01", growth: 1192, left: 0, level: 0 },
  ],
  ...{ tasks: [], gifts: [], birthday: null, birthdayStaysUntil: null },
};

it.each([
  ["en", "From 1 Dec 2027", "V1 is yours until 26 Dec 2027 even if you earn nothing more"],
  ["zh", "2027年12月1日起", "即使不再增加，V1 也保留到 2027年12月26日"],
] as const)(
  "a month’s growth ends from its first day on, which may be before the level does, in %s",
  async (language, from, holds) => {
    const wire = shopWire();
    wire.answering(readMember, { data: member });
    wire.answering(readInvitations, {
      data: { code: "ABCD2345", showsInitial: true, inviter: "0.00", invited: "0.00", least: "100.00", most: 20, list: [] },
    });
    await openPage("/user/member", { user: mei, language });
    await expect.element(page.getByText(from, { exact: true })).toBeVisible();
    await expect.element(page.getByText(holds).first()).toBeVisible();
  },
);

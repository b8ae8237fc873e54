import { describe, expect, it } from "vitest";
import { cny } from "../money.ts";
import { withinCardLimits } from "./card-limits.ts";

const limits = { triesHour: 5, failedDay: 3, newDays: 7, newDayMost: cny("1000.00") };
const [triesFrom, failedFrom] = [new Date("2026-11-26T03:00:00Z"), new Date("2026-11-27T02:00:00Z")];
const quiet = { triesHour: 0, triesFrom, failedDay: 0, failedFrom, chargedDay: cny("0.00"), accountDays: 0 };

describe("paying by card once more", () => {
  it.each([
    ["the last try of the hour", { triesHour: 4 }, "10.00", null],
    ["one more than may be in an hour", { triesHour: 5 }, "10.00", { code: "CARD_TRIES_REACHED", from: triesFrom }],
    ["after fewer failures than a day may have", { failedDay: 2 }, "10.00", null],
    ["after as many failures", { failedDay: 3 }, "10.00", { code: "CARD_FAILED_OFTEN", from: failedFrom }],
    ["to a new account's last cent of the day", { chargedDay: cny("400.00") }, "600.00", null],
    [
      "a cent beyond it",
      { chargedDay: cny("400.00") },
      "600.01",
      { code: "CARD_NEW_ACCOUNT_LIMIT", most: cny("1000.00"), days: 7 },
    ],
    ["more than that at once", {}, "1000.01", { code: "CARD_NEW_ACCOUNT_LIMIT", most: cny("1000.00"), days: 7 }],
    [
      "on the last day of being new",
      { accountDays: 6 },
      "1000.01",
      { code: "CARD_NEW_ACCOUNT_LIMIT", most: cny("1000.00"), days: 7 },
    ],
    ["as much from an account that is known", { accountDays: 7 }, "5000.00", null],
  ] as const)("%s", (_, activity, amount, refusal) => {
    const decided = withinCardLimits(limits, { ...quiet, ...activity }, cny(amount));
    expect(decided.ok ? null : decided.refusal).toEqual(refusal);
  });

  it.each([
    ["its sum, which was seen", {}, "5000.00", null],
    ["the sum together with what was charged since", { chargedDay: cny("0.01") }, "5000.00", "CARD_NEW_ACCOUNT_LIMIT"],
    ["failures since", { failedDay: 3 }, "10.00", "CARD_FAILED_OFTEN"],
    ["tries since", { triesHour: 5 }, "10.00", "CARD_TRIES_REACHED"],
  ] as const)("of a payment finance let through: %s", (_, since, amount, refusal) => {
    const decided = withinCardLimits(limits, { ...quiet, ...since }, cny(amount), true);
    expect(decided.ok ? null : decided.refusal.code).toEqual(refusal);
  });
});

import { seededSettings } from "@sihai/domain/setting";
import { describe, expect, it } from "vitest";
import { arrivesBy } from "./arrives-by.ts";
import type { WithdrawalOnWire } from "./types.ts";

const applied: WithdrawalOnWire = {
  ...{ withdrawNo: "WD900002", state: "applied", amount: { amount: "120.00", currency: "CNY" } },
  ...{ accountKind: null, account: null, reason: "", parts: [], history: [], closedAt: null },
  ...{ appliedAt: "2026-11-02T02:00:00.000Z", reviewedBy: "2026-11-04T02:00:00.000Z" },
};
const step = (to: "approved" | "paid", at: string) => ({ from: null, to, at, by: "staff" as const, note: null });
const byOf = (withdrawal: WithdrawalOnWire, now: string, state: "waiting" | "on-its-way" = "waiting") =>
  arrivesBy(withdrawal, { to: "card", state }, seededSettings, new Date(now)).by.slice(0, 10);

describe("the day a withdrawal is there at the latest", () => {
  it("counts from the day it is to be reviewed by", () => {
    expect(byOf(applied, "2026-11-03T02:00:00.000Z")).toBe("2026-11-18");
  });

  it("is not in the past while it waits for a review that is late", () => {
    expect(byOf(applied, "2027-01-08T02:00:00.000Z") > "2027-01-08").toBe(true);
  });

  it("counts from the review once there was one, not from when it was applied for", () => {
    const approved: WithdrawalOnWire = { ...applied, state: "approved", reviewedBy: null };
    const at = "2026-11-16T02:00:00.000Z";
    expect(byOf({ ...approved, history: [step("approved", at)] }, at, "on-its-way")).toBe("2026-11-30");
  });

  it("moves on with a part that is approved and not sent", () => {
    const approved: WithdrawalOnWire = { ...applied, state: "approved", reviewedBy: null };
    const history = [step("approved", "2026-11-05T02:00:00.000Z")];
    expect(byOf({ ...approved, history }, "2027-01-08T02:00:00.000Z") > "2027-01-08").toBe(true);
  });

  it("stands once it is sent", () => {
    const paid: WithdrawalOnWire = { ...applied, state: "paid", reviewedBy: null, closedAt: "2026-11-05T02:00:00.000Z" };
    expect(byOf(paid, "2027-01-08T02:00:00.000Z", "on-its-way")).toBe("2026-11-19");
  });
});

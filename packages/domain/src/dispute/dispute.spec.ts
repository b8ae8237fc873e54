import { describe, expect, it } from "vitest";
import { reversalStatuses } from "../payment/index.ts";
import { answerStates, answerTransitions, disputeNumber, isAnswerable, readDisputeNumber, statusesOf } from "./index.ts";

describe("a dispute of a card", () => {
  it("stands in one place of the desk, whatever its status", () => {
    expect(Object.values(statusesOf).flat().toSorted()).toEqual([...reversalStatuses.dispute].toSorted());
  });

  it("is answered while it waits and there is time", () => {
    const now = new Date("2026-11-23T08:00:00Z");
    const [later, before] = [new Date(now.getTime() + 1), new Date(now.getTime() - 1)];
    expect(isAnswerable({ status: "open", dueAt: later }, now)).toBe(true);
    expect(isAnswerable({ status: "inquiry", dueAt: later }, now)).toBe(true);
    expect(isAnswerable({ status: "open", dueAt: now }, now)).toBe(false);
    expect(isAnswerable({ status: "open", dueAt: before }, now)).toBe(false);
    expect(isAnswerable({ status: "open", dueAt: null }, now)).toBe(false);
    for (const status of [...statusesOf.review, ...statusesOf.ended])
      expect(isAnswerable({ status, dueAt: later }, now)).toBe(false);
  });

  it("has a number that is read back, and no other", () => {
    expect(readDisputeNumber(disputeNumber("700001"))).toBe("700001");
    for (const other of ["SP700001", "DP12", "DP", "dp_1Qx"]) expect(readDisputeNumber(other)).toBeNull();
  });
});

describe("an answer to it", () => {
  it("reaches every state, and ends when it is submitted", () => {
    const reached = new Set<string>(["draft"]);
    for (let size = 0; size !== reached.size; ) {
      size = reached.size;
      for (const state of answerStates) if (reached.has(state)) for (const next of answerTransitions[state]) reached.add(next);
    }
    expect([...reached].toSorted()).toEqual([...answerStates].toSorted());
    expect(answerStates.filter((state) => answerTransitions[state].length === 0)).toEqual(["submitted"]);
  });
});

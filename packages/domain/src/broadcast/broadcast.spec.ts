import { describe, expect, it } from "vitest";
import { broadcastState, reaches } from "./index.ts";

const [nothing, yes, no] = [null, true, false];

describe("whom a broadcast reaches", () => {
  it.each([
    ["news", nothing, nothing, "app and mail"],
    ["news", no, no, "app and mail"],
    ["offer", nothing, nothing, "not-asked"],
    ["offer", yes, nothing, "app"],
    ["offer", yes, no, "app"],
    ["offer", yes, yes, "app and mail"],
    ["offer", nothing, yes, "app and mail"],
    ["offer", nothing, no, "switched-off"],
    ["offer", no, nothing, "switched-off"],
    ["offer", no, yes, "switched-off"],
    ["offer", no, no, "switched-off"],
  ] as const)("%s, chosen in the app %s and by mail %s: %s", (kind, inApp, byMail, expected) => {
    const reached = reaches(kind, true, { isStopped: false, wish: { inApp, byMail } });
    expect(reached.told ? (reached.mail ? "app and mail" : "app") : reached.why).toBe(expected);
    const alone = reaches(kind, false, { isStopped: false, wish: { inApp, byMail } });
    expect(alone.told && alone.mail).toBe(false);
    expect(reaches(kind, true, { isStopped: true, wish: { inApp, byMail } })).toEqual({ told: false, why: "stopped" });
  });
});

describe("the state of a broadcast", () => {
  const at = new Date("2026-11-26T00:00:00Z");
  const none = { checkedAt: null, startedAt: null, endedAt: null, stoppedAt: null };
  it.each([
    ["draft", none],
    ["waiting", { ...none, checkedAt: at }],
    ["running", { ...none, checkedAt: at, startedAt: at }],
    ["done", { ...none, checkedAt: at, startedAt: at, endedAt: at }],
    ["stopped", { ...none, checkedAt: at, startedAt: at, stoppedAt: at }],
    ["stopped", { ...none, stoppedAt: at }],
  ] as const)("is %s", (state, moments) => expect(broadcastState(moments)).toBe(state));
});

import { describe, expect, it } from "vitest";
import { broadcastState, reaches } from "./index.ts";

const [nothing, yes, no] = [null, true, false];

describe("whom a broadcast reaches", () => {
  it.each([
    ["news", nothing, nothing, nothing, "app mail push", "app push"],
    ["news", no, no, no, "app mail push", "app push"],
    ["offer", nothing, nothing, nothing, "not-asked", "not-asked"],
    ["offer", yes, nothing, nothing, "app", "app"],
    ["offer", yes, no, no, "app", "app"],
    ["offer", yes, yes, yes, "app mail push", "app push"],
    ["offer", nothing, yes, nothing, "mail", "not-asked"],
    ["offer", no, yes, nothing, "mail", "switched-off"],
    ["offer", no, no, yes, "push", "push"],
    ["offer", nothing, no, nothing, "switched-off", "switched-off"],
    ["offer", no, nothing, nothing, "switched-off", "switched-off"],
    ["offer", nothing, nothing, no, "switched-off", "switched-off"],
    ["offer", no, no, no, "switched-off", "switched-off"],
  ] as const)("%s, chosen in the app %s, by mail %s, on the lock screen %s: %s; none by mail: %s", (...given) => {
    const [kind, inApp, byMail, byPush, expected, withoutMail] = given;
    const ways = (mailed: boolean, isStopped = false, hasDevice = true) => {
      const reached = reaches(kind, mailed, { isStopped, hasDevice, wish: { inApp, byMail, byPush } });
      if (!reached.told) return reached.why;
      return (["app", "mail", "push"] as const).filter((way) => reached[way]).join(" ");
    };
    expect(ways(true)).toBe(expected);
    expect(ways(false)).toBe(withoutMail);
    expect(ways(true, true)).toBe("stopped");
    expect(ways(true, false, false)).not.toContain("push");
  });

  it("asked for on a lock screen alone needs one", () => {
    const wish = { inApp: nothing, byMail: nothing, byPush: yes };
    expect(reaches("offer", true, { isStopped: false, hasDevice: false, wish })).toEqual({ told: false, why: "not-asked" });
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

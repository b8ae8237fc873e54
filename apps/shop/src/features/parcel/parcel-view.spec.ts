import { parcelDict } from "@sihai/text/dict/parcel";
import { describe, expect, it } from "vitest";
import { arrivalText, arrivalTrack, cardAct } from "./parcel-view.ts";

const shippedAt = "2026-11-01T00:00:00Z";
const arrives = { from: "2026-11-06T00:00:00Z", to: "2026-11-11T00:00:00Z" };

describe("the track of a parcel on its way", () => {
  it("sets today and the expected days on the way to the last of them", () => {
    const now = Date.parse("2026-11-04T00:00:00Z");
    expect(arrivalTrack({ shippedAt, arrives, now })).toEqual({ today: 30, bandFrom: 50, bandTo: 100 });
  });
  it("lets a late parcel run past the expected days", () => {
    const now = Date.parse("2026-11-21T00:00:00Z");
    expect(arrivalTrack({ shippedAt, arrives, now })).toEqual({ today: 100, bandFrom: 25, bandTo: 50 });
  });
});

describe.each(["en", "zh"] as const)("the days a parcel is expected on, in %s", (language) => {
  it("are days to come, and days that were once they are over or it is held on the way", async () => {
    const words = await parcelDict.load(language);
    const said = (now: string, code = "arrive") =>
      arrivalText({ state: "shipped", next: { code }, arrives }, Date.parse(now), words, language);
    const coming = said("2026-11-10T00:00:00Z");
    const late = said("2026-11-12T00:00:00Z");
    expect(late).not.toBe(coming);
    expect(said("2026-11-10T00:00:00Z", "held")).toBe(late);
  });
});

describe.each(["en", "zh"] as const)("the steps of a parcel in %s", (language) => {
  it("are called by their work, never as a state is: the one under way is not done", async () => {
    const { steps, states } = await parcelDict.load(language);
    const names: string[] = Object.values(states);
    for (const step of Object.values(steps)) expect(names).not.toContain(step);
  });
});

describe("what a card of the list offers to do", () => {
  const now = Date.parse("2026-11-10T00:00:00Z");
  const onItsWay = {
    ...{ state: "shipped" as const, next: { code: "arrive", by: arrives.to }, tradeNo: null, claimBy: null, claim: null },
    ...{ waybillNo: "SH843461975CN", arrives },
  };
  const arrived = {
    ...onItsWay,
    state: "delivered" as const,
    next: { code: "confirm", by: "2026-12-09T00:00:00Z" },
    arrives: null,
  };
  const claimBy = "2026-11-12T15:59:59Z";
  const stuck = { ...onItsWay, state: "exception" as const, arrives: null };
  it.each([
    ["to see where it is, on its way", onItsWay, "track"],
    ["nothing before it has a number", { ...onItsWay, waybillNo: null }, null],
    ["to tell of it once it is late", { ...onItsWay, arrives: { ...arrives, to: "2026-11-09T00:00:00Z" } }, "report"],
    ["to pay what is owed before anything else", { ...onItsWay, tradeNo: "T1", next: { code: "pay-balance", by: null } }, "pay"],
    ["to give customs its papers", { ...onItsWay, next: { code: "papers-wanted", by: null } }, "papers"],
    ["to say that it came", arrived, "arrived"],
    ["to tell of damage while that can be told", { ...arrived, state: "completed" as const, claimBy }, "report"],
    ["to see the claim that is open", { ...arrived, state: "completed" as const, claim: "reviewing" as const }, "report"],
    ["nothing when all is over", { ...arrived, state: "completed" as const }, null],
    ["to claim for what is lost", { ...stuck, next: { code: "lost", by: null } }, "claim"],
    ["to send again what came back", { ...stuck, next: { code: "taken-back", by: null } }, "send-again"],
  ])("%s", (_, parcel, act) => expect(cardAct(parcel, now)).toBe(act));
});

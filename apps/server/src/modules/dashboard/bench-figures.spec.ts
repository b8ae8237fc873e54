import { seededSettings } from "@sihai/domain/setting";
import { expect, it } from "vitest";
import { sumOfBench, waitingServices } from "./bench-figures.ts";

const now = new Date("2026-11-21T04:00:00Z");
const endOfDay = new Date("2026-11-21T16:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const service = (itemState: string, paid: number, stocked: number | null) => ({
  ...{ serviceNo: "function-check", itemState, paidAt: hoursAgo(paid), signedAt: null },
  stockedInAt: stocked === null ? null : hoursAgo(stocked),
});

it("services count with the due times their bench shows, and those whose goods have not come without one", () => {
  const services = [
    service("stocked-in", 50, 30), // late: 24 hours from arrival
    service("stocked-in", 20, 40), // due today: 24 hours from payment
    service("stocked-in", 1, 40), // due tomorrow
    service("paid", 90, null),
  ];
  expect(sumOfBench("services", waitingServices(services, now, endOfDay, { at: () => seededSettings }))).toEqual({
    ...{ bench: "services", open: 4, dueToday: 1, late: 1 },
    views: [
      { view: "ready", open: 3, dueToday: 1, late: 1 },
      { view: "waiting", open: 1, dueToday: 0, late: 0 },
    ],
  });
});

it("storage tasks are counted by kind and have no deadline; a bench with nothing to do says so", () => {
  const task = { bench: "storage" as const, isTimed: false, dueToday: 0, late: 0 };
  const work = [
    { ...task, view: "split" as const, open: 2 },
    { ...task, view: "discard" as const, open: 1 },
  ];
  expect(sumOfBench("storage", work)).toEqual({
    ...{ bench: "storage", open: 3, dueToday: null, late: null },
    views: [
      { view: "discard", open: 1, dueToday: null, late: null },
      { view: "split", open: 2, dueToday: null, late: null },
    ],
  });
  expect(sumOfBench("claims", work)).toEqual({ bench: "claims", open: 0, dueToday: 0, late: 0, views: [] });
});

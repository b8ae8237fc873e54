import { expect, it } from "vitest";
import { keepLag } from "./lag.ts";

const at = (place: number, timeline = 1) => ({ timeline, at: BigInt(place) });

it("a standby is as late as the moment when the primary stood where it stands", () => {
  const lag = keepLag();
  for (const [place, ms] of [
    [100, 0],
    [200, 500],
    [200, 1000],
    [300, 1500],
  ] as const)
    lag.note(at(place), ms);
  expect(lag.lagOf(at(300), 2000)).toBe(0);
  expect(lag.lagOf(at(250), 2000)).toBe(1);
  expect(lag.lagOf(at(150), 2000)).toBe(2);
  expect(lag.lagOf(at(50), 2000)).toBe(2);
});

it("one that follows another life of the database is late from the beginning of the new one", () => {
  const lag = keepLag();
  lag.note(at(900, 1), 0);
  lag.note(at(400, 2), 1000);
  expect(lag.lagOf(at(900, 1), 4000)).toBe(3);
});

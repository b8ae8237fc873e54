import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { Countdown, Deadline } from "../src/feedback/Deadline.tsx";
import { Timeline } from "../src/feedback/Timeline.tsx";
import { cutOff, render, violations } from "../testing/index.ts";

const at = "2026-11-22T12:00:00.000Z";
const noon = Date.parse(at);
const minute = 60_000;
/** What a timer has changed is on the page. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

describe("the time left", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["every half minute while there are hours", 3 * 60 * minute, 30_000],
    ["every second in the last hour", 59 * minute, 1000],
  ])("is renewed %s", async (_, left, everyMs) => {
    let now = noon - left;
    const { host } = await render(<Countdown at={at} />, { now: () => now });
    const before = host.textContent;
    now += left - 30 * minute;
    await vi.advanceTimersByTimeAsync(everyMs - 1);
    await drawn();
    expect(host.textContent).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    await drawn();
    expect(host.textContent).toMatch(/^30\smin/);
  });

  it("says when it is over, and tells the page, once", async () => {
    let now = noon - 2000;
    const over = vi.fn();
    const { host } = await render(<Countdown at={at} onOver={over} />, { now: () => now });
    expect(host.textContent).toContain("left");
    now = noon;
    await vi.advanceTimersByTimeAsync(1000);
    await drawn();
    expect(host.textContent).toBe("Time’s up");
    now += minute;
    await vi.advanceTimersByTimeAsync(minute);
    await drawn();
    expect(over).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("of a deadline turns urgent in its last day, and gives way to an apology once it is past", async () => {
    let now = noon - 25 * 60 * minute;
    const late = (by: string) => `Promised by ${by}, we are late`;
    const { host } = await render(<Deadline at={at} label="Answer by" late={late} />, { now: () => now });
    expect(host.querySelector("time")?.dateTime).toBe(at);
    expect(host.querySelector(".text-danger")).toBeNull();
    now = noon - 23 * 60 * minute;
    await vi.advanceTimersByTimeAsync(30_000);
    await drawn();
    expect(host.querySelector(".text-danger")).not.toBeNull();
    expect(host.textContent).toMatch(/Answer by .*Beijing time/);
    expect(host.textContent).toContain("left");
    now = noon + 1;
    await vi.advanceTimersByTimeAsync(30_000);
    await drawn();
    expect(host.textContent).toMatch(/^Promised by .*Beijing time.*, we are late$/);
    expect(host.querySelector("time")).toBeNull();
  });

  it("of a deadline on a card stands on one line with it, in the reader's time alone", async () => {
    const now = () => noon - 25 * 60 * minute;
    const deadline = (brief: boolean) => render(<Deadline at={at} label="Due" brief={brief} />, { now });
    const { host: whole } = await deadline(false);
    const lines = whole.querySelector("p")?.getBoundingClientRect().height ?? 0;
    const { host } = await deadline(true);
    expect(host.textContent).toMatch(/^Due .* .*left$/);
    expect(host.textContent).not.toContain("Beijing");
    expect(host.querySelector("p")?.getBoundingClientRect().height).toBeLessThan(lines);
  });

  it("of a deadline without an apology is over in words, in both languages", async () => {
    const now = () => noon + 1;
    expect((await render(<Deadline at={at} label="Pay by" />, { now })).host.textContent).toContain("Time’s up");
    expect((await render(<Deadline at={at} label="付款截止" />, { now, language: "zh" })).host.textContent).toContain("北京时间");
  });
});

describe("a timeline", () => {
  it("of staff tells Beijing time, once, wherever they sit", async () => {
    const { host } = await render(<Timeline inBeijing entries={[{ key: "a", title: "Shelved", at, beijing: true }]} />);
    expect(host.textContent).toContain("20:00");
    expect(host.textContent).toContain("Beijing time");
    expect(host.textContent).not.toContain("your time");
  });

  const entries = [
    { key: "b", title: "Shipped", at, note: "By air", beijing: true },
    { key: "a", title: "Packed", at: "2026-11-21T08:30:00.000Z" },
  ];

  it("is a list, the latest first, each with its moment for machines too", async () => {
    const { host } = await render(<Timeline entries={entries} />);
    const items = page
      .getByRole("listitem")
      .elements()
      .map((item) => item.textContent);
    expect(items[0]).toContain("Shipped");
    expect(items[1]).toContain("Packed");
    expect([...host.querySelectorAll("time")].map(({ dateTime }) => dateTime)).toEqual(entries.map((entry) => entry.at));
    expect(items[0]).toContain("By air");
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

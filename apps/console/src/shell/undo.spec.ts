import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defer, undo, undoSeconds, useDeferred } from "./undo.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  undo();
  vi.useRealTimers();
});

describe("an act that can be undone", () => {
  it("is done once, after its time", () => {
    const act = vi.fn();
    defer({ text: "", subject: "a", act });
    vi.advanceTimersByTime(undoSeconds * 1000 - 1);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(act).toHaveBeenCalledTimes(1);
    expect(useDeferred.getState().waiting).toBeNull();
  });
  it("is never done when it is undone in time", () => {
    const act = vi.fn();
    defer({ text: "", subject: "a", act });
    undo();
    vi.advanceTimersByTime(60_000);
    expect(act).not.toHaveBeenCalled();
  });
  it("is done at once when the next one comes, which still waits", () => {
    const [first, second] = [vi.fn(), vi.fn()];
    defer({ text: "", subject: "a", act: first });
    defer({ text: "", subject: "b", act: second });
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).not.toHaveBeenCalled();
    expect(useDeferred.getState().waiting?.subject).toBe("b");
    vi.advanceTimersByTime(undoSeconds * 1000);
    expect([first, second].map((act) => act.mock.calls.length)).toEqual([1, 1]);
  });
});

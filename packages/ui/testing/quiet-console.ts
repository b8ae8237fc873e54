import { afterEach, beforeEach, expect, vi } from "vitest";
import { clearMessages } from "../src/overlay/toast.ts";

// A spec that leaves a warning or an error in the console fails: React says there what is wrong with keys, hooks and attributes.
// Messages outlive the spec that caused them; the next one begins without.
beforeEach(() => {
  clearMessages();
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});
afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls].map((words) => words.join(" "));
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});

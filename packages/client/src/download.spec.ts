import { afterEach, expect, it, vi } from "vitest";
import { download } from "./download.ts";
import { timeoutsMs } from "./request.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("is given up after the generic layer's time, and called that (rule M-13)", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("late", "TimeoutError")), 20);
    return controller.signal;
  });
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  await expect(download("/api/order/receipt-pdf", "a.pdf")).rejects.toMatchObject({ kind: "timeout" });
  expect(timeout).toHaveBeenCalledWith(timeoutsMs.generic);
});

it.each([
  [404, "refusal"],
  [500, "service"],
])("answered %s is a %s, and nothing is kept", async (status, kind) => {
  vi.stubGlobal("fetch", async () => new Response("", { status }));
  await expect(download("/api/order/receipt-pdf", "a.pdf")).rejects.toMatchObject({ kind, status });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { download } from "./download.ts";
import { setRequestWorld, timeoutsMs } from "./request.ts";

const report = vi.fn();
const toLogin = vi.fn();
beforeEach(() => setRequestWorld({ language: () => "en", report, toLogin }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  report.mockReset();
  toLogin.mockReset();
});

function answered(status: number, content: unknown) {
  const asked = vi.fn(async (_address: string, _init: RequestInit) => new Response(JSON.stringify(content), { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
}

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

describe("a file that is refused", () => {
  it.each([
    [404, "refusal"],
    [500, "service"],
  ])("with %s is a %s, told in the server's words and in the reader's language (rule M-21)", async (status, kind) => {
    const asked = answered(status, { state: 20120, msg: "This copy has expired", data: { code: "DATA_COPY_NOT_FOUND" } });
    await expect(download("/api/order/receipt-pdf", "a.pdf")).rejects.toMatchObject({ kind, status });
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ headers: { "accept-language": "en" } });
    expect(report.mock.calls).toEqual([[expect.objectContaining({ message: "This copy has expired" })]]);
  });

  it("as nobody is logged in leads to the login page and says nothing (rules M-24 and M-25)", async () => {
    answered(401, { state: 10008, msg: "Please log in first", data: { code: "NOT_LOGGED_IN" } });
    await expect(download("/api/order/receipt-pdf", "a.pdf")).rejects.toMatchObject({ status: 401 });
    expect([toLogin.mock.calls.length, report.mock.calls.length]).toEqual([1, 0]);
  });
});

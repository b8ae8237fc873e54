import { shellDict } from "@sihai/text/dict/shell";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, type ApiErrorKind } from "./api-error.ts";
import { failureText } from "./failure-text.ts";

afterEach(() => vi.unstubAllGlobals());

/** What a person reads when nothing better was said, by what went wrong (rules N-18 to N-23). */
const sentences = {
  unreadable: { en: "Unknown Error", zh: "未知错误" },
  network: { en: "Network Error, please try again", zh: "网络错误，请重试" },
  timeout: { en: "Request Timeout, please try again", zh: "请求超时，请重试" },
  aborted: { en: "Request Failed, please try again", zh: "请求失败，请重试" },
  service: { en: "Service Error", zh: "服务错误" },
  refusal: { en: "Request Failed, please try again", zh: "请求失败，请重试" },
} as const satisfies Record<ApiErrorKind, { en: string; zh: string }>;

describe.each(["en", "zh"] as const)("a call that failed, in %s", (language) => {
  it.each(Object.entries(sentences))("by %s has a sentence of its own", async (kind, said) => {
    vi.stubGlobal("navigator", { onLine: true });
    const words = await shellDict.load(language);
    expect(failureText(new ApiError(kind as ApiErrorKind, ""), words)).toBe(said[language]);
  });

  it("without a network does not ask to try again", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const words = await shellDict.load(language);
    const text = failureText(new ApiError("network", ""), words);
    expect(text).toBe({ en: "Network Error", zh: "网络错误" }[language]);
  });

  it("says the server's own sentence where there is one", async () => {
    const words = await shellDict.load(language);
    expect(failureText(new ApiError("refusal", "Please log in first"), words)).toBe("Please log in first");
  });
});

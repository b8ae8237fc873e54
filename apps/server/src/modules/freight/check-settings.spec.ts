import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type * as texts from "../../platform/content-text.ts";

vi.mock("../../platform/content-text.ts", async (original) => {
  const real = await original<typeof texts>();
  const contentText = (name: string) => {
    const text = real.contentText(name);
    if (name === "outlets.csv") return text.replace("HK-KLN-01,hk-pickup,HK", "HK-KLN-01,hk-pickup,Hong Kong");
    return name === "tax-rules.csv" ? text.replace("DE,2026-07-01,EUR,150", "DE,2026-07-01,EUR,a lot") : text;
  };
  return { ...real, contentText };
});

// Files of specs share what they load: here everything is read anew, and again by whoever comes after.
beforeAll(() => vi.resetModules());
afterAll(() => vi.resetModules());

it("a broken row of the operator's files is named by file, row and column before the server starts", async () => {
  const { brokenSettings } = await import("./check-settings.ts");
  const [taxes, outlets, ...more] = brokenSettings();
  expect(taxes).toMatch(/^content\/tax-rules\.csv cannot be used\. row \d+, duty_relief: "a lot" is not an amount such as 150$/);
  expect(outlets).toBe('content/outlets.csv cannot be used. row 2, country: "Hong Kong" is not a country such as HK');
  expect(more).toEqual([]);
});

import { violations } from "@sihai/ui/testing";
import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { openPage, shopWire } from "../../testing/open-page.tsx";
import { sayWhenBack } from "./say-when-back.ts";

it.each([
  ["en", "You’re back online"],
  ["zh", "网络已恢复"],
] as const)(
  "a connection that is back is said at the top of the page for three seconds, in %s (rule O-24)",
  async (language, said) => {
    shopWire();
    onTestFinished(sayWhenBack());
    const host = await openPage("/forgot-password", { language });
    const bar = page.getByRole("status").getByText(said);
    dispatchEvent(new Event("online"));
    await expect.element(bar).toBeVisible();
    const seenAt = performance.now();
    expect(bar.element().getBoundingClientRect().top).toBe(0);
    expect(await violations(host)).toEqual([]);
    await expect.element(bar, { timeout: 10_000 }).not.toBeInTheDocument();
    expect(performance.now() - seenAt).toBeGreaterThan(2500);
  },
);

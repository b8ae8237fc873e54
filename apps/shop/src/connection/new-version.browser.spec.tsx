import { shellDict } from "@sihai/text/dict/shell";
import { violations } from "@sihai/ui/testing";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { openPage, shopWire } from "../../testing/open-page.tsx";
import { useNewVersion } from "./new-version.ts";

beforeEach(() => {
  shopWire();
  // Files of specs share a page.
  onTestFinished(() => useNewVersion.setState({ take: null }));
});

it.each(["en", "zh"] as const)("a new version waits, is said, and is taken when asked for, in %s", async (language) => {
  const words = await shellDict.load(language);
  const take = vi.fn();
  const host = await openPage("/forgot-password", { language });
  const button = page.getByRole("button", { name: words.takeNewVersion });
  await expect.element(button).not.toBeInTheDocument();
  useNewVersion.setState({ take });
  await expect.element(page.getByText(words.newVersion)).toBeInViewport();
  expect(await violations(host)).toEqual([]);
  await button.click();
  expect(take).toHaveBeenCalledOnce();
});

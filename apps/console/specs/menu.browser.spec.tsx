import { listSettings } from "@sihai/contract/setting";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

beforeEach(() => {
  consoleWire().answering(listSettings, { data: { missingHolidays: null, list: [] } });
});

it.each([
  ["en", 768],
  ["en", 1024],
  ["zh", 768],
  ["zh", 1024],
] as const)("the menu never scrolls sideways, in %s at %i px, however large its text is", async (language, width) => {
  await page.viewport(width, 768);
  document.documentElement.style.fontSize = "32px";
  const host = await openDesk("/settings", { language });
  const words = await consoleDict.load(language);
  if (width < 1024) await page.getByRole("button", { name: words.menu, exact: true }).click();
  const nav = page.getByRole("banner").getByRole("navigation");
  await expect.element(nav).toBeVisible();
  expect(nav.element().scrollWidth).toBeLessThanOrEqual(nav.element().clientWidth);
  expect(host.querySelector("header")?.scrollWidth).toBeLessThanOrEqual(width);
});

import { readNotices } from "@sihai/contract/setting";
import { shellDict } from "@sihai/text/dict/shell";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openPage, shopWire } from "../testing/open-page.tsx";

let wire: ReturnType<typeof shopWire>;
beforeEach(() => {
  wire = shopWire();
});

it.each(["en", "zh"] as const)("a page says that the business is wound down, where it is, in %s", async (language) => {
  const words = await shellDict.load(language);
  wire.answering(readNotices, { data: { windingDown: true, announcements: [], agreementsSince: null } });
  await openPage("/forgot-password", { language });
  await expect.element(page.getByText(words.windingDown)).toBeInViewport();
});

it("and says nothing of it otherwise", async () => {
  const words = await shellDict.load("en");
  await openPage("/forgot-password");
  await expect.poll(() => wire.heard(readNotices).length).toBeGreaterThan(0);
  await expect.element(page.getByText(words.windingDown)).not.toBeInTheDocument();
});

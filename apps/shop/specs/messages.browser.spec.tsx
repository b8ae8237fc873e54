import { messageTypeCount } from "@sihai/contract/message";
import { messageDict } from "@sihai/text/dict/message";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

it.each(["en", "zh"] as const)("what reads all messages stands on one line on the narrowest phone, in %s", async (language) => {
  await page.viewport(320, 640);
  const words = await messageDict.load(language);
  const latest = {
    msgId: "1",
    msgTypeId: "order" as const,
    link: null,
    isRead: false,
    title: "Bought",
    text: "We bought it",
    createdAt: "2026-11-23T02:00:00.000Z",
  };
  const orders = { msgTypeId: "order" as const, count: 2, unread: 1, latest };
  shopWire().answering(messageTypeCount, { data: { list: [orders], total: 1, page: 1, pageSize: 10 } });
  await openPage("/user/message", { language, user: mei });
  const action = page.getByRole("button", { name: words.readAll });
  await expect.element(action).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(action.element());
  expect(range.getBoundingClientRect().height).toBeLessThan(32);
});

import { countUnreadConsults } from "@sihai/contract/consult";
import { countNewEnquiries } from "@sihai/contract/enquiry";
import { statusNumbers, userInfo } from "@sihai/contract/identity";
import { cnyText } from "@sihai/text";
import { cutOff } from "@sihai/ui/testing";
import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { mei, meiInfo, openPage, shopWire } from "../testing/open-page.tsx";

it.each(["en", "zh"] as const)(
  "on the narrowest phone five figures of balance keep off the edge of their card, in %s",
  async (language) => {
    await page.viewport(320, 640);
    onTestFinished(() => page.viewport(390, 844));
    const wire = shopWire();
    wire.answering(userInfo, { data: { ...meiInfo, realityMoney: "12345.67", point: 12_345, couponsNum: 12 } });
    wire.answering(countUnreadConsults, { data: { unread: 0 } });
    wire.answering(countNewEnquiries, { data: { unread: 0 } });
    wire.answering(statusNumbers, "lost");
    await openPage("/me", { user: mei, language });
    const balance = page.getByText(cnyText("12345.67"), { exact: true });
    await expect.element(balance).toBeVisible();
    const text = document.createRange();
    text.selectNodeContents(balance.element());
    const figure = balance.element().closest("a");
    const row = figure?.parentElement;
    if (!figure || !row) throw new Error("the balance leads nowhere");
    const [inner, outer] = [text.getBoundingClientRect(), figure.getBoundingClientRect()];
    expect(inner.left - outer.left).toBeGreaterThanOrEqual(8);
    expect(outer.right - inner.right).toBeGreaterThanOrEqual(8);
    expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    expect(cutOff(row)).toEqual([]);
  },
);

import { orderDict } from "@sihai/text/dict/order";
import { render } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { NextStep } from "../src/features/order/NextStep.tsx";
import { rememberLanguage } from "../src/shell/language.ts";

const words = await orderDict.load("en");
const item = { state: "awaiting-logistics", dueAt: "2026-12-08T07:05:00.000Z", itemNo: "SH1" } as const;

it("on a card of the list says its deadline on one line, in the reader's time alone", async () => {
  rememberLanguage("en");
  const { host } = await render(<NextStep brief item={item} />);
  await expect.element(page.getByText(words.next["awaiting-logistics"])).toBeVisible();
  expect(host.querySelectorAll("time").length).toBe(1);
  expect(host.textContent).not.toContain("Beijing");
});

it("an order that waits for a number leads to where it is entered, also while a fee is to be paid at the foot of its page", async () => {
  rememberLanguage("en");
  await render(<NextStep item={item} orderNo="ZY010000329" />);
  await expect.element(page.getByText(words.next["awaiting-logistics"])).toBeVisible();
  const way = page.getByRole("link", { name: words.completeLogistics });
  await expect.element(way).toHaveAttribute("href", expect.stringContaining("/operation/logistics-modified"));
  await expect.element(way).toHaveAttribute("href", expect.stringContaining("orderNo=ZY010000329"));
});

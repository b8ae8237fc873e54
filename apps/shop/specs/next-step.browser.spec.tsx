import { orderDict } from "@sihai/text/dict/order";
import { render } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { NextStep } from "../src/features/order/NextStep.tsx";
import { rememberLanguage } from "../src/shell/language.ts";

const words = await orderDict.load("en");
const item = {
  state: "awaiting-logistics",
  dueAt: "2026-12-08T07:05:00.000Z",
  itemNo: "SH1",
  withExpert: false,
  supplement: null,
  refunded: "0.00",
} as const;

it("on a card of the list says its deadline on one line, in the reader's time alone", async () => {
  rememberLanguage("en");
  const { host } = await render(<NextStep brief item={item} />);
  await expect.element(page.getByText(words.next["awaiting-logistics"])).toBeVisible();
  expect(host.querySelectorAll("time").length).toBe(1);
  expect(host.textContent).not.toContain("Beijing");
});

it("of goods in storage says until when that is free, and once it is over what follows", async () => {
  rememberLanguage("en");
  const stored = { state: "stocked-in", itemNo: "SH1", withExpert: false, supplement: null, refunded: "0.00" } as const;
  const { host } = await render(<NextStep brief item={{ ...stored, dueAt: new Date(Date.now() + 86_400_000).toISOString() }} />);
  await expect.element(page.getByText(words.by.storage)).toBeVisible();
  expect(host.querySelectorAll("time").length).toBe(1);
  await render(<NextStep brief item={{ ...stored, dueAt: "2026-01-08T07:05:00.000Z" }} />);
  await expect.element(page.getByText(words.late.storage("").split(" on ")[0] ?? "", { exact: false })).toBeVisible();
});

it("of goods kept too long names the day they are lost, and then sends nobody to ship or extend them", async () => {
  rememberLanguage("en");
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
  const stored = { state: "stocked-in", itemNo: "SH1", withExpert: false, supplement: null, refunded: "0.00" } as const;
  const { host } = await render(<NextStep item={{ ...stored, dueAt: days(-3), lostAt: days(7) }} />);
  await expect.element(page.getByText(words.storageOverdue)).toBeVisible();
  await expect.element(page.getByText(words.by.lost)).toBeVisible();
  expect(host.textContent).not.toContain(words.next["stocked-in"]);
  await expect.element(page.getByRole("link", { name: words.toStorage })).toBeVisible();
  const lost = await render(<NextStep item={{ ...stored, dueAt: days(-11), lostAt: days(-1) }} />);
  expect(lost.host.textContent).toBe(words.storageLost);
});

it("of goods that go back sends nobody on a card of the list to what stands beneath on its order alone", async () => {
  rememberLanguage("en");
  const returning = { ...item, state: "returning", dueAt: null } as const;
  const card = await render(<NextStep brief item={returning} />);
  expect(card.host.textContent).toBe(words.nextReturning);
  const order = await render(<NextStep item={returning} />);
  expect(order.host.textContent).toBe(words.next.returning);
});

it.each([
  ["paid", words.late.work],
  ["purchased", words.late.expected],
] as const)("of an item %s says that it is late, in no red that would make the customer hurry", async (state, late) => {
  rememberLanguage("en");
  const { host } = await render(<NextStep item={{ ...item, state, dueAt: "2026-01-08T07:05:00.000Z" }} />);
  const [before = "", after = ""] = late("|").split("|");
  await expect.element(page.getByText(before, { exact: false })).toBeVisible();
  expect(host.textContent).toContain(after);
  expect(host.querySelector(".text-danger")).toBeNull();
  expect(host.querySelectorAll("time").length).toBe(0);
});

it("of goods with the shipping expert says so, and leads to the request instead of to sending", async () => {
  rememberLanguage("en");
  const dueAt = new Date(Date.now() + 86_400_000).toISOString();
  const { host } = await render(
    <NextStep item={{ state: "stocked-in", itemNo: "SH1", withExpert: true, supplement: null, refunded: "0.00", dueAt }} />,
  );
  await expect.element(page.getByText(words.nextWithExpert)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: words.toExpert }))
    .toHaveAttribute("href", expect.stringContaining("tab=mine"));
  expect(page.getByRole("link", { name: words.toStorage }).elements()).toEqual([]);
  expect(host.querySelectorAll("time").length).toBe(0);
});

it("an order that waits for a number leads to where it is entered, also while a fee is to be paid at the foot of its page", async () => {
  rememberLanguage("en");
  await render(<NextStep item={item} orderNo="ZY010000329" />);
  await expect.element(page.getByText(words.next["awaiting-logistics"])).toBeVisible();
  const way = page.getByRole("link", { name: words.completeLogistics });
  await expect.element(way).toHaveAttribute("href", expect.stringContaining("/operation/logistics-modified"));
  await expect.element(way).toHaveAttribute("href", expect.stringContaining("orderNo=ZY010000329"));
});

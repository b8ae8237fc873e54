import type { Wire } from "@sihai/client/testing";
import { parcelOptions } from "@sihai/contract/parcel";
import { listStorage } from "@sihai/contract/storage";
import { storageDict } from "@sihai/text/dict/storage";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { noParcelSubmit, useParcelSubmit } from "../src/stores/parcel-submit.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";
import { storedCup } from "../testing/things.ts";

const words = await storageDict.load("en");
const coat = {
  ...storedCup,
  itemId: "2",
  name: { zh: "羽绒服", en: "Coat" },
  quantity: 2,
  sidesCm: [40, 30, 10] as [number, number, number],
};
const chest = {
  ...storedCup,
  itemId: "3",
  name: { zh: "箱子", en: "Chest" },
  sidesCm: [120, 90, 60] as [number, number, number],
};
const counts = { warehouses: [{ warehouse: 1, items: 2 }], within10: 0, within30: 0, within60: 2, overdue: 0 };
const answer = { data: { list: [coat, chest], total: 2, grams: 840, page: 1, pageSize: 100, counts } };
const opened = (language: "en" | "zh" = "en") =>
  openPage("/order/in-storage/free-packaging-value-added-service", { user: mei, language });
const tick = (name: string) => page.getByRole("checkbox", { name: new RegExp(`^${name}`) });
const chosen = () => useParcelSubmit.getState().valueAddedDeliveryOrderService;
let wire: Wire;
beforeEach(() => {
  wire = shopWire();
  wire.answering(listStorage, answer);
  useParcelSubmit.setState({ ...noParcelSubmit, diItemList: ["2", "3"] }, true);
});

describe.each(["en", "zh"] as const)("services for a parcel in %s", (language) => {
  it("show that they load, then each with its price, and nothing wrong", async () => {
    const arrive = wire.holding(listStorage);
    const host = await opened(language);
    const [{ loading }, own] = await Promise.all([uiDict.load(language), storageDict.load(language)]);
    await expect.element(page.getByRole("status", { name: loading })).toBeVisible();
    arrive(answer);
    await expect.element(page.getByRole("checkbox", { name: new RegExp(`^${own.serviceNames.vacuum.name}`) })).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });
});

describe("services for a parcel", () => {
  it("that no goods were chosen for lead to the goods", async () => {
    useParcelSubmit.setState(noParcelSubmit, true);
    await opened();
    await expect.element(page.getByText(words.chooseFirst)).toBeVisible();
  });

  it("that do not come say so, and come with the next try", async () => {
    wire.answering(listStorage, "lost");
    await opened();
    const { reload } = await uiDict.load("en");
    const again = page.getByRole("button", { name: reload });
    await expect.element(again).toBeVisible();
    wire.answering(listStorage, answer);
    await again.click();
    await expect.element(tick(words.serviceNames.filling.name)).toBeVisible();
  });

  it("are chosen and taken back by keyboard, and stay chosen", async () => {
    await opened();
    const filling = tick(words.serviceNames.filling.name);
    await expect.element(filling).toBeVisible();
    filling.element().focus();
    await userEvent.keyboard(" ");
    expect(chosen()).toEqual([{ code: "filling", items: [] }]);
    await opened();
    await expect.element(filling.last()).toBeChecked();
    filling.last().element().focus();
    await userEvent.keyboard(" ");
    expect(chosen()).toEqual([]);
  });

  it("by the piece are counted for each item they fit; what is too large says so; none left takes the service back", async () => {
    await opened();
    await tick(words.serviceNames.vacuum.name).click();
    await expect.element(page.getByText(/^Chest/).first()).toBeVisible();
    expect(chosen()).toEqual([{ code: "vacuum", items: [] }]);
    const group = page.getByRole("group", { name: words.quantityFor("Coat") });
    const { increase, decrease } = await uiDict.load("en");
    await group.getByRole("button", { name: increase }).click();
    await expect.poll(chosen).toEqual([{ code: "vacuum", items: [{ itemId: "2", quantity: 1 }] }]);
    await group.getByRole("button", { name: decrease }).click();
    await expect.poll(chosen).toEqual([]);
  });

  it("by the piece with no piece named are not left out without a word: the page says so and stays", async () => {
    await opened();
    await tick(words.serviceNames.vacuum.name).click();
    await page.getByRole("button", { name: words.save }).click();
    await expect.element(tick(words.serviceNames.vacuum.name)).toHaveAccessibleDescription(words.piecesNeeded);
    await expect.element(tick(words.serviceNames.vacuum.name)).toHaveFocus();
    expect(addressShown()).toMatch(/^\/order\/in-storage\/free-packaging/);
    const { increase } = await uiDict.load("en");
    await page
      .getByRole("group", { name: words.quantityFor("Coat") })
      .getByRole("button", { name: increase })
      .click();
    await page.getByRole("button", { name: words.save }).click();
    await expect.poll(addressShown).not.toMatch(/^\/order\/in-storage\/free-packaging/);
  });

  it("of a parcel that is changed cost what they did when it was submitted", async () => {
    wire.answering(parcelOptions, "lost");
    useParcelSubmit.setState({ changing: "P2611A7K2QX:0" });
    await opened();
    const { reload } = await uiDict.load("en");
    await expect.element(page.getByRole("button", { name: reload })).toBeVisible();
    expect(tick(words.serviceNames.filling.name).elements()).toEqual([]);
  });
});

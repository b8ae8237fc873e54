import type { Wire } from "@sihai/client/testing";
import { parcelOptions } from "@sihai/contract/parcel";
import { listStorage } from "@sihai/contract/storage";
import { cny, times, toDecimal } from "@sihai/domain";
import { servicePrice } from "@sihai/domain/parcel";
import { seededSettings } from "@sihai/domain/setting";
import { cnyText } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { applyServices, keepServices } from "../src/stores/packing-services.ts";
import { noParcelSubmit, useParcelSubmit } from "../src/stores/parcel-submit.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";
import { openSubmit, submitWire } from "../testing/submit-page.ts";
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
/** The button, with what it applies. */
const apply = (count: number, amount: string | null = null) =>
  page.getByRole("button", { name: words.takeServices(count, amount), exact: true });
const fillingPrice = toDecimal(servicePrice("filling", seededSettings));
const vacuumPrice = toDecimal(servicePrice("vacuum", seededSettings));
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

  it("are chosen and taken back by keyboard; the button takes them into the parcel, a step back leaves them waiting", async () => {
    const first = await opened();
    const filling = tick(words.serviceNames.filling.name);
    await expect.element(filling).toBeVisible();
    filling.element().focus();
    await userEvent.keyboard(" ");
    await expect.element(apply(1, cnyText(fillingPrice))).toBeVisible();
    expect(chosen()).toEqual([]);
    first.remove();
    const second = await opened();
    await expect.element(filling.last()).toBeChecked();
    await apply(1, cnyText(fillingPrice)).last().click();
    await expect.poll(chosen).toEqual([{ code: "filling", items: [] }]);
    second.remove();
    await opened();
    await expect.element(filling.last()).toBeChecked();
    filling.last().element().focus();
    await userEvent.keyboard(" ");
    expect(chosen()).toEqual([{ code: "filling", items: [] }]);
    await apply(0).last().click();
    await expect.poll(chosen).toEqual([]);
  });

  it("by the piece are counted for each item they fit, and the button says what they come to; none left takes the service back", async () => {
    await opened();
    await tick(words.serviceNames.vacuum.name).click();
    await expect.element(page.getByText(/^Chest/).first()).toBeVisible();
    const group = page.getByRole("group", { name: words.quantityFor("Coat") });
    const { increase, decrease } = await uiDict.load("en");
    await group.getByRole("button", { name: increase }).click();
    await group.getByRole("button", { name: increase }).click();
    await expect.element(apply(1, cnyText(toDecimal(times(cny(vacuumPrice), 2))))).toBeVisible();
    await group.getByRole("button", { name: decrease }).click();
    await apply(1, cnyText(vacuumPrice)).click();
    await expect.poll(chosen).toEqual([{ code: "vacuum", items: [{ itemId: "2", quantity: 1 }] }]);
    await opened();
    await group.last().getByRole("button", { name: decrease }).click();
    await apply(0).last().click();
    await expect.poll(chosen).toEqual([]);
  });

  it("by the piece with no piece named are not left out without a word: the page says so and stays", async () => {
    await opened();
    await tick(words.serviceNames.vacuum.name).click();
    await apply(1).click();
    await expect.element(tick(words.serviceNames.vacuum.name)).toHaveAccessibleDescription(words.piecesNeeded);
    await expect.element(tick(words.serviceNames.vacuum.name)).toHaveFocus();
    expect(addressShown()).toMatch(/^\/order\/in-storage\/free-packaging/);
    const { increase } = await uiDict.load("en");
    await page
      .getByRole("group", { name: words.quantityFor("Coat") })
      .getByRole("button", { name: increase })
      .click();
    await apply(1, cnyText(vacuumPrice)).click();
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

describe.each(["en", "zh"] as const)("the parcel in %s", (language) => {
  it("says that services wait to be taken into it, and which it has no item for any more", async () => {
    const own = await storageDict.load(language);
    submitWire();
    keepServices([{ code: "filling", items: [] }]);
    const host = await openSubmit({}, language);
    const cell = page.getByRole("link", { name: new RegExp(`^${own.services}`) });
    await expect.element(cell).toHaveTextContent(own.servicesWaiting);
    expect(cutOff(host)).toEqual([]);
    host.remove();
    useParcelSubmit.setState({ valueAddedDeliveryOrderService: [{ code: "vacuum", items: [{ itemId: "9", quantity: 1 }] }] });
    applyServices(useParcelSubmit.getState().valueAddedDeliveryOrderService);
    await openSubmit({}, language);
    await expect.element(cell).toHaveTextContent(own.serviceLeft(own.serviceNames.vacuum.name));
    await expect.element(cell).not.toHaveTextContent(own.servicesWaiting);
  });
});

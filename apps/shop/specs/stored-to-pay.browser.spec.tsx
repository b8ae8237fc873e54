import { addressList } from "@sihai/contract/address";
import { listFreightCountries } from "@sihai/contract/freight";
import { estimateParcel } from "@sihai/contract/parcel";
import { listStorage } from "@sihai/contract/storage";
import { cnyText } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { storageDict } from "@sihai/text/dict/storage";
import { cutOff } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { changeOperation } from "../src/stores/user-operation.ts";
import { teapotAhead } from "../testing/an-order.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { answerOf, stored } from "../testing/stored-goods.ts";

const paidIn = {
  ...{ goods: "40.00", domesticFreight: "6.00", services: "5.00", discount: "2.00", supplements: "0.00", refunded: "0.00" },
};
const owing = {
  extension: { monthsMax: 3, obstacle: null, overdueFee: "2.00" },
  supplement: { amount: "6.00", payBefore: "2036-11-28T02:00:00.000Z" },
};

it.each(["en", "zh"] as const)(
  "what is also to pay for stored goods opens into what it is for, and names nothing that costs nothing, in %s",
  async (language) => {
    const [words, goods] = await Promise.all([storageDict.load(language), goodsDict.load(language)]);
    const wire = shopWire();
    wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 20, hasDefault: false } });
    const germany = { code: "DE", name: { zh: "德国", en: "Germany" }, lines: 18 };
    wire.answering(listFreightCountries, { data: { countries: [germany] } });
    wire.answering(estimateParcel, { data: { ...teapotAhead, paid: "49.00", paidIn } });
    changeOperation((operation) => ({ ...operation, area: { goods: "DE" } }));
    wire.answering(listStorage, answerOf([stored("1", owing), stored("2")]));
    await openPage("/order/in-storage/goods-list", { user: mei, search: { selected: ["1", "2"] }, language });
    await page.getByRole("button", { name: goods.deliveredAbout(germany.name[language]) }).click();
    const sheet = page.getByRole("dialog");
    await expect.element(sheet.getByText(goods.lineOwed)).toBeVisible();
    const text = sheet.element().textContent ?? "";
    for (const line of [`${words.supplement}${cnyText("6.00")}`, `${words.storageFee}${cnyText("2.00")}`])
      expect(text).toContain(line);
    expect(text).not.toContain(words.measuring);
    // What was paid opens into its parts too.
    for (const line of [`${words.paidIn.goods}${cnyText("40.00")}`, `${words.paidIn.discount}${cnyText("-2.00")}`])
      expect(text).toContain(line);
    expect(text).not.toContain(words.paidIn.refunded);
    // What a plan of the same goods would call its sum: the most of the range, with the operation fee.
    const { shipping, operation } = teapotAhead.costs ?? { shipping: { high: "" }, operation: "" };
    expect(text).toContain(words.planCounts(cnyText((Number(shipping.high) + Number(operation)).toFixed(2))));
    expect(cutOff(sheet.element())).toEqual([]);
  },
);

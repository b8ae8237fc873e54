import { listFreightCountries } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { orderDetail } from "@sihai/contract/order";
import { listReturns } from "@sihai/contract/return";
import { listSubscriptions } from "@sihai/contract/service";
import { listSuspended } from "@sihai/contract/suspense";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { promotionDict } from "@sihai/text/dict/promotion";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { teapotAhead, unpaidOrder } from "../testing/an-order.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const [teapot] = unpaidOrder.items;
if (!teapot) throw new Error("no item");
const priced = { unitPrice: "20.01", domesticFreight: "1.20", discount: "2.00", total: "19.21" };
const shirt = { ...teapot, ...priced, itemNo: "SH2611220000002" };
const bare = { ...teapot, unitPrice: "46.67", domesticFreight: "0.00", total: "46.67", itemNo: "SH2611220000003" };
/** Of what came back in part, the parts are not the sum any more. */
const partly = { ...shirt, total: "10.00", itemNo: "SH2611220000004" };

it.each(["en", "zh"] as const)(
  "each item of several opens into its share of the freight and the coupon, where they make up its price, in %s",
  async (language) => {
    const [words, off] = [await orderDict.load(language), await promotionDict.load(language)];
    const wire = shopWire();
    wire.answering(orderDetail, { data: { ...unpaidOrder, items: [shirt, bare, partly] } });
    wire.answering(stillToCome, { data: teapotAhead });
    wire.answering(listReturns, { data: { list: [] } });
    wire.answering(listSuspended, { data: { list: [] } });
    wire.answering(listSubscriptions, { data: { itemNos: [], count: 0, max: 20 } });
    wire.answering(listFreightCountries, { data: { countries: [] } });
    const host = await openPage("/order/detail", { search: { orderNo: unpaidOrder.orderNo }, user: mei, language });
    await page.getByText(words.itemCosts(cnyText("19.21"))).click();
    const said = [
      words.line.goods,
      cnyText("20.01"),
      words.line["domestic-freight"],
      cnyText("1.20"),
      off.orderLine,
      cnyText("-2.00"),
    ];
    const opened = host.querySelector("details[open]")?.textContent ?? "";
    for (const text of said) expect(opened).toContain(text);
    for (const total of ["46.67", "10.00"]) expect(host.textContent).not.toContain(words.itemCosts(cnyText(total)));
  },
);

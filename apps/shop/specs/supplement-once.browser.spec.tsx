import { listFreightCountries } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { orderDetail } from "@sihai/contract/order";
import { listReturns } from "@sihai/contract/return";
import { listSubscriptions } from "@sihai/contract/service";
import { listSuspended } from "@sihai/contract/suspense";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { teapotAhead, unpaidOrder } from "../testing/an-order.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

it.each(["en", "zh"] as const)(
  "a supplement is not within what was paid and a line beside it as well, in %s",
  async (language) => {
    const words = await orderDict.load(language);
    const wire = shopWire();
    const supplementaryPayment = { open: "0.00", paid: "12.34", within: "12.34" };
    const more = { paid: "136.34", acceptedDifference: "12.34", supplementaryPayment };
    wire.answering(orderDetail, { data: { ...unpaidOrder, ...more } });
    wire.answering(stillToCome, { data: teapotAhead });
    wire.answering(listReturns, { data: { list: [] } });
    wire.answering(listSuspended, { data: { list: [] } });
    wire.answering(listSubscriptions, { data: { itemNos: [], count: 0, max: 20 } });
    wire.answering(listFreightCountries, { data: { countries: [] } });
    const host = await openPage("/order/detail", { search: { orderNo: unpaidOrder.orderNo }, user: mei, language });
    await expect.element(page.getByText(words.supplementPaid)).toBeVisible();
    const costs = host.textContent ?? "";
    expect(costs).toContain(`${words.paid}${cnyText("124.00")}`);
    expect(costs).toContain(`${words.supplementPaid}${cnyText("12.34")}`);
  },
);

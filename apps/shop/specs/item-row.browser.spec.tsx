import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { ItemRow } from "../src/features/order/ItemRow.tsx";
import { unpaidOrder } from "../testing/an-order.ts";
import { shopWire } from "../testing/open-page.tsx";
import { openPart } from "../testing/open-part.tsx";

it.each(["en", "zh"] as const)(
  "goods of a claimed parcel say that nobody stated a value, and not 0.00, in %s",
  async (language) => {
    shopWire();
    const words = await orderDict.load(language);
    const [item] = unpaidOrder.items;
    if (!item) throw new Error("no item");
    await openPart({ dicts: [orderDict], part: () => <ItemRow item={{ ...item, unitPrice: "0.00" }} /> }, language);
    await expect.element(page.getByText(words.noValueYet)).toBeVisible();
    expect(page.getByText(cnyText("0.00"), { exact: false }).elements()).toEqual([]);
  },
);

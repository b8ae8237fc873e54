import { goodsEntry, type LaidOutShop } from "@sihai/domain/order/draft";
import type { Language } from "@sihai/text";
import { inLanguage } from "@sihai/text";
import type { Preview } from "../types.ts";

/** The priced shops as the draft holds them, and where their goods go. */
export function laidOutShops({ orders }: Preview, language: Language, warehouseId: number): LaidOutShop[] {
  return orders.map(({ shopId, shopSource, total, items }) => ({
    shopId,
    shopSource,
    finalPrice: total,
    goods: items.map((item) =>
      goodsEntry({
        goodsCode: item.goodsCode,
        sku: item.options.map(({ value }) => inLanguage(value, language)).join(" · "),
        userSkus: item.options.map(({ name, value }) => ({
          name: inLanguage(name, language),
          value: inLanguage(value, language),
        })),
        goodsName: inLanguage(item.title, language),
        price: item.unitPrice,
        totalPrice: item.total,
        count: item.quantity,
        itemRemark: item.remark,
        warehouseId,
      }),
    ),
  }));
}

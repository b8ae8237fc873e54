import { answerEnquiry, estimateEnquiry, submitEnquiry } from "@sihai/contract/enquiry";
import { goodsDetail, searchGoods } from "@sihai/contract/goods";
import type { Caller } from "./caller.ts";

/** Goods found by a word, with the variant that has most in stock. */
async function found(caller: Caller, q: string) {
  const { list } = await caller.must(searchGoods, { query: { q } });
  const goods = await caller.must(goodsDetail, { query: { goodsId: list[0]?.goodsId ?? "" } });
  const variant = goods.variants.toSorted((a, b) => b.stock - a.stock)[0];
  const { goodsId, title, link, domesticFreight, minimumQuantity } = goods;
  return {
    product: { link, name: title.zh, specification: "与图片一致", quantity: Math.max(2, minimumQuantity) },
    offer: {
      goodsId,
      skuId: variant?.skuId ?? "",
      quantity: Math.max(2, minimumQuantity),
      unitPrice: variant?.price ?? goods.price,
      domesticFreight,
    },
  };
}

/** Two products, priced by a clerk and sent back with the line that serves them best. */
export async function anAnsweredEnquiry(chen: Caller, clerk: Caller, addressId: string): Promise<void> {
  const [tea, scarf, bag] = [await found(chen, "茶具"), await found(chen, "围巾"), await found(chen, "背包")];
  const { enquiryNo } = await chen.must(submitEnquiry, {
    body: { products: [tea.product, scarf.product], addressId, plan: "overall", remark: "送礼用，包装要完好", termsAgreed: true },
  });
  const goods = [tea.offer, scarf.offer].map(({ goodsId, skuId, quantity }) => ({ goodsId, skuId, quantity }));
  const { lines } = await clerk.must(estimateEnquiry, { body: { enquiryNo, goods } });
  await clerk.must(answerEnquiry, {
    body: {
      enquiryNo,
      lineId: lines[0]?.lineId ?? null,
      note: "两件都是现货，茶具会加固包装。",
      products: [
        { seq: 1, offers: [{ ...tea.offer, remark: "卖家送礼盒" }] },
        { seq: 2, offers: [scarf.offer, { ...bag.offer, remark: "同店热卖" }] },
      ],
    },
  });
}

/** One that waits for its answer. */
export async function anOpenEnquiry(chen: Caller, addressId: string): Promise<void> {
  const { product } = await found(chen, "耳机");
  await chen.must(submitEnquiry, { body: { products: [product], addressId, plan: "fastest", termsAgreed: true } });
}

import * as contract from "@sihai/contract/enquiry";
import { goodsDetail, searchGoods } from "@sihai/contract/goods";
import { anAddress, type Client, type SpecWorld } from "#testing";

export type Offerable = {
  goodsId: string;
  skuId: string;
  unitPrice: string;
  domesticFreight: string;
  minimum: number;
  link: string;
};

/** Goods of the sandbox an answer can offer. */
export async function anOfferable(world: SpecWorld, q = "杯"): Promise<Offerable> {
  const { list } = await world.visitor().must(searchGoods, { query: { q } });
  const goods = await world.visitor().must(goodsDetail, { query: { goodsId: list[0]?.goodsId ?? "" } });
  const variant = goods.variants.toSorted((a, b) => b.stock - a.stock)[0];
  if (!variant) throw new Error("goods without a variant");
  return {
    goodsId: goods.goodsId,
    skuId: variant.skuId,
    unitPrice: variant.price,
    domesticFreight: goods.domesticFreight,
    minimum: goods.minimumQuantity,
    link: goods.link,
  };
}

let keys = 0;

/** What is asked about as many products as links are given. */
export async function askedBody(world: SpecWorld, client: Client, links: readonly string[]) {
  return {
    products: links.map((link, index) => ({ link, name: `杯子 ${index + 1}`, specification: "白色", quantity: 2 })),
    addressId: await anAddress(world, client),
    plan: "overall" as const,
    termsAgreed: true,
  };
}

/** An enquiry about them. */
export async function anEnquiry(world: SpecWorld, client: Client, links: readonly string[]): Promise<string> {
  const body = await askedBody(world, client, links);
  const { enquiryNo } = await client.must(contract.submitEnquiry, { body }, { key: `an-enquiry-${++keys}` });
  return enquiryNo;
}

/** An answer that offers the same goods for every product. */
export function answerBody(enquiryNo: string, goods: Offerable, seqs: readonly number[], unitPrice = goods.unitPrice) {
  const { goodsId, skuId, domesticFreight, minimum } = goods;
  return {
    enquiryNo,
    lineId: null,
    products: seqs.map((seq) => ({
      seq,
      offers: [{ goodsId, skuId, quantity: Math.max(2, minimum), unitPrice, domesticFreight }],
    })),
  };
}

import type { CallData } from "@sihai/contract";
import type { readEnquiryAsStaff } from "@sihai/contract/enquiry";
import { goodsDetail } from "@sihai/contract/goods";
import * as z from "zod/mini";
import { amount, positiveAmount } from "#desk";

export type StaffEnquiry = CallData<typeof readEnquiryAsStaff>["enquiry"];
export type RequestedProduct = StaffEnquiry["products"][number];
export type Goods = CallData<typeof goodsDetail>;

export type OfferDraft = {
  key: number;
  goods: Goods;
  skuId: string;
  quantity: number;
  unitPrice: string;
  domesticFreight: string;
  remark: string;
};
export type ProductDraft = { seq: number; note: string; offers: readonly OfferDraft[] };

let keys = 0;

const keptProducts = z.array(
  z.object({
    seq: z.int(),
    note: z.string(),
    offers: z.array(
      z.object({
        ...{ key: z.int(), goods: goodsDetail.data, skuId: z.string(), quantity: z.int() },
        ...{ unitPrice: z.string(), domesticFreight: z.string(), remark: z.string() },
      }),
    ),
  }),
);

/** What was kept of an answer; offers made after it have keys of their own. */
export function areAnswered(value: unknown): value is readonly ProductDraft[] {
  const read = keptProducts.safeParse(value);
  if (read.success) keys = Math.max(keys, ...read.data.flatMap(({ offers }) => offers.map(({ key }) => key)));
  return read.success;
}

/** Looked-up goods as an offer for what was asked: as many pieces, the variant that has them, at the seller's prices. */
export function offerOf(goods: Goods, product: Pick<RequestedProduct, "quantity">): OfferDraft {
  const quantity = Math.max(product.quantity, goods.minimumQuantity);
  const variant = goods.variants.find(({ stock }) => stock >= quantity) ?? goods.variants[0];
  keys += 1;
  return {
    key: keys,
    goods,
    skuId: variant?.skuId ?? "",
    quantity,
    unitPrice: priceAt(goods, variant?.skuId ?? "", quantity),
    domesticFreight: goods.domesticFreight,
    remark: "",
  };
}

/** The seller's price of a piece: the step of so many, else the variant's own. */
export function priceAt(goods: Goods, skuId: string, quantity: number): string {
  const step = goods.priceSteps.findLast(({ fromQuantity }) => quantity >= fromQuantity);
  return step?.price ?? goods.variants.find((each) => each.skuId === skuId)?.price ?? goods.price;
}

/** Whether an offer can be sent: a price above zero, freight that is an amount, one piece at least. */
function isSound({ unitPrice, domesticFreight, quantity }: OfferDraft): boolean {
  return positiveAmount("").safeParse(unitPrice).success && amount("").safeParse(domesticFreight).success && quantity >= 1;
}

/** Every product has an offer or says why not, and one offer at least is there. */
export function isComplete(products: readonly ProductDraft[]): boolean {
  return (
    products.every(({ offers, note }) => (offers.length > 0 || note.trim() !== "") && offers.every(isSound)) &&
    products.some(({ offers }) => offers.length > 0)
  );
}

/** What goes into the cart, as the freight estimate asks for it. */
export function firstOffers(products: readonly ProductDraft[]): { goodsId: string; skuId: string; quantity: number }[] {
  return products.flatMap(({ offers: [first] }) =>
    first ? [{ goodsId: first.goods.goodsId, skuId: first.skuId, quantity: first.quantity }] : [],
  );
}

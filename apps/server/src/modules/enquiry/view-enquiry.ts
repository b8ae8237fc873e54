import { add, cny } from "@sihai/domain";
import { cartTotals, shopKey } from "@sihai/domain/cart";
import { mayMoveEnquiry } from "@sihai/domain/enquiry";
import type { Deps } from "#platform";
import { chosenOptionsOf, findManyGoods, type KeptGoods, variantPictureOf } from "../goods/index.ts";
import type { Enquiry, FrozenFreight, Offer, Product } from "./enquiry.store.ts";
import { offersOf, productsOf } from "./enquiry-list.store.ts";

type GoodsById = ReadonlyMap<string, KeptGoods>;

/** Enquiries with what was asked and offered, read together. */
export async function viewEnquiries(deps: Deps, enquiries: readonly Enquiry[]) {
  const { read } = await contentsOf(deps, enquiries);
  return enquiries.map((enquiry) => {
    const { products, offers, goods } = read(enquiry);
    return {
      enquiryNo: enquiry.enquiryNo,
      state: enquiry.state,
      plan: enquiry.plan,
      country: enquiry.country,
      products: products.map(({ name, platform, quantity }) => ({ name, platform, quantity })),
      createdAt: enquiry.createdAt,
      dueAt: enquiry.dueAt,
      answeredAt: enquiry.answeredAt,
      expiresAt: enquiry.expiresAt,
      total: costsOf(enquiry, offers, goods)?.total ?? null,
      isNew: isNew(enquiry),
    };
  });
}

/**
 * One enquiry with everything its page shows, and what may be done with it now: an answer that has expired can no longer be put
 * in the cart.
 */
export async function viewEnquiry(deps: Deps, enquiry: Enquiry, now: Date) {
  const { read } = await contentsOf(deps, [enquiry]);
  const { products, offers, goods } = read(enquiry);
  const isOver = enquiry.expiresAt !== null && enquiry.expiresAt <= now;
  return {
    enquiryNo: enquiry.enquiryNo,
    state: enquiry.state,
    plan: enquiry.plan,
    address: enquiry.address,
    remark: enquiry.remark,
    createdAt: enquiry.createdAt,
    dueAt: enquiry.dueAt,
    answeredAt: enquiry.answeredAt,
    expiresAt: enquiry.expiresAt,
    closeReason: enquiry.closeReason,
    answerNote: enquiry.answerNote,
    products: products.map(({ seq, link, platform, name, specification, quantity, note }) => ({
      seq,
      link,
      platform,
      name,
      specification,
      quantity,
      note,
      offers: offers.filter(({ productSeq }) => productSeq === seq).flatMap((offer) => viewOffer(offer, goods)),
    })),
    freight: enquiry.freight && viewFreight(enquiry.freight),
    costs: costsOf(enquiry, offers, goods),
    isNew: isNew(enquiry),
    may: {
      withdraw: mayMoveEnquiry(enquiry.state, "withdrawn"),
      putInCart: mayMoveEnquiry(enquiry.state, "in-cart") && !isOver && offers.length > 0,
    },
  };
}

/** The frozen estimate, its total as CNY. */
export function viewFreight({ total, ...freight }: FrozenFreight) {
  return { ...freight, total: cny(total) };
}

function isNew({ seenAt, answeredAt, closeReason }: Enquiry): boolean {
  return seenAt === null && (answeredAt !== null || closeReason !== null);
}

async function contentsOf({ db }: Deps, enquiries: readonly Enquiry[]) {
  const [products, offers] = await Promise.all([productsOf(db, enquiries), offersOf(db, enquiries)]);
  const kept = await findManyGoods(db, [...new Set(offers.map(({ goodsId }) => goodsId))]);
  const goods: GoodsById = new Map(kept.map((each) => [each.goodsId, each]));
  const of = (enquiryId: string) => (row: { enquiryId: string }) => row.enquiryId === enquiryId;
  return {
    read: ({ enquiryId }: Enquiry): { products: Product[]; offers: Offer[]; goods: GoodsById } => ({
      products: products.filter(of(enquiryId)),
      offers: offers.filter(of(enquiryId)),
      goods,
    }),
  };
}

function viewOffer({ goodsId, skuId, quantity, unitPrice, domesticFreight, remark }: Offer, goodsById: GoodsById) {
  const goods = goodsById.get(goodsId)?.goods;
  if (!goods) return [];
  return [
    {
      goodsId,
      skuId,
      platform: goods.platform,
      link: goods.canonicalUrl,
      title: goods.title,
      options: chosenOptionsOf(goods, skuId),
      picture: variantPictureOf(goods, skuId),
      quantity,
      unitPrice,
      domesticFreight,
      remark,
    },
  ];
}

/** What the recommended offers come to at the door; null before the answer, or where nothing was offered. */
export function costsOf({ freight }: Pick<Enquiry, "freight">, offers: readonly Offer[], goodsById: GoodsById) {
  const first = offers.filter(({ seq }) => seq === 1);
  if (first.length === 0) return null;
  const totals = cartTotals(
    first.map(({ goodsId, quantity, unitPrice, domesticFreight }) => {
      const goods = goodsById.get(goodsId)?.goods;
      return { shopKey: shopKey(goods?.platform ?? "", goods?.shop.id ?? goodsId), quantity, unitPrice, domesticFreight };
    }),
  );
  const estimated = freight === null ? null : cny(freight.total);
  return {
    goods: totals.goods,
    domesticFreight: totals.domesticFreight,
    freight: estimated,
    total: estimated ? add(totals.total, estimated) : totals.total,
  };
}

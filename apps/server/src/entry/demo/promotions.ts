import type { CallInput } from "@sihai/contract";
import { listCart } from "@sihai/contract/cart";
import { checkCampaign, claimCoupon, createCouponKind, createDiscountCode, giveCoupon } from "@sihai/contract/promotion";
import type { Caller } from "./caller.ts";

const yearMs = 365 * 86_400_000;

type Kind = CallInput<typeof createCouponKind>["body"];

/** A coupon made and checked: nobody else of the demo may. */
async function offer(lin: Caller, body: Kind): Promise<{ kindId: string }> {
  const { kindId } = await lin.must(createCouponKind, { body });
  await lin.must(checkCampaign, { body: { kind: "coupon", id: kindId } });
  return { kindId };
}

/** Coupons of each kind on offer, one taken and one given, and a discount code for a first parcel. */
export async function offerPromotions(lin: Caller, chen: Caller, email: string, now: Date): Promise<void> {
  const claim = { claimFrom: now.toISOString(), claimUntil: new Date(now.getTime() + yearMs).toISOString() };
  const kind = {
    uses: 1,
    parcelType: "international" as const,
    scope: "all" as const,
    shops: [],
    minLevel: 0,
    perUser: 1,
    validDays: 60,
    ...claim,
  };
  const offered = { ...kind, obtainedBy: "claim" as const };
  const ten = await offer(lin, {
    ...offered,
    name: { zh: "国际运费立减", en: "Off your shipping" },
    type: 0,
    reduce: "15.00",
    minSpend: "100.00",
  });
  await offer(lin, {
    ...offered,
    name: { zh: "秋季运费折扣", en: "Autumn shipping" },
    type: 1,
    percentOff: 10,
    minSpend: "200.00",
    maxDeduction: "60.00",
    total: 500,
  });
  const packing = await offer(lin, {
    ...{ ...kind, obtainedBy: "gift", name: { zh: "免费打包服务", en: "Packing on us" }, type: 2 },
    ...{ uses: 3, minSpend: "0.00" },
  });
  const goods = await offer(lin, {
    ...{ ...offered, parcelType: "domestic", name: { zh: "代购满减", en: "Off your order" }, type: 0 },
    ...{ reduce: "12.00", minSpend: "80.00" },
  });
  const share = await offer(lin, {
    ...{ ...kind, obtainedBy: "gift", parcelType: "domestic", name: { zh: "会员九五折", en: "Members’ 5% off" }, type: 1 },
    ...{ percentOff: 5, minSpend: "0.00", maxDeduction: "30.00" },
  });
  await chen.must(claimCoupon, { body: { kindId: goods.kindId } });
  await lin.must(giveCoupon, { body: { kindId: share.kindId, email } });
  await chen.must(claimCoupon, { body: { kindId: ten.kindId } });
  await lin.must(giveCoupon, { body: { kindId: packing.kindId, email } });
  const { codeId } = await lin.must(createDiscountCode, {
    body: {
      code: "SIHAI10",
      name: { zh: "首个包裹九折", en: "10% off your first parcel" },
      percentOff: 10,
      minSpend: "0.00",
      maxDeduction: "50.00",
      perUser: 1,
      validFrom: claim.claimFrom,
      validUntil: claim.claimUntil,
    },
  });
  await lin.must(checkCampaign, { body: { kind: "code", id: codeId } });
}

/** A coupon for the orders of one shop, taken already: of the two shops in the cart it goes for one and not for the other. */
export async function offerForShop(lin: Caller, chen: Caller, now: Date): Promise<void> {
  const [shop] = (await chen.must(listCart)).shops;
  if (!shop) throw new Error("demo: no shop in the cart");
  const { platform, shopId, shopName } = shop;
  const { kindId } = await offer(lin, {
    name: { zh: `${shopName.zh}专享`, en: `Off at ${shopName.en}` },
    ...{ type: 0, reduce: "8.00", minSpend: "0.00", uses: 1, parcelType: "domestic", minLevel: 0, perUser: 1, validDays: 60 },
    ...{ scope: "shops", shops: [{ source: platform, shopId }], obtainedBy: "claim" },
    ...{ claimFrom: now.toISOString(), claimUntil: new Date(now.getTime() + yearMs).toISOString() },
  });
  await chen.must(claimCoupon, { body: { kindId } });
}

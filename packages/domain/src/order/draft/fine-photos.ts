import { toDecimal } from "../../money.ts";
import { halfPrice, type PurchaseRules } from "../purchase-services.ts";
import type { UserOperation } from "./user-operation.ts";

/** Goods of orders long since placed make room. */
const finePhotoGoodsMax = 50;

type FinePhotosSeen = { goodsCode: string; shopId: string | null; userLevel: number; rules: PurchaseRules };

/** Detailed photos of one thing were ticked, on the terms that hold now. */
export function keepFinePhotos(operation: UserOperation, { goodsCode, shopId, userLevel, rules }: FinePhotosSeen): UserOperation {
  const price = rules.purchaseServicePrices["fine-photo"];
  return {
    ...operation,
    finePhoto: {
      goods: [...operation.finePhoto.goods.filter((each) => each !== goodsCode), goodsCode].slice(-finePhotoGoodsMax),
      shopId,
      userLevel,
      photoRealMoney: toDecimal(price),
      photoDiscountMoney: toDecimal(halfPrice(price)),
      limitNumber: rules.finePhotoTerms.mostPerItem,
    },
  };
}

/** What was chosen, without fine photos of one of the goods. */
export function dropFinePhotos(operation: UserOperation, goodsCode: string): UserOperation {
  const { finePhoto } = operation;
  return { ...operation, finePhoto: { ...finePhoto, goods: finePhoto.goods.filter((each) => each !== goodsCode) } };
}

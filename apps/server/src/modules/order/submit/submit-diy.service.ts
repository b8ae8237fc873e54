import type { AgreementSeen } from "@sihai/contract/content";
import { type Money, ok, refuse, toDecimal } from "@sihai/domain";
import { isBelievable } from "@sihai/domain/cart";
import { isWebAddress } from "@sihai/domain/forwarding";
import { classFlags, type GoodsClasses, type GoodsClassRefused, refuseGoodsClass } from "@sihai/domain/goods";
import { payBefore, priceOrder, refuseTooLarge, type TooLarge } from "@sihai/domain/order";
import { refuseNewGoods, type WarehouseRefused } from "@sihai/domain/warehouse";
import { type Deps, type Once, setTimer, transact } from "#platform";
import { type AgreementChanged, recordAcceptances } from "../../content/index.ts";
import { pictureUrl } from "../../file/index.ts";
import { type BusinessRefusal, refuseBusinessWith } from "../../identity/index.ts";
import { type DebtRefusal, openTrade, refuseDebt } from "../../payment/index.ts";
import { ownsFiles } from "../../warehouse/index.ts";
import { insertOrder, type ShopSource } from "../order.store.ts";
import { placeUnpaidItem } from "./place-unpaid-item.ts";
import { unpaidTimer } from "./submit-order.service.ts";

type Command = {
  userId: string;
  name: string;
  link: string;
  platform: ShopSource;
  unitPrice: Money;
  domesticFreight: Money;
  quantity: number;
  options: string;
  remark: string;
  classId: string;
  pictures: readonly string[];
  warehouseId: number;
  country: string | null;
  disclaimerAgreed: boolean;
  agreementsSeen?: readonly AgreementSeen[] | undefined;
  now: Date;
  once: Once | null;
};
type Placed = { tradeNo: string; orderNo: string; total: Money };
type Refusal =
  | DebtRefusal
  | BusinessRefusal
  | { code: "DIY_LINK_WRONG" }
  | { code: "PRICE_NOT_CORRECT" }
  | TooLarge
  | GoodsClassRefused
  | { code: "PICTURE_NOT_YOURS" }
  | { code: "DISCLAIMER_NOT_AGREED" }
  | AgreementChanged
  | WarehouseRefused;

/**
 * Places an order for goods described by hand (rules E-75 to E-79). Its lines, its payment and its deadline are those of any other
 * order; the price is the buyer's, and the desk asks when the seller wants more.
 */
export function submitDiy(deps: Deps, command: Command) {
  return transact<Placed, Refusal>(
    deps.db,
    async (tx) => {
      const { userId, now } = command;
      const rules = deps.settings.at(now);
      const refused =
        (await refuseBusinessWith(tx, userId, rules)) ??
        refuseDiy(command, rules.goodsClasses) ??
        refuseNewGoods(rules.warehouses, command.warehouseId) ??
        (await refuseDebt(tx, userId));
      if (refused) return refuse(refused);
      if (!(await ownsFiles(tx, userId, [...new Set(command.pictures)]))) return refuse({ code: "PICTURE_NOT_YOURS" });
      const line = {
        goodsCode: "diy",
        quantity: command.quantity,
        unitPrice: command.unitPrice,
        domesticFreight: command.domesticFreight,
        services: [],
      };
      const priced = priceOrder([line], rules);
      const tooLarge = refuseTooLarge(priced.total, rules);
      if (tooLarge) return refuse(tooLarge);
      const order = await insertOrder(tx, {
        userId,
        ...byHand(command.platform),
        quickBuy: false,
        shopName: "",
        warehouseId: command.warehouseId,
        country: command.country,
        remark: command.remark,
        goods: priced.goods,
        domesticFreight: priced.domesticFreight,
        service: priced.service,
        total: priced.total,
        policy: { lines: priced.lines.map((each) => ({ ...each, amount: toDecimal(each.amount) })) },
        at: now,
        payBefore: payBefore(now, rules),
      });
      await placeUnpaidItem(tx, itemOf(command, order.id, classFlags(rules.goodsClasses, command.classId)));
      await setTimer(tx, unpaidTimer, { userId, orderId: order.id }, payBefore(now, rules));
      const accepted = await recordAcceptances(tx, deps, {
        userId,
        agreements: ["disclaimer"],
        acceptedWith: [`order:${order.orderNo}`],
        seen: command.agreementsSeen,
        at: now,
      });
      if (!accepted.ok) return accepted;
      const subjects = [{ subjectId: order.id, amount: priced.total }];
      const { tradeNo } = await openTrade(tx, { userId, purpose: "order", subjects, expiresAt: payBefore(now, rules), at: now });
      return ok({ tradeNo, orderNo: order.orderNo, total: priced.total });
    },
    command.once,
  );
}

/** A second-hand platform makes it a second-hand order, however it was placed (rule E-08). */
function byHand(platform: ShopSource) {
  return platform === "xianyu"
    ? { type: "second-hand" as const, shopSource: platform, shopId: null }
    : { type: "diy" as const, shopSource: platform, shopId: null };
}

function refuseDiy({ link, classId, disclaimerAgreed, ...priced }: Command, classes: GoodsClasses): Refusal | null {
  if (!isWebAddress(link)) return { code: "DIY_LINK_WRONG" };
  if (!isBelievable(priced)) return { code: "PRICE_NOT_CORRECT" };
  const refused = refuseGoodsClass(classes, classId);
  if (refused) return refused;
  return disclaimerAgreed ? null : { code: "DISCLAIMER_NOT_AGREED" };
}

function itemOf(command: Command, orderId: string, flags: readonly string[]) {
  const { userId, name, link, platform, quantity, unitPrice, domesticFreight, remark, classId, options, pictures, now } = command;
  const [first] = pictures;
  return {
    userId,
    orderId,
    goodsId: null,
    platform,
    link,
    name: { zh: name, en: name },
    skuId: "",
    skuName: options === "" ? [] : [{ zh: options, en: options }],
    pictureUrl: first === undefined ? null : pictureUrl(first),
    pictureFileIds: [...new Set(pictures)],
    classId,
    flags,
    quantity,
    unitPrice,
    domesticFreight,
    sellerFreight: domesticFreight,
    service: { ...unitPrice, amount: 0n },
    remark,
    services: [],
    at: now,
  };
}

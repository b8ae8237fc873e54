import {
  code,
  codes,
  country,
  digits,
  lines,
  oneOf,
  positive,
  price,
  type SearchOf,
  type SearchSchema,
  text,
  warehouse,
  whole,
} from "@sihai/client";
import { keysOf } from "@sihai/domain";
import type { ShopPath } from "@sihai/domain/content";

/** `open`: anybody may look (its data may still ask for a login, rule A-83). `user`: a registered user only, by the words in the path (rules ). */
export type Access = "open" | "user";
type Rule<Schema extends SearchSchema = SearchSchema> = { access: Access; search: Schema };

function open(): Rule<Record<never, never>>;
function open<Schema extends SearchSchema>(search: Schema): Rule<Schema>;
function open(search: SearchSchema = {}): Rule {
  return { access: "open", search };
}
function user(): Rule<Record<never, never>>;
function user<Schema extends SearchSchema>(search: Schema): Rule<Schema>;
function user(search: SearchSchema = {}): Rule {
  return { access: "user", search };
}

const page = whole(1, 100_000);
const calculation = {
  country,
  postcode: text,
  warehouse,
  weight: positive,
  length: positive,
  width: positive,
  height: positive,
  properties: codes,
  value: price,
};
const payment = { tradeNo: code, orderNo: code, packageId: code, serviceNo: code, amount: text, currency: code, purpose: code };
const returning = { back: text };

/** All 92 addresses of rule A-37 (`ShopPath` names them) without their language prefix, with the access rule and the query each page reads (rule A-40). */
export const paths = {
  // A.7 single pages
  "/home": open(),
  "/cart": open(),
  "/login": open({
    redirect_url: text,
    redirect: text,
    tab: oneOf("code", "password"),
    code: text,
    state: text,
    email: text,
    activate: code,
    unsubscribe: text,
    lost: oneOf("mailbox"),
    object: text,
    kind: code,
    view: code,
  }),
  "/register": open({ redirect_url: text, redirect: text, email: text, invite: code }),
  "/forgot-password": open({ email: text, token: text, redirect_url: text }),
  "/me": open(),
  // `url`: where a phone's share sheet puts an address that comes without a text (public/manifest.webmanifest).
  // `typed`: what stood in the field when somebody went on from it.
  "/shopping": open({ link: lines, url: lines, typed: lines }),
  // A.8 calculator
  "/calculator/index": open(calculation),
  "/calculator/list": open({ ...calculation, sort: code, filter: codes }),
  "/calculator/detail": open({ ...calculation, lineId: code }),
  "/calculator/goods-property": open({ ...calculation, ...returning }),
  // A.9 pay, recharge, wallet
  "/pay/index": user({ ...payment, ...returning, method: code, returned: oneOf("1"), otherwise: oneOf("1") }),
  "/pay/success": user({ ...payment, ...returning }),
  "/recharge/index": user({ ...payment, ...returning }),
  "/recharge/mainland": user({ ...payment, ...returning, transferNo: code }),
  "/recharge/overseas": user({ ...payment, ...returning, transferNo: code }),
  "/recharge/wise": user({ ...payment, ...returning, transferNo: code }),
  "/recharge/receipt": user({ ...payment, ...returning, transferNo: code }),
  "/recharge/success": user({ ...payment, ...returning, transferNo: code }),
  "/wallet/index": user({ billId: code, currency: code, type: code, month: code }),
  "/wallet/withdraw": user(),
  "/wallet/withdraw/record": user({ withdrawNo: code, status: code }),
  "/wallet/withdraw/apply": user({ billId: code, currency: code }),
  "/wallet/withdraw/apply/success": user({ withdrawNo: code }),
  // A.10 delivery expert
  "/delivery-expert/index": open({ itemIds: codes, country, addressId: digits, tab: oneOf("ask", "mine") }),
  "/delivery-expert/detail": open({ serviceBarcode: code }),
  "/delivery-expert/in-storage": open({ itemIds: codes, warehouse }),
  "/delivery-expert/packing-plan": open({ serviceBarcode: code }),
  // A.11 goods
  "/goods/detail": open({ goodsCode: text, link: text, platform: code, goodsId: text, goodsName: text }),
  "/goods/search": open({
    keyword: text,
    platform: code,
    sort: code,
    category: code,
    priceFrom: price,
    priceTo: price,
    page,
  }),
  "/goods/collection": open(),
  "/goods/my-cart-goods": open({ selected: codes, ...returning }),
  "/goods/service-promise": open({ show: oneOf("promise", "measured") }),
  // A.12 guide and help centre
  "/guide/shopping": open(),
  "/guide/transfer": open(),
  "/guide/user": open(),
  "/help-center/list": open({ keyword: text }),
  "/help-center/sub-list": open({ typeId: code, keyword: text }),
  "/help-center/detail": open({ helpId: code, from: text }),
  // A.13 operation
  "/operation/logistics-modified": open({ orderNo: code, itemNo: code }),
  "/operation/order-logistics-tracking": user({ orderNo: code, itemNo: code }),
  "/operation/pkg-logistics-tracking": open({ packageId: code }),
  "/operation/return-exchange": open({ orderNo: code, itemNo: code, type: oneOf("return", "exchange") }),
  "/operation/supplement-payment": user({ ...returning, orderNo: code, packageId: code, itemNo: code }),
  "/operation/video": open({ videoId: code }),
  // A.14 order
  "/order/list": user({ tab: code, keyword: text, type: code, warehouse, from: text, to: text }),
  "/order/detail": user({ orderNo: code }),
  "/order/pending-confirmation": user({ orderNo: code, itemNo: code, tab: code }),
  "/order/in-storage/goods-list": user({
    warehouse,
    country,
    tab: code,
    selected: codes,
    keyword: text,
    sort: oneOf("ending", "newest", "heaviest"),
    item: digits,
  }),
  "/order/in-storage/free-packaging-value-added-service": user(returning),
  /** `packageId`: that parcel is changed. */
  "/order/in-storage/submit": user({ warehouse, itemIds: codes, lineId: code, planId: code, addressId: digits, packageId: code }),
  "/order/in-storage/outlet-address": user({ lineId: code, country, city: text, ...returning }),
  "/order/service/additional-services": user({ orderNo: code, itemNo: code, goodsCode: text, shopId: text, ...returning }),
  "/order/service/existing-services": user({ orderNo: code, itemNo: code }),
  "/order/submit/dg": user({ quick: oneOf("0", "1"), goodsCodes: codes }),
  "/order/submit/dg/results": user({ orderNo: code, tradeNo: code }),
  "/order/submit/diy": user({ link: text, platform: code, goodsName: text, price: text, goodsId: text }),
  "/order/submit/zy": user({ warehouse, orderNo: code }),
  "/order/submit/zy/good-info-form": user({ parcel: whole(0, 99), index: whole(0, 999), orderNo: code }),
  "/order/submit/zy/result": user({ orderNo: code }),
  // A.15 package and warehouse
  "/package/list": user({ tab: code, keyword: text }),
  "/package/detail": user({ packageId: code, tab: code }),
  "/package/declaration/details": user({ packageId: code, ...returning }),
  "/package/declaration/names": user({ itemId: code, keyword: text, ...returning }),
  "/package/plan/detail": user({ planId: code, itemIds: codes, warehouse, country, addressId: digits, objective: code }),
  "/package/service/existing-services": user({ packageId: code }),
  "/package/submit/result": user({ packageId: code, tradeNo: code }),
  /** `tab=unannounced`: parcels nobody announced; none of the 92 addresses is theirs. */
  "/warehouse/list": open({ tab: oneOf("unannounced"), parcel: code, number: text, warehouse, mine: oneOf("1") }),
  "/warehouse/address": open({ warehouse }),
  // A.16 user
  "/user/address": user({ select: oneOf("1"), addressId: digits, ...returning }),
  "/user/address/edit": user({ addressId: digits, ...returning }),
  "/user/country-select": user({ key: code, country, ...returning }),
  "/user/coupon": user({ tab: code }),
  "/user/member": user(),
  "/user/member/growth": user(),
  "/user/message": user(),
  "/user/message/list": user({ type: code, unread: oneOf("0", "1") }),
  "/user/password": user(),
  "/user/password/pay": user({ mode: oneOf("set", "modify", "reset"), ...returning }),
  "/user/password/login": user(),
  "/user/password/login/email": user({ token: text }),
  "/user/password/login/original": user(),
  "/user/password/login/success": user({ mode: oneOf("changed", "sent") }),
  "/user/points": user(),
  /** `part`: none of the 92 addresses is where one is logged in, nor what follows it. */
  "/user/setting": user({ part: oneOf("devices", "data", "close", "messages", "programs") }),
  "/user/user-info-edit": user({ field: code }),
  "/user/account/email": user({ token: text }),
  "/user/consult/my-consult": user({ consultId: code, tab: oneOf("all", "waiting", "answered", "ended"), type: code }),
  "/user/consult/my-consult/unread": user(),
  "/user/consult/service": user({ orderNo: code, packageId: code, itemNo: code, type: code }),
  "/user/consult/service/expert": user({ serviceBarcode: code }),
  "/user/consult/shop-consult": user({ link: text, enquiryNo: code, tab: oneOf("ask", "mine"), addressId: digits }),
} as const satisfies Record<ShopPath, Rule>;

/** An address of the specification; each has its page (`routes.tsx`). */
export type Path = keyof typeof paths;
export const allPaths = keysOf(paths);

/** The parameters a page reads; every one may be missing. */
export type PathSearch<P extends Path> = SearchOf<(typeof paths)[P]["search"]>;

function isPath(value: string): value is Path {
  return Object.hasOwn(paths, value);
}

/** The page an address opens; the bare group path means its index page (rule A-41). Null for an unknown one, which leads home. */
export function pathOf(pathname: string): Path | null {
  const plain = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  if (isPath(plain)) return plain;
  const index = `${plain}/index`;
  return isPath(index) ? index : null;
}

/** Whether an address asks for a registered user. Unknown ones do not: they lead to the root. */
export function needsUser(pathname: string): boolean {
  const path = pathOf(pathname);
  return path !== null && paths[path].access === "user";
}

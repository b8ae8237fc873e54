import { addressEdit } from "@sihai/contract/address";
import { addToCart, listCart } from "@sihai/contract/cart";
import { goodsDetail, searchGoods } from "@sihai/contract/goods";
import { submitOrder } from "@sihai/contract/order";
import { listParcels, parcelDetail, parcelOptions, submitParcel } from "@sihai/contract/parcel";
import { openRecharge, payByBalance, payByCard } from "@sihai/contract/payment";
import { listStorage } from "@sihai/contract/storage";
import { cny, sum, toDecimal } from "@sihai/domain";
import { insuranceFee } from "@sihai/domain/parcel";
import type { Caller } from "./caller.ts";
import { demoPayPassword, type Member } from "./people.ts";

/** Writes the member's default address through the shop's own call; its id. */
export async function anAddress(
  caller: Caller,
  member: Member,
  place: {
    consignee: string;
    lastName: string;
    contact: string;
    country: string;
    stateId?: string;
    state: string;
    city: string;
    street: string;
    zip: string;
  },
): Promise<string> {
  const { addressId } = await caller.must(addressEdit, {
    body: {
      consignee: place.consignee,
      addressLastName: place.lastName,
      contact: place.contact,
      email: member.email,
      countryId: place.country,
      ...(place.stateId && { stateId: place.stateId }),
      addressState: place.state,
      city: place.city,
      fullAddress: place.street,
      zipCode: place.zip,
      default: true,
      label: "home",
    },
  });
  return addressId;
}

/** Fills the wallet by card, through the gateway. */
export async function recharge(caller: Caller, member: Member, addressId: string, amount: string): Promise<void> {
  const { tradeNo } = await caller.must(openRecharge, { body: { amount } });
  const [firstName = "", lastName = ""] = member.nickName.split(" ");
  await caller.must(payByCard, {
    body: {
      tradeNo,
      token: "pm_card_visa",
      currency: "CNY",
      addressId,
      firstName,
      lastName: lastName || firstName,
      email: member.email,
    },
  });
}

/** Puts the best-sold thing of a search into the cart, as many pieces as asked for or as the seller asks at least, and returns its cart line. */
export async function putInCart(caller: Caller, query: string, pieces = 1): Promise<string> {
  const { list } = await caller.must(searchGoods, { query: { q: query } });
  for (const { goodsId } of list.slice(0, 6)) {
    const goods = await caller.must(goodsDetail, { query: { goodsId } });
    const variant = goods.variants.find(({ stock }) => stock > 20);
    if (!variant || goods.minimumQuantity > 2) continue;
    const { cartItemId } = await caller.must(addToCart, {
      body: { goodsId, skuId: variant.skuId, quantity: Math.max(pieces, goods.minimumQuantity) },
    });
    return cartItemId;
  }
  throw new Error(`demo: nothing in stock for ${query}`);
}

type OrderOptions = { isPaid?: boolean; pieces?: Readonly<Record<string, number>> };

/** Orders what the queries find, one piece of each or as many as `pieces` says; pays unless told not to. Answers the payment. */
export async function order(
  caller: Caller,
  queries: readonly string[],
  country: string,
  { isPaid = true, pieces = {} }: OrderOptions = {},
): Promise<string> {
  const codes: string[] = [];
  for (const query of queries) codes.push(await putInCart(caller, query, pieces[query]));
  const lines = (await caller.must(listCart)).shops
    .flatMap((shop) => shop.lines)
    .filter((line) => codes.includes(line.cartItemId));
  const { tradeNo } = await caller.must(submitOrder, {
    body: {
      quicklyBuyFlg: 0,
      couponList: [],
      goodsCodeList: codes,
      shopOrderService: [],
      goodsAdditionalServiceList: [],
      quickGoods: null,
      warehouseId: 1,
      country,
      seenPrices: lines.map((line) => ({
        goodsCode: line.cartItemId,
        unitPrice: line.unitPrice,
        domesticFreight: line.domesticFreight,
      })),
      disclaimerAgreed: true,
    },
  });
  if (isPaid) await caller.must(payByBalance, { body: { tradeNo, payPassword: demoPayPassword } });
  return tradeNo;
}

/** One parcel in five comes out heavier than estimated; what it still costs is paid before the next is sent. */
async function payBalances(caller: Caller): Promise<void> {
  const { list } = await caller.must(listParcels, { query: { tab: "back-payment" } });
  for (const { packageId } of list) {
    const { tradeNo } = await caller.must(parcelDetail, { query: { packageId } });
    if (tradeNo !== null) await caller.must(payByBalance, { body: { tradeNo, payPassword: demoPayPassword } });
  }
}

/**
 * Makes a parcel of the `count` newest stored things, or of those `named` by part of their Chinese name, on the line `prefer` likes
 * best, and pays its deposit.
 */
export async function sendParcel(
  caller: Caller,
  member: Member,
  addressId: string,
  count: number,
  prefer: (lines: readonly { id: string; deposit: string; days: readonly [number, number] }[]) => string | undefined,
  { insuredValue = "0.00", named = [""] }: { insuredValue?: string; named?: readonly string[] } = {},
): Promise<void> {
  await payBalances(caller);
  const stored = await caller.must(listStorage, { query: { sort: "newest" } });
  const itemIds = stored.list
    .filter(({ name }) => named.some((part) => name.zh.includes(part)))
    .slice(0, count)
    .map(({ itemId }) => itemId);
  const options = await caller.must(parcelOptions, { body: { itemIds, addressId } });
  const open = options.eligible.filter(({ line }) => !line.needsOutlet);
  const wanted = prefer(open.map(({ line, deposit }) => ({ id: line.id, deposit, days: line.days as [number, number] })));
  const chosen = open.find(({ line }) => line.id === wanted) ?? open[0];
  if (!chosen) throw new Error("demo: no line takes the parcel");
  const charges = options.charges.map(({ amount }) => cny(amount));
  const { tradeNo } = await caller.must(submitParcel, {
    body: {
      itemIds,
      addressId,
      lineId: chosen.line.id,
      services: [],
      declaration: options.declaration,
      insuredValue,
      identity: { kind: "personal", companyName: "", number: "" },
      email: member.email,
      remark: "",
      agreedInsurance: true,
      agreedDifference: true,
      agreedOpenServices: true,
      total: toDecimal(sum([cny(chosen.deposit), insuranceFee(chosen.line, cny(insuredValue)), ...charges], "CNY")),
    },
  });
  await caller.must(payByBalance, { body: { tradeNo, payPassword: demoPayPassword } });
}

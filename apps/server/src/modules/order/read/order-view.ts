import type { orderSummaryField } from "@sihai/contract/order";
import { add, type Money, money, zero } from "@sihai/domain";
import { type LocalText, named } from "@sihai/domain/language";
import { isCancellableByBuyer, orderActions, orderState } from "@sihai/domain/order";
import { optionName } from "@sihai/text";
import type * as z from "zod/mini";
import { pictureUrl } from "../../file/index.ts";
import { chosenOptionsOf, type KeptGoods } from "../../goods/index.ts";
import { viewAlternative } from "../buying/alternatives.ts";
import { budgetOf } from "../buying/record-purchase.service.ts";
import { costOf, type ItemRow } from "../item.store.ts";
import { fen, type OrderRow } from "../order.store.ts";
import { readAsk, readPolicy, readServices } from "../submit/frozen-policy.ts";
import { payableItems } from "../submit/payable-items.ts";

type ShopSource = z.output<typeof orderSummaryField>["shopSource"];
type Context = {
  goods: ReadonlyMap<string, KeptGoods>;
  asks: ReadonlyMap<string, { facts: unknown; note: string | null }>;
  payBefore: Date | null;
};

export function itemView(item: ItemRow, { goods, asks, payBefore }: Context) {
  return {
    itemNo: item.item_no,
    state: item.state,
    goodsId: item.goods_id,
    platform: item.platform,
    link: item.link,
    name: named({ zh: item.name_zh, en: item.name_en }),
    options: optionsOf(item, goods),
    pictureUrl: item.picture_url,
    pictures: item.picture_file_ids.map(pictureUrl),
    declaredUnitValue: item.declared_unit_cny === null ? null : fen(item.declared_unit_cny),
    quantity: item.quantity,
    unitPrice: fen(item.unit_price_cny),
    domesticFreight: fen(item.domestic_freight_cny),
    service: fen(item.service_cny),
    total: money(costOf(item), "CNY"),
    paid: fen(item.paid_cny),
    refunded: fen(item.refunded_cny),
    remark: item.remark,
    services: readServices(item.services),
    dueAt: item.state === "unpaid" ? payBefore : item.due_at,
    courier: item.courier,
    trackingNo: item.tracking_no,
    cancellable: isCancellableByBuyer(item.state),
    ask: item.state === "awaiting-confirmation" ? askView(item, asks.get(item.id)) : null,
  };
}

/** In both languages from the goods; as frozen at submit when the variant is gone by now. */
export function optionsOf(item: Pick<ItemRow, "goods_id" | "sku_id" | "sku_name">, goods: ReadonlyMap<string, KeptGoods>) {
  const kept = item.goods_id === null ? undefined : goods.get(item.goods_id);
  const options = kept ? chosenOptionsOf(kept.goods, item.sku_id) : [];
  if (options.length > 0) return options;
  const values = (item.sku_name ?? []) as LocalText[];
  return values.map(({ zh, en }) => ({ name: optionName, value: { zh, en } }));
}

function askView(item: ItemRow, asked: { facts: unknown; note: string | null } | undefined) {
  const ask = readAsk(asked?.facts);
  if (!ask) return null;
  return {
    reason: ask.reason,
    note: asked?.note ?? "",
    short: ask.shortFen === null ? null : fen(ask.shortFen),
    answerBefore: item.due_at,
    photos: ask.photos,
    alternatives: ask.alternatives.map((each, index) => viewAlternative(each, index, budgetOf(item))),
  };
}

export function orderSummaryView(
  order: OrderRow,
  items: readonly ItemRow[],
  tradeNo: string | null,
  context: Omit<Context, "payBefore">,
) {
  const states = items.map(({ state }) => state);
  return {
    orderNo: order.orderNo,
    type: order.type,
    state: orderState(states),
    // Checked by the contract when the order was placed.
    shopSource: order.shopSource as ShopSource,
    shopName: { zh: order.shopName, en: readPolicy(order.policy).shopNameEn || order.shopName },
    total: liveTotal(order, items),
    due: dueOf(order, items),
    goodsCount: items.reduce((pieces, { quantity }) => pieces + quantity, 0),
    createdAt: order.createdAt,
    payBefore: order.payBefore,
    tradeNo,
    items: items.map((item) => itemView(item, { ...context, payBefore: order.payBefore })),
    actions: { ...orderActions(states), ...(order.type === "zy" && { pay: dueOf(order, items).amount > 0n }) },
  };
}

/** What the order comes to without the items that were called off; all of them called off: what it came to. */
function liveTotal(order: OrderRow, items: readonly ItemRow[]): Money {
  const live = items.filter(({ state }) => state !== "cancelled");
  if (live.length === 0) return order.total;
  return live.reduce((sum, item) => add(sum, money(costOf(item), "CNY")), zero("CNY"));
}

/** What is to be paid for an order now, by its items. */
function dueOf(order: OrderRow, items: readonly ItemRow[]): Money {
  return payableItems(order.type, items).reduce((sum, item) => add(sum, money(costOf(item), "CNY")), zero("CNY"));
}

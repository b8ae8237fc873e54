import { add, cny, compare, isPositive, subtract, times, toDecimal } from "@sihai/domain";
import { cnyText, inLanguage, type Language, moneyText } from "@sihai/text";
import { type OrderWords, orderDict } from "@sihai/text/dict/order";
import { type PromotionWords, promotionDict } from "@sihai/text/dict/promotion";
import { Card, type CostLine, CostLines } from "@sihai/ui";
import { ChevronDown } from "lucide-react";
import { useDict, useLanguage } from "#shop";
import { paidServicesOf, unpaidServicesOf } from "../service/ServicesToPay.tsx";
import { costLinesOf } from "./submit/cost-lines-of.ts";
import type { DetailItemOnWire, OrderDetailOnWire, PreviewedOrder } from "./types.ts";

/** What a coupon takes off, as a line of its own. */
export function discountLines(discount: PreviewedOrder["discount"], words: PromotionWords, language: Language): CostLine[] {
  if (!discount) return [];
  const { amount, name, couponNo } = discount;
  return [{ label: words.orderLine, amount: `-${amount}`, tone: "ok", formula: `${inLanguage(name, language)} ${couponNo}` }];
}

/** What a member saves on the services of an order; the lines hold it already. */
export function MemberSaving({ amount }: { amount: string | null }) {
  const words = useDict(orderDict);
  if (amount === null || !isPositive(amount)) return null;
  return <p className="mt-2 text-note text-ok">{words.memberSaving(cnyText(amount))}</p>;
}

const ofGoods: readonly string[] = ["goods", "domestic-freight"];

/** What several services of an order come to (rule E-22); of one, its line says so. */
function ServiceFee({ lines, total }: { lines: OrderDetailOnWire["lines"]; total: string }) {
  const words = useDict(orderDict);
  const services = lines.filter(({ label, amount }) => !ofGoods.includes(label) && isPositive(amount));
  if (services.length < 2) return null;
  return <p className="mt-2 text-note text-grey">{words.serviceTotal(cnyText(total))}</p>;
}

/** Every line of the order's total, with what was paid and what came back. */
export function OrderCosts({ order }: { order: OrderDetailOnWire }) {
  const words = useDict(orderDict);
  const offWords = useDict(promotionDict);
  const language = useLanguage();
  const isPaid = isPositive(order.paid);
  // What its own card was charged says what was paid; a second sum beside it, without the surcharge, would be another "paid".
  const isByCardAlone = order.cardPayments.length > 0 && order.cardPayments.every(({ orders }) => orders === 1);
  // What was paid later stands beside it as a line of its own.
  const paid = toDecimal(subtract(cny(order.paid), cny(order.supplementaryPayment.within ?? "0.00")));
  const given = [
    ...(order.acceptedDifference ? [{ label: words.acceptedDifference, amount: order.acceptedDifference }] : []),
    ...(isPaid && !isByCardAlone ? [{ label: words.paid, amount: paid, tone: "ok" as const }] : []),
    ...order.cardPayments.flatMap(cardLines),
    ...(isPositive(order.refunded) ? [{ label: words.refunded, amount: `-${order.refunded}`, tone: "ok" as const }] : []),
    ...supplementLines(order.supplementaryPayment, words),
    ...serviceLines(order, words),
  ];
  // In the currency the card was charged in; where that was another, CNY stand beneath.
  function cardLines({ charged, amount, surcharge, orders }: OrderDetailOnWire["cardPayments"][number]) {
    const whole = toDecimal(add(cny(amount), cny(surcharge)));
    const inCurrency = charged.currency === "CNY" ? {} : { shown: moneyText(charged), formula: cnyText(whole) };
    return [
      { label: words.cardSurcharge, amount: surcharge },
      { label: words.chargedToCard(orders), amount: whole, ...inCurrency },
    ];
  }
  // One that cost nothing itself has its costs once something was ordered for its items later.
  if (order.lines.length === 0)
    return given.length === 0 ? null : (
      <Card title={words.costs}>
        <CostLines lines={given} />
      </Card>
    );
  return (
    <Card title={words.costs}>
      <CostLines
        lines={[...costLinesOf(order.lines, words), ...discountLines(order.discount, offWords, language)]}
        total={{ amount: order.total, ...(order.state === "unpaid" && { tone: "danger" as const }) }}
      />
      <ServiceFee lines={order.lines} total={order.totalServiceFee} />
      <MemberSaving amount={order.memberDiscount} />
      {given.length > 0 ? (
        <div className="mt-3 border-t border-line pt-2">
          <CostLines lines={given} />
        </div>
      ) : null}
    </Card>
  );
}

/** What was asked for after the order was paid stands beside its total, as it is paid apart. */
function supplementLines({ open, paid }: OrderDetailOnWire["supplementaryPayment"], words: OrderWords): CostLine[] {
  return [
    ...(isPositive(paid) ? [{ label: words.supplementPaid, amount: paid, tone: "ok" as const }] : []),
    ...(isPositive(open) ? [{ label: words.supplementOpen, amount: open, tone: "danger" as const }] : []),
  ];
}

/** What was ordered for its items later, paid and to be paid. */
function serviceLines({ items }: OrderDetailOnWire, words: OrderWords): CostLine[] {
  const paid = paidServicesOf({ items });
  const open = unpaidServicesOf({ items });
  return [
    ...(isPositive(paid) ? [{ label: words.servicesPaid, amount: paid, tone: "ok" as const }] : []),
    ...(open ? [{ label: words.servicesOpen, amount: open.amount, tone: "danger" as const }] : []),
  ];
}

type Priced = Pick<DetailItemOnWire, "unitPrice" | "quantity" | "domesticFreight" | "service" | "discount" | "total">;

/**
 * What one item of several bears of its order's costs, one press away: its share of the shop's freight and of a coupon, so that what comes back for it can
 * be counted. Nothing where its price is all there is, or where its parts are not its sum any more.
 */
export function ItemCosts({ item }: { item: Priced }) {
  const words = useDict(orderDict);
  const off = useDict(promotionDict);
  const { domesticFreight, service, discount, total } = item;
  const goods = times(cny(item.unitPrice), item.quantity);
  const sum = subtract(add(add(goods, cny(domesticFreight)), cny(service)), cny(discount));
  if (compare(goods, cny(total)) === 0 || compare(sum, cny(total)) !== 0) return null;
  const lines = [
    { label: words.line.goods, amount: toDecimal(goods) },
    { label: words.line["domestic-freight"], amount: domesticFreight },
    { label: words.services, amount: service },
  ].filter(({ amount }, index) => index === 0 || isPositive(amount));
  const taken = isPositive(discount) ? [{ label: off.orderLine, amount: `-${discount}`, tone: "ok" as const }] : [];
  return (
    <details className="group mt-2">
      <summary className="flex min-h-11 list-none items-center gap-1 font-semibold text-brand-strong [&::-webkit-details-marker]:hidden">
        {words.itemCosts(cnyText(total))}
        <ChevronDown aria-hidden size={18} className="eased group-open:rotate-180" />
      </summary>
      <CostLines lines={[...lines, ...taken]} total={{ amount: total }} />
    </details>
  );
}

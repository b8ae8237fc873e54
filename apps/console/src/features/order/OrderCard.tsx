import { useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { readOrderAsStaff } from "@sihai/contract/order";
import { isPositive } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import type { NoteSubject } from "@sihai/domain/note";
import { beijing, cnyText, countryName, formatDateTime } from "@sihai/text";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { type ConsoleLookUpWords, consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Card, CostLines, ErrorState, SkeletonCard } from "@sihai/ui";
import { useDict, useLanguage } from "#console";
import { CustomerLink, Facts, Notes, OrderLink, PlatformName, useLocal, WarehouseName, wishWords } from "#desk";
import { OrderItemRow } from "./OrderItemRow.tsx";

type Order = CallData<typeof readOrderAsStaff>["order"];

/** One order whole; the item that was asked for is marked. */
export function OrderCard({ orderNo, searchText }: { orderNo: string; searchText: string }) {
  const words = useDict(consoleLookUpDict);
  const shared = useDict(consoleDict);
  const buying = useDict(consoleBuyingDict);
  const language = useLanguage();
  const local = useLocal();
  const read = useEndpoint(readOrderAsStaff, { query: { orderNo } }, { freshMs: 0 });
  if (read.isPending) return <SkeletonCard lines={5} picture />;
  if (read.error) return <ErrorState text={read.error.message || undefined} onReload={() => void read.refetch()} />;
  const { order, customerMark } = read.data;
  const cancelReasons: Readonly<Record<string, string>> = words.cancelReasons;
  const noted: NoteSubject[] = [
    { kind: "customer", no: customerMark },
    { kind: "order", no: orderNo },
    ...order.items.map(({ itemNo: no }) => ({ kind: "item" as const, no })),
  ];
  return (
    <Card title={<OrderLink orderNo={orderNo} />} aside={words.orderTypes[order.type]}>
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(280px,340px)_1fr]">
        <div className="flex flex-col gap-4">
          <Facts
            rows={[
              [shared.customer, <CustomerLink key="customer" mark={customerMark} />],
              [words.placed, formatDateTime(order.createdAt, language, beijing)],
              [words.shop, shopWords(order.shopName, local)],
              ["", <SourceName key="source" source={order.shopSource} />],
              [shared.warehouse, <WarehouseName key="warehouse" id={order.warehouseId} />],
              [words.country, order.country && countryName(order.country, language)],
              [shared.remark, order.remark],
              [buying.howOrdered, order.quickBuy ? buying.quickBuy : null],
              [buying.wishes, wishWords(order.wish, buying.wishNames).join(" · ")],
              [words.cancelledBecause, order.cancelReason && (cancelReasons[order.cancelReason] ?? order.cancelReason)],
            ]}
          />
          <OrderMoney order={order} />
          <Notes subject={{ kind: "customer", no: customerMark }} among={noted} />
          <Notes subject={{ kind: "order", no: orderNo }} among={noted} />
        </div>
        <ul className="min-w-0 divide-y divide-line">
          {order.items.map((item) => (
            <OrderItemRow
              key={item.itemNo}
              item={item}
              noted={noted}
              isMatch={[item.itemNo, item.trackingNo].includes(searchText) && searchText !== orderNo}
            />
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** The shop as its customer reads it, and as its own page calls it: that is where the goods are looked for. */
function shopWords(name: LocalText, local: (text: LocalText) => string): string {
  return local(name) === name.zh ? name.zh : `${local(name)} (${name.zh})`;
}

/** Where the goods are bought; what is no platform is said in words. */
function SourceName({ source }: { source: Order["shopSource"] }) {
  const words = useDict(consoleLookUpDict);
  return source === "own" || source === "other" ? words.sources[source] : <PlatformName platform={source} />;
}

/** What the order comes to, line by line, and what was paid, with what its card was charged on top, and refunded. */
function OrderMoney({ order }: { order: Order }) {
  const words = useDict(consoleLookUpDict);
  const local = useLocal();
  const { discount } = order;
  const surcharges = order.cardPayments.filter(({ surcharge }) => isPositive(surcharge));
  return (
    <section aria-label={words.money}>
      <h3 className="mb-1 font-semibold">{words.money}</h3>
      <CostLines
        lines={[
          ...order.lines.map(({ label, amount, how }) => ({
            label: words.moneyLines[label],
            amount,
            ...(how ? { formula: how } : {}),
          })),
          ...(discount ? [discountLine(discount, words.coupon, local)] : []),
        ]}
        total={{ label: words.total, amount: order.total }}
      />
      <p className="mt-2 text-note text-grey empty:hidden">{serviceSums(order, words).join(" · ")}</p>
      <p className="mt-2 text-body">
        {words.paid} <strong>{cnyText(order.paid)}</strong>
        {surcharges.map(({ surcharge, orders }) => ` ${words.plusSurcharge(cnyText(surcharge), orders)}`)} · {words.refunded}{" "}
        <strong>{cnyText(order.refunded)}</strong>
      </p>
    </section>
  );
}

/** Of its total: what all services come to, and what a member saved on them (rules E-21 and E-22). */
function serviceSums({ totalServiceFee, memberDiscount }: Order, words: ConsoleLookUpWords): string[] {
  return [
    ...(isPositive(totalServiceFee) ? [words.serviceTotal(cnyText(totalServiceFee))] : []),
    ...(memberDiscount !== null && isPositive(memberDiscount) ? [words.memberSaving(cnyText(memberDiscount))] : []),
  ];
}

type Discount = NonNullable<Order["discount"]>;

/** What the coupon takes off, with its name and number behind it. */
function discountLine({ amount, name, couponNo }: Discount, label: string, local: ReturnType<typeof useLocal>) {
  return { label, amount: `-${amount}`, tone: "ok" as const, formula: `${local(name)} ${couponNo}` };
}

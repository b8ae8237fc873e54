import { beijing, cnyText, formatBasisPoints, formatDate, formatDateTime, formatNumber, type Language } from "@sihai/text";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { type ConsolePromotionWords, consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { Card } from "@sihai/ui";
import { type DataColumn, DataTable } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { useLocal } from "#desk";
import type { Customer } from "./customer.ts";

type Coupon = Customer["coupons"]["available"][number];

/** The coupons a customer can use, how many there were, and the gifts that came as coupons. */
export function CouponsRoom({ coupons: { available, counts }, gifts }: Pick<Customer, "coupons" | "gifts">) {
  const words = useDict(consoleCustomerDict);
  const offer = useDict(consolePromotionDict);
  const language = useLanguage();
  const local = useLocal();
  const figure = (count: number) => formatNumber(count, language, 0);
  const columns: DataColumn<Coupon>[] = [
    { key: "no", title: words.couponNo, cell: ({ couponNo }) => couponNo },
    { key: "name", title: words.coupon, cell: ({ name }) => local(name) },
    { key: "gives", title: words.gives, cell: ({ terms }) => givesOf(terms.reduction, offer, language) },
    { key: "until", title: words.validUntil, cell: ({ validUntil }) => formatDateTime(validUntil, language, beijing) },
  ];
  return (
    <Card title={words.coupons} aside={words.counts(figure(counts.available), figure(counts.used), figure(counts.expired))}>
      {available.length === 0 ? (
        <p className="text-grey">{words.noCoupons}</p>
      ) : (
        <DataTable
          caption={words.coupons}
          rows={available}
          rowId={({ couponId }) => couponId}
          columns={columns}
          maxHeight="320px"
        />
      )}
      <h3 className="mt-4 mb-1 font-semibold">{words.gifts}</h3>
      {gifts.length === 0 ? <p className="text-grey">{words.noGifts}</p> : null}
      <ul>
        {gifts.map(({ gift, amount, level, at, couponNo }) => (
          <li key={`${gift} ${at}`}>
            {formatDate(at, language, beijing)} · {words.gift[gift]} {words.level(level)} · {cnyText(amount)} ·{" "}
            {couponNo ?? words.pendingGift}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function givesOf(reduction: Coupon["terms"]["reduction"], words: ConsolePromotionWords, language: Language): string {
  if (reduction.type === 0) return words.amountOff(cnyText(reduction.amount));
  return reduction.type === 1 ? words.percentOff(formatBasisPoints(reduction.bp, language)) : words.serviceFree;
}

import { cny, isPositive, subtract, toDecimal } from "@sihai/domain";
import { chargeHow, cnyText, formatDay, type Language } from "@sihai/text";
import { type ParcelWords, parcelDict } from "@sihai/text/dict/parcel";
import { promotionDict } from "@sihai/text/dict/promotion";
import { storageDict } from "@sihai/text/dict/storage";
import { Card, type CostLine, CostLines } from "@sihai/ui";
import { useAmountDue, useDict, useLanguage } from "#shop";
import { ExpectedTax } from "../goods/to-door/ExpectedTax.tsx";
import { ParcelSums } from "../goods/to-door/ParcelSums.tsx";
import { moneyOf, moneyOfBalanceDue } from "../goods/to-door/parcel-sums.ts";
import { CardCharged } from "./CardCharged.tsx";
import { chargeName } from "./charge-name.ts";
import { DepositBreakdown } from "./DepositBreakdown.tsx";
import { discountLine } from "./discount-line.ts";
import type { Parcel } from "./parcel-view.ts";
import { finalTotal } from "./settlement-rows.ts";

/** What was paid for the parcel, or is to be: deposit, insurance, services, each line with its formula. */
export function ParcelCost({ parcel }: { parcel: Parcel }) {
  const words = useDict(parcelDict);
  const services = useDict(storageDict).serviceNames;
  const offWords = useDict(promotionDict);
  const language = useLanguage();
  const { insurance, charges, discounts } = parcel;
  const cancelled = parcel.state === "cancelled";
  const paid = [
    { label: words.deposit, amount: parcel.deposit, formula: <DepositBreakdown how={parcel.depositHow} /> },
    ...(insurance.fee === "0.00"
      ? []
      : [{ label: words.insurance, amount: insurance.fee, formula: insuranceHow(insurance, words) }]),
    ...charges
      .filter(({ amount }) => amount !== "0.00")
      .map(({ code, amount, quantity, unitPrice, how }) => ({
        label: chargeName(code, words.charges, services),
        amount,
        formula: chargeHow({ code, quantity, unitPrice, how }, words, language),
      })),
    ...discounts.map((discount) => discountLine(discount, offWords, language)),
  ];
  const settled = parcel.settlement && settledLine(parcel.settlement, words, language);
  // Where the deposit is all there is, the settlement above has said what it came to.
  const isSaid = parcel.settlement !== null && paid.length === 1 && parcel.cardPayments.length === 0;
  return (
    <>
      {isSaid ? null : (
        <Card title={words.cost}>
          <CostLines
            lines={settled ? [...paid, settled] : paid}
            total={{
              label: settled ? words.totalFinal : parcel.paidAt ? words.total : cancelled ? words.totalWas : words.totalDue,
              amount: parcel.settlement ? finalTotal({ total: parcel.total, settlement: parcel.settlement }) : parcel.total,
            }}
            {...(cancelled ? { note: parcel.paidAt ? refundedText(parcel, words) : words.nothingCharged } : {})}
          />
          <CardCharged payments={parcel.cardPayments} />
        </Card>
      )}
      <Sums parcel={parcel} />
    </>
  );
}

/** The share of what is insured, and the least it costs; a server of before does not say them. */
function insuranceHow({ insured, terms }: Parcel["insurance"], words: ParcelWords): string {
  if (!terms) return words.insured(cnyText(insured));
  return words.insuredHow(`${terms.rateBp / 100}%`, cnyText(insured), cnyText(terms.least));
}

/** What came back of a cancelled parcel's money, and what did not; a server of before does not say how much. */
function refundedText({ total, refunded }: Parcel, words: ParcelWords): string {
  if (refunded == null) return words.refundedNote;
  const kept = toDecimal(subtract(cny(total), cny(refunded)));
  return isPositive(kept) ? words.refundedLess(cnyText(refunded), cnyText(kept)) : words.refundedAll(cnyText(refunded));
}

/** What the settlement gave back or asked for besides; null where it came out even. */
function settledLine(settlement: NonNullable<Parcel["settlement"]>, words: ParcelWords, language: Language): CostLine | null {
  const { outcome, difference, owed, at } = settlement;
  if (outcome === "even") return null;
  if (outcome === "refund") return { label: words.backToBalance(formatDay(at, language)), amount: `-${difference}`, tone: "ok" };
  return { label: owed === "0.00" ? words.balancePaid : words.balanceDue, amount: difference };
}

/** What is paid and what is still to come; once it is here and settled, the tax that was expected. */
function Sums({ parcel }: { parcel: Parcel }) {
  const { state, tax, line, address } = parcel;
  const owed = parcel.settlement?.owed ?? "0.00";
  const isOwing = isPositive(owed);
  const toPay = useAmountDue(isOwing ? owed : parcel.total);
  // What is owed is asked for next, by the page's button, with what paying it adds.
  const money = isOwing
    ? moneyOfBalanceDue(parcel, owed, toPay.surcharge)
    : moneyOf(parcel, parcel.paidAt === null ? toPay.surcharge : null);
  if (state === "cancelled") return null;
  const isOver = state === "delivered" || state === "completed";
  if (isOver && !isOwing) return tax ? <ExpectedTax country={address.country} {...tax} /> : null;
  return <ParcelSums money={money} tax={tax} taxMode={line.taxMode} country={address.country} />;
}

import { isPositive } from "@sihai/domain";
import { type ParcelWords, parcelDict } from "@sihai/text/dict/parcel";
import { Price } from "@sihai/ui";
import { useDict } from "#shop";
import type { ListedParcel } from "./parcel-view.ts";
import { finalTotal } from "./settlement-rows.ts";

type MoneyRow = { label: string; amount: string; isDue?: boolean };

/** The one price on a parcel's card: what is paid and how sure that is, and what is still to come. */
export function ParcelMoney({ parcel }: { parcel: ListedParcel }) {
  const words = useDict(parcelDict);
  if (parcel.state === "cancelled") return null;
  return (
    <dl className="flex flex-col gap-1 text-note text-grey">
      {moneyRows(parcel, words.money).map(({ label, amount, isDue = false }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt>{label}</dt>
          <dd className="ml-auto text-right">
            <Price amount={amount} size="small" tone={isDue ? "danger" : "ink"} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is paid first; then what is owed, and the tax that is paid on arrival. */
function moneyRows(parcel: ListedParcel, words: ParcelWords["money"]): MoneyRow[] {
  const { owed, tax, state } = parcel;
  const isOwed = isPositive(owed);
  const isHere = state === "delivered" || state === "completed";
  return [
    paidRow(parcel, words),
    ...sealedRow(parcel, words),
    ...(isOwed ? [{ label: words.owed, amount: owed, isDue: true }] : []),
    ...(tax !== null && isPositive(tax) && !isHere ? [{ label: words.tax, amount: tax }] : []),
  ];
}

/** What a sealed parcel will come to, before it has left. */
function sealedRow({ total, settlement, sealed }: ListedParcel, words: ParcelWords["money"]): MoneyRow[] {
  if (settlement || !sealed || sealed.outcome === "even") return [];
  return [{ label: words.sealed, amount: finalTotal({ total, settlement: sealed }) }];
}

function paidRow({ total, paidAt, settlement, sealed, owed }: ListedParcel, words: ParcelWords["money"]): MoneyRow {
  if (paidAt === null) return { label: words.toPay, amount: total };
  if (settlement === null) return { label: sealed === null ? words.paid : words.paidSoFar, amount: total };
  return isPositive(owed)
    ? { label: words.paidSoFar, amount: total }
    : { label: words.final, amount: finalTotal({ total, settlement }) };
}

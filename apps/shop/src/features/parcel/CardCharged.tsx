import type { CallData } from "@sihai/contract";
import type { parcelDetail } from "@sihai/contract/parcel";
import { isPositive } from "@sihai/domain";
import { cnyText, moneyText } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { useDict } from "#shop";

type Payment = Omit<CallData<typeof parcelDetail>["cardPayments"][number], "amount">;

/** What cards were charged for a parcel, the surcharge in it: why a statement of the card shows more than its total. */
export function CardCharged({ payments }: { payments: readonly Payment[] }) {
  const words = useDict(parcelDict);
  return payments
    .filter(({ surcharge }) => isPositive(surcharge))
    .map(({ charged, surcharge, subjects = 1 }, at) => (
      <p key={`charge-${at + 1}`} className="text-right text-note text-grey">
        {words.cardChargedWith(moneyText(charged), cnyText(surcharge), subjects)}
      </p>
    ));
}

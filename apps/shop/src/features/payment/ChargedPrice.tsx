import type { Currency } from "@sihai/domain";
import { moneyText } from "@sihai/text";
import { Price } from "@sihai/ui";

type ChargedPriceProps = { amount: string; charged: { amount: string; currency: Currency } };

/** A sum in CNY with what the card is charged for it, in the very currency and figure of the button and the receipt. */
export function ChargedPrice({ amount, charged }: ChargedPriceProps) {
  return (
    <span className="inline-flex flex-wrap items-baseline justify-center gap-x-2">
      <Price amount={amount} size="large" alone />
      {charged.currency === "CNY" ? null : (
        <>
          {" "}
          <span className="text-body whitespace-nowrap text-grey">{moneyText(charged)}</span>
        </>
      )}
    </span>
  );
}

import { returnDict } from "@sihai/text/dict/return";
import { CostLines } from "@sihai/ui";
import { useDict } from "#shop";
import type { ReturnOnWire } from "./types.ts";

/** What came from the seller, what was taken from it and what is the buyer's; of an exchange what it costs. */
export function ReturnMoney({ shown }: { shown: ReturnOnWire }) {
  const words = useDict(returnDict);
  const less = (amount: string) => (amount === "0.00" ? amount : `-${amount}`);
  if (shown.refund !== null && shown.sellerRefund !== null) {
    const isReturn = shown.kind === "return";
    return (
      <div className="mt-3">
        <CostLines
          lines={[
            { label: words.sellerRefund, amount: shown.sellerRefund },
            ...(isReturn
              ? [
                  { label: words.paidFreight, amount: less(shown.freightTaken) },
                  { label: words.paidFee, amount: less(shown.feeTaken), ...(shown.isFree && { shown: words.feeFree }) },
                ]
              : []),
          ]}
          total={{ label: words.toBalance, amount: shown.refund, tone: "ok" }}
        />
      </div>
    );
  }
  if (shown.state === "refused" || shown.state === "cancelled") return null;
  const freight =
    shown.kind === "exchange" && shown.freight !== null ? shown.freightTaken : (shown.freight ?? shown.freightQuote);
  return (
    <div className="mt-3">
      <CostLines
        lines={[
          { label: words.paidFee, amount: shown.fee, ...(shown.isFree && { shown: words.feeFree, tone: "ok" as const }) },
          ...(freight === null ? [] : [{ label: shown.freight === null ? words.quoted : words.paidFreight, amount: freight }]),
        ]}
      />
    </div>
  );
}

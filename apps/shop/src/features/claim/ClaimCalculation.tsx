import { cnyText } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { CostLines } from "@sihai/ui";
import { useDict } from "#shop";
import type { ClaimOnWire } from "./types.ts";

/** How the most a claim can come to is found: the values, the share as a bar, the formula. Before goods are chosen there is none yet. */
export function ClaimCalculation({ calculated }: { calculated: ClaimOnWire["calculation"] }) {
  const words = useDict(claimDict);
  const { basis, insured, freight, goods, loss, maximum } = calculated;
  const isOpen = loss === "0.00" && maximum === "0.00";
  const how = isOpen
    ? words.how.open
    : basis === "delay"
      ? words.how.delay(cnyText(freight), cnyText(maximum))
      : words.how[basis](cnyText(basis === "insured" ? insured : freight), cnyText(loss), cnyText(goods));
  const share = Number(goods) > 0 ? Math.min(100, (Number(loss) / Number(goods)) * 100) : 0;
  return (
    <div className="flex flex-col gap-2">
      {basis === "delay" || isOpen ? null : (
        <div aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
          <div className="h-full rounded-full bg-brand-strong" style={{ width: `${share}%` }} />
        </div>
      )}
      <CostLines
        lines={[
          ...(basis === "delay"
            ? []
            : [
                { label: words.goodsWorth, amount: goods },
                ...(isOpen ? [] : [{ label: words.lossWorth, amount: loss }]),
                {
                  label: words.insuredValue,
                  amount: insured,
                  ...(insured === "0.00" && { shown: words.notInsured }),
                },
              ]),
          { label: words.freightPaid, amount: freight },
        ]}
        {...(!isOpen && { total: { label: words.most, amount: maximum } })}
        note={how}
      />
    </div>
  );
}

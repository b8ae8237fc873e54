import { cny, sign } from "@sihai/domain";
import { chargeHow, cnyText, depositWords, formulaText } from "@sihai/text";
import { type ConsoleLookUpWords, consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { freightDict } from "@sihai/text/dict/freight";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Card, type CostLine, CostLines, DepositLines, Notice } from "@sihai/ui";
import { useDict, useLanguage } from "#console";
import { wordOf } from "#desk";
import type { ParcelRead } from "./parcel-read.ts";

/** What the customer was charged, line by line, and how the freight was settled. */
export function ParcelMoney({ parcel }: { parcel: ParcelRead }) {
  const words = useDict(consoleLookUpDict);
  const shared = useDict(consoleDict);
  const parcelWords = useDict(parcelDict);
  const language = useLanguage();
  const deposit = depositWords(parcel.depositHow, useDict(freightDict), language);
  const chargeWords = { ...shared.parcelServices, measuring: words.measuringFee, storage: words.storageFee };
  const lines: CostLine[] = [
    {
      label: words.deposit,
      amount: parcel.deposit,
      formula: deposit ? <DepositLines {...deposit} /> : formulaText(parcel.depositHow),
    },
    ...(sign(cny(parcel.insurance.fee)) > 0 ? [insuranceLine(parcel.insurance, words)] : []),
    ...parcel.charges.map(({ code, quantity, unitPrice, amount, how }) => ({
      label: `${wordOf(chargeWords, code)} × ${quantity}`,
      amount,
      formula: chargeHow({ code, quantity, unitPrice, how }, parcelWords, language),
    })),
    ...parcel.discounts.map((discount) => discountLine(discount, words)),
  ];
  return (
    <Card title={words.money}>
      <CostLines lines={lines} total={{ label: words.parcelTotal, amount: parcel.total }} />
      {parcel.settlement ? <Settled settlement={parcel.settlement} /> : null}
    </Card>
  );
}

/** What the weighed parcel came to beside its deposit, and what of it is still owed. */
function Settled({ settlement }: { settlement: NonNullable<ParcelRead["settlement"]> }) {
  const words = useDict(consoleLookUpDict);
  return (
    <>
      <section aria-label={words.settlement} className="mt-4 border-t border-line pt-3">
        <h3 className="mb-1 font-semibold">{words.settlement}</h3>
        <CostLines
          lines={[
            { label: words.finalFreight, amount: settlement.quote.total },
            { label: words.outcomes[settlement.outcome], amount: settlement.difference },
          ]}
        />
      </section>
      {sign(cny(settlement.owed)) > 0 ? (
        <div className="mt-3">
          <Notice tone="warn">
            {words.owed} <strong>{cnyText(settlement.owed)}</strong>
          </Notice>
        </div>
      ) : null}
    </>
  );
}

/** The fee, and what it covers. */
function insuranceLine({ fee, insured }: ParcelRead["insurance"], words: ConsoleLookUpWords): CostLine {
  return { label: words.insurance, amount: fee, formula: words.insured(cnyText(insured)) };
}

function discountLine({ kind, ref, amount }: ParcelRead["discounts"][number], words: ConsoleLookUpWords): CostLine {
  return { label: words.discounts[kind], amount: `-${amount}`, tone: "ok", formula: ref };
}

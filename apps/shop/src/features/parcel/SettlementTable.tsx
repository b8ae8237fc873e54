import { cnyText, exactWeight, formatNumber, quoteLabel } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Scrollable } from "@sihai/ui";
import type { ReactNode } from "react";
import { useDict, useLanguage } from "#shop";
import { useFormula } from "../freight/use-formula.ts";
import type { Parcel } from "./parcel-view.ts";
import { type ComparedAmount, comparedAmounts, freightDifference } from "./settlement-rows.ts";

type Final = Pick<NonNullable<Parcel["sealed"]>, "quote">;
type Actual = NonNullable<Parcel["actual"]>;

/** Estimate and measurement side by side: weight, sides, what is charged for, and each amount with how it came about. */
export function SettlementTable({ parcel, actual }: { parcel: Parcel; actual: Actual }) {
  const words = useDict(parcelDict).compared;
  const language = useLanguage();
  const { estimated } = parcel;
  const final = parcel.settlement ?? parcel.sealed;
  const weight = (grams: number) => exactWeight(grams, language);
  const sides = (cm: readonly number[]) => cm.map((side) => formatNumber(side, language, 1)).join(breakable("×"));
  return (
    <Scrollable label={words.caption} className="overflow-x-auto">
      <table className="w-full text-body max-[359px]:text-note">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="text-note text-grey">
          <tr className="border-b border-line">
            <td />
            <th scope="col" className="py-2 text-right font-normal hyphens-auto wrap-anywhere">
              {words.estimated}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal hyphens-auto wrap-anywhere">
              {words.measured}
            </th>
          </tr>
        </thead>
        <tbody>
          <Row label={words.weight} estimated={weight(estimated.grams)} measured={weight(actual.grams)} />
          <Row
            label={words.sides}
            estimated={<span className="text-note">{sides(estimated.sidesCm)}</span>}
            measured={<span className="text-note">{sides(actual.sidesCm)}</span>}
          />
          {parcel.weighing.volumetric.rule === "never" ? null : (
            <Row
              label={words.volumetric}
              estimated={weight(estimated.volumetricGrams)}
              measured={weight(actual.volumetricGrams)}
            />
          )}
          <Row
            label={words.charged}
            estimated={weight(estimated.chargeableGrams)}
            measured={weight(actual.chargeableGrams)}
            strong
          />
        </tbody>
        {final ? <Amounts parcel={parcel} settlement={final} /> : null}
      </table>
    </Scrollable>
  );
}

function Amounts({ parcel, settlement }: { parcel: Parcel; settlement: Final }) {
  const words = useDict(parcelDict).compared;
  const difference = freightDifference({ deposit: parcel.deposit, settlement });
  return (
    <>
      <tbody className="border-t border-line">
        {comparedAmounts({ depositHow: parcel.depositHow, settlement }).map((line) => (
          <AmountRow key={line.label} line={line} />
        ))}
      </tbody>
      <tbody className="border-t border-line">
        <Row label={words.total} estimated={cnyText(parcel.deposit)} measured={cnyText(settlement.quote.total)} strong />
        <tr>
          <th scope="row" className="py-1 text-left font-normal hyphens-auto wrap-anywhere">
            {words.difference}
          </th>
          <td />
          <td className="py-1 pl-3 text-right font-semibold whitespace-nowrap">
            {difference.startsWith("-") || Number(difference) === 0 ? cnyText(difference) : `+${cnyText(difference)}`}
          </td>
        </tr>
      </tbody>
    </>
  );
}

function AmountRow({ line: { label, estimated, measured } }: { line: ComparedAmount }) {
  const lineWords = useDict(freightDict);
  const words = useDict(parcelDict).compared;
  const formulaOf = useFormula();
  const amount = (one: ComparedAmount["measured"]) => (one ? cnyText(one.amount) : "–");
  const isSame = estimated === null || measured === null || estimated.how === measured.how;
  const [only] = [measured ?? estimated];
  return (
    <>
      <Row label={quoteLabel(label, lineWords)} estimated={amount(estimated)} measured={amount(measured)} />
      <tr>
        <td colSpan={3} className="pb-2 text-note text-grey">
          {isSame ? (
            only && formulaOf(only.how)
          ) : (
            <>
              <span className="block">{words.howEstimated(formulaOf(estimated.how))}</span>
              <span className="block">{words.howMeasured(formulaOf(measured.how))}</span>
            </>
          )}
        </td>
      </tr>
    </>
  );
}

/** A sign behind which a narrow column may break. */
function breakable(sign: string): string {
  return `${sign}\u200b`;
}

type RowProps = { label: string; estimated: ReactNode; measured: ReactNode; strong?: boolean };

function Row({ label, estimated, measured, strong = false }: RowProps) {
  const weight = strong ? "font-semibold" : "font-normal";
  return (
    <tr className="align-baseline">
      <th scope="row" className={`py-1 text-left hyphens-auto wrap-anywhere ${weight}`}>
        {label}
      </th>
      <td className={`py-1 pl-1 text-right text-grey ${weight}`}>{estimated}</td>
      <td className={`py-1 pl-3 text-right ${weight}`}>{measured}</td>
    </tr>
  );
}

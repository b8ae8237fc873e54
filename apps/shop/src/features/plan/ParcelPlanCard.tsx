import { isPositive } from "@sihai/domain";
import { cnyText, formatWeight, inLanguage, quoteLabel } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { planDict } from "@sihai/text/dict/plan";
import { Card, CostLines, LinkButton, Price, plotColours, Tag } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { LineDays } from "../freight/LineDays.tsx";
import { useFormula } from "../freight/use-formula.ts";
import { WeighedGoods } from "../goods/WeighedGoods.tsx";
import { PackedPicture } from "./PackedPicture.tsx";
import type { PlannedItem, PlannedParcel } from "./plan-view.ts";

type ParcelPlanCardProps = {
  parcel: PlannedParcel;
  no: number;
  items: readonly PlannedItem[];
  /** Where it is submitted, unless the page's own button does that. */
  submitHref: string | null;
};

/** One parcel of a plan: its goods drawn as packed, its line, its price opened into lines, and the way to submit it. */
export function ParcelPlanCard({ parcel, no, items, submitHref }: ParcelPlanCardProps) {
  const words = useDict(planDict);
  const lineWords = useDict(freightDict);
  const language = useLanguage();
  const { line, quote, itemIds, open } = parcel;
  const inside = items.filter(({ itemId }) => itemIds.includes(itemId));
  const colour = plotColours[(no - 1) % plotColours.length] ?? plotColours[0];
  const weight = (grams: number) => formatWeight(grams, language);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-title font-semibold">
          {words.parcel(no)}
          <span className="block text-body font-normal">{inLanguage(line.name, language)}</span>
        </h2>
        <p className="ml-auto text-right">
          <Price amount={quote.total} />
          {parcel.tax !== null && isPositive(parcel.tax) ? (
            <span className="block text-note text-grey">{words.taxOnTop(cnyText(parcel.tax))}</span>
          ) : null}
        </p>
      </div>
      <div className="grid grid-cols-[3fr_2fr] items-center gap-3">
        <PackedPicture items={inside} colour={colour} />
        <ul className="flex min-w-0 flex-col gap-0.5 text-body">
          <li>{words.goods(inside.length)}</li>
          <li>{weight(inside.reduce((grams, item) => grams + item.grams, 0))}</li>
          <li>{words.chargedFor(weight(quote.chargeableGrams))}</li>
          <li className="text-note text-grey">{lineWords.taxModes[line.tax.mode]}</li>
        </ul>
      </div>
      <LineDays line={line} />
      <Opened inside={inside} quote={quote} />
      {open ? (
        submitHref === null ? null : (
          <LinkButton wide kind="quiet" href={submitHref}>
            {words.send}
          </LinkButton>
        )
      ) : (
        <p>
          <Tag tone="ok">{words.sent}</Tag>
        </p>
      )}
    </Card>
  );
}

/** What is inside and how the price is made up, each one press away. */
type OpenedProps = Pick<PlannedParcel, "quote"> & { inside: readonly PlannedItem[] };

function Opened({ inside, quote }: OpenedProps) {
  const words = useDict(planDict);
  const lineWords = useDict(freightDict);
  const formulaOf = useFormula();
  return (
    <div>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand-strong">
          {words.whatIsInside}
        </summary>
        <div className="pb-2">
          <WeighedGoods items={inside} />
        </div>
      </details>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand-strong">{words.openLines}</summary>
        <CostLines
          lines={quote.lines.map(({ label, amount, how }) => ({
            label: quoteLabel(label, lineWords),
            amount,
            formula: formulaOf(how),
          }))}
          total={{ amount: quote.total }}
        />
      </details>
    </div>
  );
}

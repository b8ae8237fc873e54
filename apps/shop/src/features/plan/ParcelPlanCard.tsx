import { cnyText, formatWeight } from "@sihai/text";
import { calculatorDict } from "@sihai/text/dict/calculator";
import { planDict } from "@sihai/text/dict/plan";
import { Card, CostLines, LinkButton, plotColours, Tag } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";
import { quoteLabel } from "../calculator/line-words.ts";
import { inLanguage } from "../goods/local-text.ts";
import type { PlannedItem, PlannedParcel } from "./plan-view.ts";

type ParcelPlanCardProps = {
  parcel: PlannedParcel;
  no: number;
  items: readonly PlannedItem[];
  addressId: string;
  planId: string;
};

/** One parcel of a plan: its goods, its line, its price opened into lines, and the way to submit it. */
export function ParcelPlanCard({ parcel, no, items, addressId, planId }: ParcelPlanCardProps) {
  const words = useDict(planDict);
  const lineWords = useDict(calculatorDict);
  const language = useLanguage();
  const { line, quote, itemIds, open } = parcel;
  const inside = items.filter(({ itemId }) => itemIds.includes(itemId));
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="flex min-w-0 items-baseline gap-2 text-title font-semibold">
          <span
            aria-hidden
            className="size-2.5 shrink-0 rounded-full"
            style={{ background: plotColours[(no - 1) % plotColours.length] }}
          />
          {words.parcel(no)} · {inLanguage(line.name, language)}
        </h2>
        <p className="text-title font-bold whitespace-nowrap">{cnyText(quote.total)}</p>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-note text-grey">
        <Tag>{lineWords.taxModes[line.tax.mode]}</Tag>
        {lineWords.promised(`${line.days[0]}–${line.days[1]}`)} · {formatWeight(quote.chargeableGrams, language)}
      </p>
      <ul className="my-3 flex flex-col gap-1 text-body">
        {inside.map((item) => (
          <li key={item.itemId} className="flex justify-between gap-3">
            <span className="truncate">{inLanguage(item.name, language)}</span>
            <span className="shrink-0 text-grey">{formatWeight(item.grams, language)}</span>
          </li>
        ))}
      </ul>
      <details className="mb-3">
        <summary className="flex min-h-11 cursor-pointer items-center text-note text-brand-strong">{words.openLines}</summary>
        <CostLines
          lines={quote.lines.map(({ label, amount, how }) => ({ label: quoteLabel(label, lineWords), amount, formula: how }))}
          total={{ amount: quote.total }}
        />
      </details>
      {open ? (
        <LinkButton
          wide
          kind="quiet"
          href={href("/order/in-storage/submit", { itemIds: [...itemIds], lineId: line.id, addressId, planId })}
        >
          {words.send}
        </LinkButton>
      ) : (
        <Tag tone="ok">{words.sent}</Tag>
      )}
    </Card>
  );
}

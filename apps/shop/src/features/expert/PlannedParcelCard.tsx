import { dotted, formatAmount, formatSize, formatWeight, inLanguage } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { freightDict } from "@sihai/text/dict/freight";
import { Card, CostLines, Price, plotColours, Tag } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { LineDays } from "../freight/LineDays.tsx";
import { WeighedGoods } from "../goods/WeighedGoods.tsx";
import { DepositBreakdown } from "../parcel/DepositBreakdown.tsx";
import type { PackingPlan } from "./expert-view.ts";

type PlannedParcelCardProps = {
  parcel: PackingPlan["parcels"][number];
  no: number;
  items: PackingPlan["items"];
};

/** One parcel of the plan: goods, line, packaging, weight and the price it is paid by. */
export function PlannedParcelCard({ parcel, no, items }: PlannedParcelCardProps) {
  const words = useDict(expertDict);
  const lineWords = useDict(freightDict);
  const language = useLanguage();
  const { line, quote, charges, packaging } = parcel;
  const inside = items.filter(({ itemId }) => parcel.itemIds.includes(itemId));
  const chargeNames: Record<string, string> = words.charges;
  return (
    <Card>
      <ParcelHeading no={no} line={inLanguage(line.name, language)} total={parcel.total} />
      <p className="mt-1 flex flex-wrap items-center gap-2 text-note text-grey">
        <Tag>{lineWords.taxModes[line.tax.mode]}</Tag>
        <Tag tone="brand">{words.packagings[packaging].name}</Tag>
      </p>
      <LineDays line={line} />
      <p className="mt-1 text-note text-grey">
        {dotted([
          words.packedSize(formatWeight(quote.chargeableGrams, language), formatSize(parcel.sidesCm, language)),
          words.declaredOf(formatAmount(parcel.declared.amount, "USD")),
        ])}
      </p>
      <div className="my-3">
        <WeighedGoods items={inside} />
      </div>
      <CostLines
        lines={[
          { label: words.deposit, amount: parcel.deposit, formula: <DepositBreakdown how={parcel.depositHow} /> },
          ...charges.map(({ code, amount, how, quantity, unitPrice }) => ({
            label: chargeNames[code] ?? words.otherCharge,
            amount,
            formula: how ?? `${quantity} × ${unitPrice}`,
          })),
        ]}
        total={{ amount: parcel.total }}
      />
    </Card>
  );
}

/** Its number with the colour it has in the plot, its line and its price. */
function ParcelHeading({ no, line, total }: { no: number; line: string; total: string }) {
  const words = useDict(expertDict);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 className="flex max-w-full min-w-0 items-baseline gap-2 text-title font-semibold">
        <span
          aria-hidden
          className="size-2.5 shrink-0 rounded-full"
          style={{ background: plotColours[(no - 1) % plotColours.length] }}
        />
        <span className="min-w-0 hyphens-auto wrap-anywhere">
          {words.parcel(no)} · {line}
        </span>
      </h2>
      <p className="ml-auto">
        <Price amount={total} />
      </p>
    </div>
  );
}

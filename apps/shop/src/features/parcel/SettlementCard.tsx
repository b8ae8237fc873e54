import { beijing, cnyText, formatDateTime, formatDay, formatSize, formatWeight } from "@sihai/text";
import { calculatorDict } from "@sihai/text/dict/calculator";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Card, CostLines, Gallery, Tag } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { quoteLabel } from "../calculator/line-words.ts";
import type { Parcel } from "./parcel-view.ts";

type Settlement = NonNullable<Parcel["settlement"]>;

/** What shipping came to against the deposit: photos of scale and tape, every amount with its formula. */
export function SettlementCard({ parcel }: { parcel: Parcel }) {
  const words = useDict(parcelDict);
  const lineWords = useDict(calculatorDict);
  const language = useLanguage();
  const { actual, settlement, evidence } = parcel;
  if (!actual) return null;
  const [first] = evidence;
  const pictures = evidence.map(({ fileId, kind }) => ({ src: `/api/files/${fileId}`, alt: words.evidence[kind] }));
  const weight = (grams: number) => formatWeight(grams, language);
  function differenceOf({ outcome, difference: amount, owed, at }: Settlement) {
    if (outcome === "even") return [];
    if (outcome === "refund") return [{ label: words.backToBalance(formatDay(at, language)), amount, tone: "ok" as const }];
    return owed === "0.00"
      ? [{ label: words.balancePaid, amount }]
      : [{ label: words.balanceDue, amount, tone: "danger" as const }];
  }
  return (
    <Card
      title={settlement ? words.settled : words.measured}
      aside={settlement ? <Outcome settlement={settlement} /> : null}
      className="flex flex-col gap-3"
    >
      <Gallery pictures={pictures} columns={3} label={words.settled} />
      {first ? <p className="text-note text-grey">{words.weighedAt(formatDateTime(first.takenAt, language, beijing))}</p> : null}
      {settlement ? (
        <CostLines
          lines={[
            {
              label: <Reckoned label={words.depositPaid(weight(parcel.estimated.grams))} how={parcel.depositHow} />,
              amount: parcel.deposit,
            },
            ...settlement.quote.lines.map(({ label, amount, how }) => ({
              label: <Reckoned label={quoteLabel(label, lineWords)} how={how} />,
              amount: amount.startsWith("-") ? amount.slice(1) : `-${amount}`,
            })),
            ...(settlement.unusedDiscount === "0.00"
              ? []
              : [
                  {
                    label: <Reckoned label={words.unusedDiscount} how={words.unusedDiscountHow} />,
                    amount: `-${settlement.unusedDiscount}`,
                  },
                ]),
            ...differenceOf(settlement),
          ]}
        />
      ) : null}
      <p className="text-note text-grey">
        {words.weightNote(
          weight(actual.grams),
          weight(actual.volumetricGrams),
          formatSize(actual.sidesCm, language),
          weight(actual.chargeableGrams),
        )}
      </p>
    </Card>
  );
}

/** A line with its formula beneath: here the reckoning is the point, so nothing is folded away. */
function Reckoned({ label, how }: { label: string; how: string }) {
  return (
    <span className="block py-1">
      {label}
      <span className="block text-note text-grey">{how}</span>
    </span>
  );
}

function Outcome({ settlement }: { settlement: Settlement }) {
  const words = useDict(parcelDict).settledOutcome;
  const amount = cnyText(settlement.difference);
  if (settlement.outcome === "even") return <Tag tone="ok">{words.even}</Tag>;
  if (settlement.outcome === "refund") return <Tag tone="ok">{words.refund(amount)}</Tag>;
  return settlement.owed === "0.00" ? (
    <Tag tone="ok">{words.paid(amount)}</Tag>
  ) : (
    <Tag tone="danger">{words["balance-due"](cnyText(settlement.owed))}</Tag>
  );
}

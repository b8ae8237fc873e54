import { readDeposit } from "@sihai/domain/parcel";
import { cnyText, exactPercent, exactWeight, formatDay } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Card, CostLines, Gallery, Tag, useMoment } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { volumetricRule } from "../freight/line-words.ts";
import type { Parcel } from "./parcel-view.ts";
import { SettlementTable } from "./SettlementTable.tsx";

type Settlement = NonNullable<Parcel["settlement"]>;

/** What shipping came to against the deposit: photos of scale and tape, estimate and measurement side by side. */
export function SettlementCard({ parcel }: { parcel: Parcel }) {
  const words = useDict(parcelDict);
  const language = useLanguage();
  const moment = useMoment();
  const { actual, settlement, sealed, evidence } = parcel;
  if (!actual) return null;
  const [first] = evidence;
  const pictures = evidence.map(({ fileId, kind }) => ({ src: `/api/files/${fileId}`, alt: words.evidence[kind] }));
  function differenceOf({ outcome, difference: amount, owed, at }: Settlement) {
    if (outcome === "even") return [];
    if (outcome === "refund") return [{ label: words.backToBalance(formatDay(at, language)), amount, tone: "ok" as const }];
    return owed === "0.00"
      ? [{ label: words.balancePaid, amount }]
      : [{ label: words.balanceDue, amount, tone: "danger" as const }];
  }
  const unused =
    settlement === null || settlement.unusedDiscount === "0.00"
      ? []
      : [{ label: words.unusedDiscount, amount: `-${settlement.unusedDiscount}`, formula: words.unusedDiscountHow }];
  return (
    <Card
      title={settlement ? words.settled : words.measured}
      aside={settlement ? <Outcome settlement={settlement} /> : null}
      className="flex flex-col gap-3"
    >
      <Gallery pictures={pictures} columns={3} label={words.settled} />
      {first ? <p className="text-note text-grey">{words.weighedAt(moment(first.takenAt))}</p> : null}
      <SettlementTable parcel={parcel} actual={actual} />
      {settlement ? <CostLines lines={[...unused, ...differenceOf(settlement)]} /> : null}
      {sealed ? <p className="text-body">{words.sealed[sealed.outcome](cnyText(sealed.difference))}</p> : null}
      <WeighingNote parcel={parcel} />
    </Card>
  );
}

/** By which weight the line charges: its rule for volume, its least weight and its steps, and what the deposit allowed for. */
function WeighingNote({ parcel: { weighing, depositHow } }: { parcel: Parcel }) {
  const words = useDict(parcelDict);
  const lineWords = useDict(freightDict);
  const language = useLanguage();
  const { volumetric, minChargeGrams, roundUpGrams } = weighing;
  const allowanceBp = readDeposit(depositHow)?.allowanceBp ?? 0;
  return (
    <p className="text-note text-grey">
      {[
        words.chargedWeight(volumetricRule(volumetric, lineWords)),
        ...(roundUpGrams > 1 ? [words.chargedSteps(exactWeight(roundUpGrams, language))] : []),
        ...(minChargeGrams > 1 ? [words.chargedLeast(exactWeight(minChargeGrams, language))] : []),
        ...(allowanceBp > 0 ? [words.chargedAllowance(exactPercent(allowanceBp, language))] : []),
      ].join(language === "zh" ? "" : " ")}
    </p>
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

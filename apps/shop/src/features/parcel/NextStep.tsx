import { toDecimal } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { type ParcelWords, parcelDict } from "@sihai/text/dict/parcel";
import { Deadline } from "@sihai/ui";
import { serverNow, useDict, useSettings } from "#shop";
import type { Parcel } from "./parcel-view.ts";

type NextStepProps = {
  next: { code: string; by: string | null };
  /** Until when what arrived can be claimed for; null where nothing can. */
  claimBy?: string | null;
  /** Where a claim on it stands: then nothing is to be reported any more. */
  claim?: Parcel["claim"];
};

/** What happens next and by when (rule X2); where we are late ourselves, it says so and what follows. */
export function NextStep({ next, claimBy = null, claim = null }: NextStepProps) {
  const words = useDict(parcelDict);
  return (
    <>
      {claim !== null ? <ClaimStands claim={claim} /> : claimBy === null ? null : <ClaimBy at={claimBy} />}
      <Following next={next} sentence={sentenceOf(next.code, words)} />
      {next.code === "pay-balance" ? <UnlessPaid next={next} /> : null}
    </>
  );
}

/** What follows where a balance due is not paid, until it does. */
function UnlessPaid({ next }: Pick<NextStepProps, "next">) {
  const words = useDict(parcelDict);
  const limit = useSettings()?.outstandingLimit.amount;
  if (!limit || next.by === null || Date.parse(next.by) <= serverNow()) return null;
  return <p className="text-note text-grey">{words.payBalanceElse(cnyText(toDecimal(limit)))}</p>;
}

/** On a card: what ends first, alone; with a balance to pay beneath it that, as its button follows. */
export function MostUrgent({ next, claimBy = null, claim = null }: NextStepProps) {
  const words = useDict(parcelDict);
  const onCard: Record<string, string> = words.nextOnCard;
  const following = <Following brief next={next} sentence={onCard[next.code] ?? sentenceOf(next.code, words)} />;
  if (next.code === "pay-balance")
    return (
      <div className="flex flex-col gap-1">
        {following}
        <UnlessPaid next={next} />
      </div>
    );
  if (claim !== null) return <ClaimStands claim={claim} />;
  if (claimBy !== null && (next.by === null || claimBy < next.by)) return <ClaimBy brief at={claimBy} />;
  return following;
}

/** Under the button of a balance due: until when what came can be reported, or where that stands, apart from the payment. */
export function ReportBeside({ next, claimBy = null, claim = null }: NextStepProps) {
  if (next.code !== "pay-balance") return null;
  if (claim !== null) return <ClaimStands claim={claim} />;
  return claimBy === null ? null : <ClaimBy brief at={claimBy} />;
}

function ClaimStands({ claim }: { claim: NonNullable<Parcel["claim"]> }) {
  return <p className="text-note text-grey">{useDict(parcelDict).claimStands[claim]}</p>;
}

function ClaimBy({ at, brief = false }: { at: string; brief?: boolean }) {
  return <Deadline brief={brief} at={at} label={useDict(parcelDict).claimBy} urgentWithinHours={24} />;
}

type FollowingProps = Pick<NextStepProps, "next"> & { sentence: string | null; brief?: boolean };

function Following({ next, sentence, brief = false }: FollowingProps) {
  const words = useDict(parcelDict);
  if (sentence === null) return null;
  if (next.by === null) return <p className="text-note text-grey">{sentence}</p>;
  // Red is for what the customer has to do in time; what others promised stays calm until it is late.
  return (
    <Deadline
      brief={brief}
      at={next.by}
      label={sentence}
      urgentWithinHours={next.code === "pay" || next.code === "pay-balance" ? 24 : 0}
      late={lateOf(next.code, words)}
    />
  );
}

function sentenceOf(code: string, words: ParcelWords): string | null {
  const known: Record<string, string> = words.next;
  return known[code] ?? null;
}

function lateOf(code: string, words: ParcelWords): ((by: string) => string) | null {
  const known: Record<string, (by: string) => string> = words.late;
  return known[code] ?? null;
}

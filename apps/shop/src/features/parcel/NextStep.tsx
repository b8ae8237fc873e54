import { type ParcelWords, parcelDict } from "@sihai/text/dict/parcel";
import { Deadline } from "@sihai/ui";
import { useDict } from "#shop";

type NextStepProps = { next: { code: string; by: string | null } };

/** What happens next and by when (experience, principle 2). */
export function NextStep({ next }: NextStepProps) {
  const words = useDict(parcelDict);
  const sentence = sentenceOf(next.code, words);
  if (sentence === null) return null;
  return next.by === null ? <p className="text-sm text-grey">{sentence}</p> : <Deadline at={next.by} label={sentence} />;
}

function sentenceOf(code: string, words: ParcelWords): string | null {
  const known: Record<string, string> = words.next;
  return known[code] ?? null;
}

import { cnyText } from "@sihai/text";
import type { ParcelWords } from "@sihai/text/dict/parcel";
import type { Parcel } from "../parcel-view.ts";

/** Decimal CNY, each null where it does not apply. */
export type Difference = { more: string | null; back: string | null };

/** What a press moves: of a paid parcel the difference alone, and no sum where there is none; of an unpaid one what is then to be paid. */
export function buttonText(
  { more, back, total }: Difference & { total: string },
  { paidAt }: Pick<Parcel, "paidAt">,
  words: Pick<ParcelWords, "changeMore" | "changeBack" | "changeSame" | "changeTo">,
): string {
  if (paidAt === null) return words.changeTo(cnyText(total));
  if (more !== null) return words.changeMore(cnyText(more));
  return back === null ? words.changeSame : words.changeBack(cnyText(back));
}

import type { CallData } from "@sihai/contract";
import type { stillToCome } from "@sihai/contract/goods";
import { formatDaysRange, formatNumber, type Language } from "@sihai/text";
import type { GoodsWords } from "@sihai/text/dict/goods";

type LineAhead = NonNullable<CallData<typeof stillToCome>["line"]>;

/** When a parcel on a line arrives, and whose word that is: measured by us, as the price list says, or promised. */
export function arrivesText(
  { days, daysBasis, daysFrom }: Pick<LineAhead, "days" | "daysBasis" | "daysFrom">,
  { arrives }: Pick<GoodsWords, "arrives">,
  language: Language,
): string {
  const range = formatDaysRange(...days, language);
  if (daysBasis === "promised") return arrives.promised(range);
  if (!daysFrom) return arrives.usual(range);
  return daysFrom.isMeasured ? arrives.measured(range, formatNumber(daysFrom.parcels, language, 0)) : arrives.listed(range);
}

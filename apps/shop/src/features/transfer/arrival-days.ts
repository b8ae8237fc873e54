import type { PublicSettings } from "@sihai/domain/setting";
import type { TransferWords } from "@sihai/text/dict/transfer";
import type { MethodOnWire } from "./types.ts";

/** When a way's money is there, in words (rules P-38 to P-42). Banks count working days, the other ways days. */
export function arrivalDays(
  days: PublicSettings["transferDays"],
  way: MethodOnWire | "general",
  words: Pick<TransferWords, "days" | "workingDays">,
): string {
  const { least, most } = days[way];
  return way === "mainland" || way === "general" ? words.workingDays(least, most) : words.days(least, most);
}

import { beijingDate } from "@sihai/domain/clocks";
import { codePolicy } from "@sihai/domain/identity";
import type { Guesser, Tx } from "#platform";
import { countToday } from "./code.store.ts";

/**
 * Counts a code or link towards the Beijing day of whoever asks for it: ten for a known browser or a network, forty for all strangers
 * together. False when they are spent; the owner's own are not used up by others (rule F48).
 */
export async function countMail(
  tx: Tx,
  { emailNormal, guesser, at }: { emailNormal: string; guesser: Guesser; at: Date },
): Promise<boolean> {
  const day = beijingDate(at);
  if ("device" in guesser) return countToday(tx, { emailNormal, day, asker: `device ${guesser.device}` }, codePolicy.perDayMax);
  const here = await countToday(tx, { emailNormal, day, asker: `network ${guesser.network}` }, codePolicy.perDayMax);
  return here && countToday(tx, { emailNormal, day, asker: "strangers" }, codePolicy.perDayStrangersMax);
}

import { cnyText, inLanguage, type Language } from "@sihai/text";
import type { ParcelWords } from "@sihai/text/dict/parcel";
import type { Parcel } from "./parcel-view.ts";

type Happened = Pick<Parcel, "tracking" | "steps">;

/**
 * What became of a parcel, the latest first: the carrier's scans, and its own progress, which stays when the scans begin. `isSaid`: the note is
 * what one of our staff wrote.
 */
export function parcelHistory({ tracking, steps }: Happened, words: ParcelWords, language: Language) {
  const scans = tracking.map(({ at, status, place, text }) => ({
    key: `${at}-${status}-${place}`,
    title: inLanguage(text, language),
    at,
  }));
  const progress = steps
    .map(({ to, at, by, note, changed }, index) => ({
      key: String(index),
      title: changed ? words.changedEvent(cnyText(changed.from), cnyText(changed.to)) : stateWord(to, words.events),
      at,
      note: note ?? words.by[by],
      isSaid: note !== null && by === "staff",
    }))
    .reverse();
  return { scans, progress };
}

/** A state in words; one unknown here, as a newer server may send, is shown as it came. */
export function stateWord(state: string, states: Record<string, string>): string {
  return states[state] ?? state;
}

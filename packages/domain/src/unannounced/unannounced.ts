import { allowedBy } from "../transitions.ts";
import { keysOf } from "../words.ts";

/**
 * A parcel nobody announced, from the shelf to its owner or to the platform (rule F-30). Each row: from where it may come there.
 * A claim that is refused puts it back; some time after it was found (unannouncedTerms) it is forfeited, unless a claim is being looked at.
 */
export const unannouncedTransitions = {
  held: ["claimed", "given", "forfeited"],
  claimed: ["held", "given"],
  given: [],
  forfeited: [],
} as const satisfies Record<string, readonly string[]>;

export type UnannouncedState = keyof typeof unannouncedTransitions;
export const unannouncedStates = keysOf(unannouncedTransitions);

/** Whether one step leads from the first state to the other. */
export const mayMoveUnannounced = allowedBy(unannouncedTransitions);

/** Pictures that prove a claim: an order, a receipt, a chat with the seller. */
export const claimProofsMax = 6;

/** A courier number as everyone may see it, and how many of its signs are hidden. */
export type MaskedNumber = { head: string; hidden: number; tail: string };

/**
 * Hides the part of a courier number that only its owner knows: six signs before the last three; of a number shorter than ten, four
 * before the last two. Takes a tidied number of at least six signs, RangeError otherwise.
 */
export function maskNumber(trackingNo: string): MaskedNumber {
  const { length } = trackingNo;
  if (length < 6) throw new RangeError("a courier number has at least six signs");
  const [hidden, tail] = length >= 10 ? [6, 3] : [4, 2];
  return { head: trackingNo.slice(0, length - hidden - tail), hidden, tail: trackingNo.slice(length - tail) };
}

/** The masked number in one word: `SF1234••••••123`. */
export function maskedText({ head, hidden, tail }: MaskedNumber): string {
  return `${head}${"•".repeat(hidden)}${tail}`;
}

/** The signs a claimant has to type. */
export function hiddenPart(trackingNo: string): string {
  const { head, hidden } = maskNumber(trackingNo);
  return trackingNo.slice(head.length, head.length + hidden);
}

/** Reads a masked number back into its parts. */
export function readMasked(masked: string): MaskedNumber {
  const head = masked.slice(0, masked.indexOf("•"));
  const tail = masked.slice(masked.lastIndexOf("•") + 1);
  return { head, hidden: masked.length - head.length - tail.length, tail };
}

/** A member's number from what is written on a parcel: `Chen SH10001` gives `10001`; null when there is no mark. */
export function readMark(written: string): string | null {
  const tidy = written.normalize("NFKC").toUpperCase();
  return /(?<![A-Z0-9])SH[\s-]?(\d{5,18})(?![0-9])/.exec(tidy)?.[1] ?? null;
}

import type { ReversalStatus } from "../payment/index.ts";
import { keysOf } from "../words.ts";

/**
 * What we say against a dispute. `sending`: asked of the gateway, and nobody says yet whether it was taken, so it is asked again under the same key.
 * `refused`: the gateway did not take it or one of its papers; it may be mended, or sent as it is, while there is time.
 */
export const answerTransitions = {
  draft: ["sending"],
  sending: ["submitted", "refused"],
  submitted: [],
  refused: ["draft", "sending"],
} as const satisfies Record<string, readonly string[]>;
export type AnswerState = keyof typeof answerTransitions;
export const answerStates = keysOf(answerTransitions);

/** Papers we draw ourselves from what is on record. */
export const evidencePapers = ["receipt", "shipping", "correspondence"] as const;
export type EvidencePaper = (typeof evidencePapers)[number];

/** What is paid for beside goods and their sending; each is work on goods. */
export const paidWorks = ["service", "supplement", "return", "storage", "expert"] as const;

/** What is written by hand, and how long the gateway takes it. */
export const evidenceTexts = {
  explanation: 4000,
  productDescription: 2000,
  carrier: 100,
  trackingNumber: 100,
  shippedOn: 40,
  shippingAddress: 500,
} as const satisfies Record<string, number>;
export type EvidenceTexts = Record<keyof typeof evidenceTexts, string>;
export const evidencePicturesMost = 12;

/** Where a dispute stands for those who work on it: it waits for our answer, the bank looks at it, or it is over. */
export const disputeTabs = ["answer", "review", "ended"] as const;
export type DisputeTab = (typeof disputeTabs)[number];
export const statusesOf = {
  answer: ["open", "inquiry"],
  review: ["review", "inquiry-review"],
  ended: ["won", "lost", "inquiry-closed"],
} as const satisfies Record<DisputeTab, readonly ReversalStatus[]>;

/** Whether the gateway still takes an answer. */
export function isAnswerable(dispute: { status: string; dueAt: Date | null }, now: Date): boolean {
  const waiting: readonly string[] = statusesOf.answer;
  return waiting.includes(dispute.status) && dispute.dueAt !== null && dispute.dueAt > now;
}

/** `DP` and the serial number. */
export function disputeNumber(seq: string): string {
  return `DP${seq}`;
}

/** The serial number of such a number; null for anything else. */
export function readDisputeNumber(text: string): string | null {
  return /^DP(\d{6,18})$/.exec(text.trim().toUpperCase())?.[1] ?? null;
}

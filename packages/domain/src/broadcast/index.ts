/** News is told to everybody it is about; an offer to those alone who asked for offers. */
export const broadcastKinds = ["news", "offer"] as const;
export type BroadcastKind = (typeof broadcastKinds)[number];

/** Why somebody a broadcast is about is not told: they cannot log in, switched offers off, or never asked for them. */
export const leftOutWhys = ["stopped", "switched-off", "not-asked"] as const;
export type LeftOutWhy = (typeof leftOutWhys)[number];

/** What a customer chose about offers; null: nothing yet. */
export type OfferWish = { inApp: boolean | null; byMail: boolean | null };
type Person = { isStopped: boolean; wish: OfferWish };

/**
 * Whether somebody is told, and by mail as well. News reaches everybody who can log in. An offer needs a yes of their own: to offers in the app or by mail;
 * what nobody chose is none.
 */
export function reaches(
  kind: BroadcastKind,
  byMail: boolean,
  { isStopped, wish }: Person,
): { told: true; mail: boolean } | { told: false; why: LeftOutWhy } {
  if (isStopped) return { told: false, why: "stopped" };
  if (kind === "news") return { told: true, mail: byMail };
  if (wish.inApp === false) return { told: false, why: "switched-off" };
  if (wish.inApp !== true && wish.byMail !== true)
    return { told: false, why: wish.byMail === false ? "switched-off" : "not-asked" };
  return { told: true, mail: byMail && wish.byMail === true };
}

export const broadcastStates = ["draft", "waiting", "running", "done", "stopped"] as const;
export type BroadcastState = (typeof broadcastStates)[number];

type Moments = { checkedAt: Date | null; startedAt: Date | null; endedAt: Date | null; stoppedAt: Date | null };

export function broadcastState({ checkedAt, startedAt, endedAt, stoppedAt }: Moments): BroadcastState {
  if (stoppedAt !== null) return "stopped";
  if (endedAt !== null) return "done";
  if (startedAt !== null) return "running";
  return checkedAt === null ? "draft" : "waiting";
}

/** News is told to everybody it is about; an offer to those alone who asked for offers. */
export const broadcastKinds = ["news", "offer"] as const;
export type BroadcastKind = (typeof broadcastKinds)[number];

/** Why somebody a broadcast is about is not told: they cannot log in, switched offers off, or never asked for them in a way this one goes. */
export const leftOutWhys = ["stopped", "switched-off", "not-asked"] as const;
export type LeftOutWhy = (typeof leftOutWhys)[number];

/** What a customer chose about offers; null: nothing yet. */
export type OfferWish = { inApp: boolean | null; byMail: boolean | null; byPush: boolean | null };
/** `hasDevice`: one of theirs shows messages on its lock screen. */
export type BroadcastPerson = { isStopped: boolean; hasDevice: boolean; wish: OfferWish };
export type BroadcastWays = { app: boolean; mail: boolean; push: boolean };

/**
 * Whether somebody is told, and in which ways. News reaches everybody who can log in. An offer goes the ways they said yes to and no other: what nobody
 * chose is no yes, and one by mail alone does not stand in the app.
 */
export function reaches(
  kind: BroadcastKind,
  byMail: boolean,
  { isStopped, hasDevice, wish }: BroadcastPerson,
): ({ told: true } & BroadcastWays) | { told: false; why: LeftOutWhy } {
  if (isStopped) return { told: false, why: "stopped" };
  if (kind === "news") return { told: true, app: true, mail: byMail, push: hasDevice };
  const { inApp, byMail: mailWish, byPush } = wish;
  const ways = { app: inApp === true, mail: byMail && mailWish === true, push: hasDevice && byPush === true };
  if (ways.app || ways.mail || ways.push) return { told: true, ...ways };
  return { told: false, why: [inApp, mailWish, byPush].includes(false) ? "switched-off" : "not-asked" };
}

export const broadcastStates = ["draft", "waiting", "running", "done", "stopped"] as const;
export type BroadcastState = (typeof broadcastStates)[number];

type Moments = { checkedAt: Date | null; startedAt: Date | null; endedAt: Date | null; stoppedAt: Date | null };

/** The state of a broadcast, told by which of its moments have come. */
export function broadcastState({ checkedAt, startedAt, endedAt, stoppedAt }: Moments): BroadcastState {
  if (stoppedAt !== null) return "stopped";
  if (endedAt !== null) return "done";
  if (startedAt !== null) return "running";
  return checkedAt === null ? "draft" : "waiting";
}

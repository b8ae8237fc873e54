/** What went wrong in the server's own work and waits for somebody: jobs given up, deadlines that passed, items a sweep could not do. */
export const troubleKinds = ["job", "timer", "sweep"] as const;
export type TroubleKind = (typeof troubleKinds)[number];

/**
 * What became of a mail: refused is what the receiver's server would not take, failing what no server took yet; bounced what came back after it was
 * taken, complained what its reader called spam.
 */
export const mailStates = ["waiting", "sent", "refused", "failing", "bounced", "complained"] as const;
export type MailState = (typeof mailStates)[number];

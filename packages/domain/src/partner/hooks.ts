/** What a customer's program can be told of: steps of items, and of parcels. */
export const hookKinds = ["item", "parcel"] as const;
export type HookKind = (typeof hookKinds)[number];

export const deliveryStates = ["waiting", "done", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** The longest an address may be. */
export const hookUrlLength = 500;

/** How a signing secret begins, as receivers of the Standard Webhooks scheme know it; base64 of the key follows. */
export const hookSecretPrefix = "whsec_";

const firstSeconds = 30;
const mostSeconds = 6 * 3600;

/** How long to wait after so many tries that failed: half a minute, then four times as long each time, six hours at most. */
export function hookPauseSeconds(tries: number): number {
  return Math.min(mostSeconds, firstSeconds * 4 ** Math.max(0, Math.min(tries, 10) - 1));
}

/** Whether an address has failed for so long that it is asked no more. */
export function isHookGone(failingSince: Date, now: Date, offAfterHours: number): boolean {
  return now.getTime() - failingSince.getTime() >= offAfterHours * 3_600_000;
}

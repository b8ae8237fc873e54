/** What can be wrong with a parcel. `delayed` concerns the parcel, the others goods in it. */
export const claimKinds = ["damaged", "missing", "wrong", "lost", "seized", "delayed"] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** Goods that never reached the buyer: the parcel itself is an exception then. */
export const goneKinds = ["lost", "seized"] as const satisfies readonly ClaimKind[];

/** Whether a claim of this kind says that the goods themselves are gone. */
export function isGone(kind: ClaimKind): boolean {
  return goneKinds.some((one) => one === kind);
}

/** What customers and the carrier tell of the parcel as a whole. */
export const exceptionKinds = ["lost", "returned", "seized"] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

export const claimLimits = { description: 1000, message: 1000, reason: 500, photos: 9, items: 100 } as const;

/** What a claim will most likely be about: what happened to the parcel, where that is known, else the first that can be told now. */
export function likelyKind(happened: ExceptionKind | null, possible: readonly ClaimKind[]): ClaimKind | null {
  return possible.find((kind) => kind === happened) ?? possible[0] ?? null;
}

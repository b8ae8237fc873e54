/** Refusals of the parcel calls: numeric state of the envelope and HTTP status. */
export const parcelRefusals = {} as const;

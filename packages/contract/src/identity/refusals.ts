/** Refusals of the identity calls: numeric state of the envelope and HTTP status. */
export const identityRefusals = {} as const;

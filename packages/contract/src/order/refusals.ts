/** Refusals of the order calls: numeric state of the envelope and HTTP status. */
export const orderRefusals = {} as const;

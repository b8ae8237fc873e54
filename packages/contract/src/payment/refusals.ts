/** Refusals of the payment calls: numeric state of the envelope and HTTP status. */
export const paymentRefusals = {} as const;

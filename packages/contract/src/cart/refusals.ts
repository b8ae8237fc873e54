/** Refusals of the cart calls: numeric state of the envelope and HTTP status. */
export const cartRefusals = {} as const;

/** Refusals of the address calls: numeric state of the envelope and HTTP status. */
export const addressRefusals = {} as const;

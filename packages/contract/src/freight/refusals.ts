/** Refusals of the freight calls: numeric state of the envelope and HTTP status. */
export const freightRefusals = {} as const;

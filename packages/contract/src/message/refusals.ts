/** Refusals of the message calls: numeric state of the envelope and HTTP status. */
export const messageRefusals = {} as const;

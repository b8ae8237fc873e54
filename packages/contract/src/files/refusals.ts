/** Refusals of the files calls: numeric state of the envelope and HTTP status. */
export const filesRefusals = {} as const;

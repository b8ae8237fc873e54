/** Refusals of the staff calls: numeric state of the envelope and HTTP status. */
export const staffRefusals = {} as const;

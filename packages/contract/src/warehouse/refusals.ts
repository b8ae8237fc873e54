/** Refusals of the warehouse calls: numeric state of the envelope and HTTP status. */
export const warehouseRefusals = {} as const;

/** Refusals of the goods calls: numeric state of the envelope and HTTP status. */
export const goodsRefusals = {} as const;

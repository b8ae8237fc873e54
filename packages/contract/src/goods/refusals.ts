import * as z from "zod/mini";

/** Refusals of the goods calls: numeric state of the envelope and HTTP status. */
export const goodsRefusals = {
  GOODS_LOOKUP_FAILED: { state: 30001, status: 422 },
  GOODS_NOT_FOUND: { state: 30002, status: 404 },
  GOODS_VARIANT_UNKNOWN: { state: 30003, status: 409, facts: z.object({ goodsCode: z.optional(z.string()) }) },
  PICTURE_NOT_FOUND: { state: 30004, status: 404 },
} as const;

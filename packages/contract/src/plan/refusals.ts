/** Refusals of the planning calls: numeric state of the envelope and HTTP status. */
export const planRefusals = {
  PLAN_NOT_FOUND: { state: 53001, status: 404 },
  PLAN_ITEM_NOT_FOUND: { state: 53002, status: 404 },
  PLAN_ADDRESS_NOT_FOUND: { state: 53003, status: 404 },
  TOO_MANY_PLANS: { state: 53004, status: 429 },
} as const;

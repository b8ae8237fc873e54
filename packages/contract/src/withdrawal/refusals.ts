/** Refusals of the withdrawal calls: numeric state of the envelope and HTTP status. */
export const withdrawalRefusals = {
  WITHDRAWAL_NO_MISSING: { state: 42001, status: 400 },
  WITHDRAWAL_AMOUNT_INVALID: { state: 42002, status: 400 },
  WITHDRAWAL_NOT_FOUND: { state: 42003, status: 404 },
  WITHDRAWAL_STATE_REFUSED: { state: 42004, status: 409 },
  WITHDRAWAL_SPLIT_CHANGED: { state: 42005, status: 409 },
  WITHDRAWAL_ACCOUNT_MISSING: { state: 42006, status: 400 },
  WITHDRAWAL_ACCOUNTS_DIFFER: { state: 42007, status: 400 },
  WITHDRAWAL_SAME_PERSON: { state: 42008, status: 403 },
  WITHDRAWAL_REFERENCE_USED: { state: 42009, status: 409 },
  WITHDRAWAL_BY_CUSTOMER: { state: 42010, status: 409 },
  WITHDRAWAL_OWN_APPLICATION: { state: 42011, status: 403 },
} as const;

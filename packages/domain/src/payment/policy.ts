/** Limits of the protocols we speak, not rules of the operator's (those are settings: cardSurchargeBp, rechargeLimits and their like). */
export const paymentPolicy = {
  /** The most one card charge may be, in minor units of its currency: the gateway takes no more. */
  cardChargeMostUnits: 99_999_999n,
  /** Orders paid together at once. */
  combineMost: 20,
} as const;

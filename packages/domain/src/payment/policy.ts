/** Settings of the money side as seeded (rules I-04 and I-05). What held is kept on each attempt. */
export const paymentPolicy = {
  /** Card surcharge: 3.5 % as a line of its own; the balance costs nothing. */
  cardSurchargeBasisPoints: 350,
  /** What is added to the reference rate when another currency is charged. */
  rateMarginBasisPoints: 100,
  /** How long a shown rate is honoured after a newer one was published. */
  rateFreezeMinutes: 30,
  /** The most one card charge may be, in minor units of its currency: the gateway takes no more. */
  cardChargeMostUnits: 99_999_999n,
  /** One recharge, in fen: ¥10 to ¥50,000. */
  rechargeLeastFen: 1000n,
  rechargeMostFen: 5_000_000n,
  /** Orders paid together at once. */
  combineMost: 20,
} as const;

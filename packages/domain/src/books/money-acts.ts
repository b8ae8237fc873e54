/** What staff, or the system where finance must look, can do to money: the part of the audit log that is finance's. `audited-acts.spec.ts` keeps it whole. */
export const moneyActs = [
  ...["withdrawal.apply", "withdrawal.approve", "withdrawal.refuse", "withdrawal.paid", "withdrawal.came-back"],
  ...["transfer.record", "transfer.confirm", "transfer.drop", "transfer.refuse", "statement.import"],
  ...["suspense.settle", "suspense.confirm", "suspense.drop", "suspense.taken-back", "capture.suspended", "card.taken-back"],
  ...["card-hold.released", "card-hold.refused", "dispute.save-answer", "dispute.submit-answer", "dispute.give-up"],
  ...["books.state", "books.ask-period", "books.confirm-period", "books.drop-period", "books.export", "list.export"],
  ...["gateway.explain", "gateway.book", "rate.propose", "rate.confirm", "rate.drop"],
  ...["balance.propose", "balance.confirm", "balance.drop", "balance.goodwill"],
  ...["claim.offer", "claim.pay", "return.refund", "buying.cancel", "packing.service-refund"],
] as const;

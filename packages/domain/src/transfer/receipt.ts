/** How much of a receipt is kept: what its columns and our mails can hold. */
export const receiptLimits = { name: 80, bank: 80, number: 60, remark: 300, reason: 300 } as const;

/** Ways to recharge by transfer: a bank inside China, a wire from abroad, a provider with accounts in many currencies. */
export const transferMethods = ["mainland", "overseas", "wise"] as const;
export type TransferMethod = (typeof transferMethods)[number];

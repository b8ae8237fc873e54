const nameOf = (tradeNo: string) => `sh_pay_back_${tradeNo}`;

/** Where a payment was begun from, kept in this tab while the shopper is at the bank. */
export function keepBack(tradeNo: string, back: string | undefined): void {
  try {
    if (back !== undefined) sessionStorage.setItem(nameOf(tradeNo), back);
  } catch {
    // Without storage the way on leads to what was paid instead.
  }
}

/** Where to go back to; undefined without storage, or in another tab. */
export function keptBack(tradeNo: string): string | undefined {
  try {
    return sessionStorage.getItem(nameOf(tradeNo)) ?? undefined;
  } catch {
    return undefined;
  }
}

import type { CallData } from "@sihai/contract";
import type { transferDetail } from "@sihai/contract/transfer";

export type Transfer = CallData<typeof transferDetail>;
export const transferNo = "TR300001";

/** A transfer that was opened and not sent yet. */
export function transfer(changes: Partial<Transfer> = {}): Transfer {
  return {
    transferNo,
    method: "overseas",
    state: "opened",
    amount: { amount: "200.00", currency: "USD" },
    account: {
      currency: "USD",
      holder: "Sihai (Hong Kong) Limited",
      bank: "Sample Bank of Hong Kong",
      accountNo: "000-180018-101",
      swift: "SMPLHKHH",
      clearing: "Bank code 000",
      bankAddress: "8 Sihai Street, Kwai Chung, Hong Kong",
      note: { zh: "请在附言中填写转账编号。", en: "Please write the transfer number into the message." },
    },
    fee: { amount: "65.00", currency: "HKD" },
    expected: { amount: "191.65", currency: "USD" },
    createdAt: "2026-11-23T02:00:00.000Z",
    lapsesAt: "2026-12-07T02:00:00.000Z",
    receipt: null,
    credited: null,
    pays: null,
    reason: "",
    steps: [{ from: null, to: "opened", at: "2026-11-23T02:00:00.000Z", by: "user", note: null }],
    may: { announce: true, cancel: true },
    ...changes,
  };
}

import { receiptLimits, transferMethods, transferStates } from "@sihai/domain/transfer";
import * as z from "zod/mini";
import { cnyAmount, currencyField, fileId, historyStep, instant, moneyField, text, tradeNo } from "../fields.ts";
import { tradePurpose } from "../payment/trade-fields.ts";

export const transferNo = z.string().check(z.regex(/^TR\d{6,18}$/));
export const transferMethod = z.enum(transferMethods);
export const transferState = z.enum(transferStates);

/** An amount of any of the thirteen currencies that is more than nothing. */
export const realMoney = moneyField.check(z.refine(({ amount }) => amount > 0n, { error: "more than nothing" }));

/** What the payer says they sent, which their phone checks too. */
export const receiptFields = {
  remitter: text(receiptLimits.name, 2),
  bank: text(receiptLimits.bank, 2),
  voucherNo: text(receiptLimits.number, 0),
  transactionId: text(receiptLimits.number, 0),
  sent: realMoney,
  remark: text(receiptLimits.remark, 0),
};

export const receivingAccount = z.object({
  currency: currencyField,
  holder: z.string(),
  bank: z.string(),
  accountNo: z.string(),
  swift: z.string(),
  clearing: z.string(),
  bankAddress: z.string(),
  note: z.object({ zh: z.string(), en: z.string() }),
});

/** What an arrival did for what it was meant for: `short`, too little, and in the wallet; `late`: nothing was to be paid any more. */
export const payOutcome = z.enum(["paid", "short", "late"]);

/** What a transfer is meant for. */
const payable = z.object({
  tradeNo,
  purpose: tradePurpose,
  amount: cnyAmount,
  /** The numbers people know what is paid for by. */
  numbers: z.array(z.string()),
  /** Units of the transfer's currency for one CNY. */
  rate: z.string(),
  /** `over`: nothing waits for it any more. */
  state: z.enum(["waiting", "over", ...payOutcome.options]),
  /** While the time to pay stands still for it: by when its money should be booked. */
  until: z.nullable(instant),
  paid: z.nullable(cnyAmount),
});

/** What a step answers with. */
export const changedTransfer = z.object({ transferNo: z.string(), state: transferState });

export const transferView = z.object({
  transferNo: z.string(),
  method: transferMethod,
  state: transferState,
  amount: moneyField,
  account: receivingAccount,
  /** What the receiving bank keeps of it; null where nothing. */
  fee: z.nullable(moneyField),
  /** What stands in the wallet if it comes as it was announced; null while a rate is missing. */
  expected: z.nullable(moneyField),
  createdAt: instant,
  /** Until when it waits for a receipt. */
  lapsesAt: z.nullable(instant),
  receipt: z.nullable(z.object({ ...receiptFields, fileId: z.nullable(fileId), at: instant })),
  /** What came, once it is credited. */
  credited: z.nullable(z.object({ arrived: moneyField, fee: moneyField, added: moneyField, at: instant, billId: z.string() })),
  /** Null for a recharge. */
  pays: z.nullable(payable),
  reason: z.string(),
  steps: z.array(historyStep),
  may: z.object({ announce: z.boolean(), cancel: z.boolean() }),
});

import { receiptFields } from "@sihai/contract/transfer";
import { currencyCodes, fitsCurrency, isPositive } from "@sihai/domain";
import type { TransferWords } from "@sihai/text/dict/transfer";
import * as z from "zod/mini";
import { fieldText } from "#shop";

export type ReceiptEntry = z.infer<ReturnType<typeof receiptSchema>>;

/** What the form asks for (rules I-19 to I-26); yen are whole. */
export function receiptSchema({ receipt: words, wholeOnly }: Pick<TransferWords, "receipt" | "wholeOnly">) {
  return z
    .object({
      remitter: fieldText(receiptFields.remitter, words.remitterBad),
      bank: fieldText(receiptFields.bank, words.bankBad),
      voucherNo: fieldText(receiptFields.voucherNo, ""),
      transactionId: fieldText(receiptFields.transactionId, ""),
      currency: z.enum(currencyCodes),
      amount: z.string(),
      remark: fieldText(receiptFields.remark, ""),
      picture: z.array(z.object({ id: z.string(), url: z.string(), name: z.string() })),
    })
    .check(
      z.check(({ value, issues }) => {
        const { amount: input, currency } = value;
        if (isPositive(input) && fitsCurrency(value)) return;
        const message = isPositive(input) ? wholeOnly(currency) : words.amountBad;
        issues.push({ code: "custom", path: ["amount"], input, message });
      }),
    );
}

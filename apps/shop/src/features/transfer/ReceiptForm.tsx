import { announceTransfer, listTransfers, transferDetail } from "@sihai/contract/transfer";
import { parseMoney, toDecimal } from "@sihai/domain";
import { receiptLimits } from "@sihai/domain/transfer";
import { transferDict } from "@sihai/text/dict/transfer";
import { Bound, Card, currencyOptions, FormPage, MoneyField, Notice, Select, TextArea, TextField, Uploader } from "@sihai/ui";
import { go, showRefusal, uploadOwnPicture, useAction, useDict } from "#shop";
import { tabDraft } from "../../stores/tab-draft.ts";
import { useKeptForm } from "../../stores/use-kept-form.ts";
import { type ReceiptEntry, receiptSchema } from "./receipt-schema.ts";
import type { TransferOnWire } from "./types.ts";

/** What was typed stays while its owner looks something up in the bank's app, which may take the page away. */
const draft = tabDraft<ReceiptEntry>("sh_receipt");

/** What the bank's receipt says, in any of the thirteen currencies. */
export function ReceiptForm({ transfer: { transferNo, amount } }: { transfer: TransferOnWire }) {
  const words = useDict(transferDict);
  const form = useReceiptForm(transferNo, amount);
  const send = useAction(announceTransfer, {
    quiet: true,
    refreshes: [transferDetail, listTransfers],
    onDone: () => {
      draft.forget();
      go("/recharge/success", { transferNo }, { replace: true });
    },
    onFailed: (error) => showRefusal(form, error, { TRANSFER_PICTURE_NOT_FOUND: "picture" }),
  });
  return (
    <FormPage
      title={words.receipt.title}
      form={form}
      submitText={words.receipt.submit}
      pending={send.pending}
      className="flex flex-col gap-3"
      onSubmit={({ currency, amount: typed, picture, ...rest }) =>
        send.run({
          body: {
            ...rest,
            transferNo,
            sent: { amount: toDecimal(parseMoney(typed, currency)), currency },
            fileId: picture[0]?.id ?? null,
          },
        })
      }
    >
      <p className="px-1 text-body">{words.receipt.intro(transferNo)}</p>
      {send.error ? (
        <Notice alert tone="danger" title={words.receipt.failed}>
          {send.error.message}
        </Notice>
      ) : null}
      <Fields form={form} />
    </FormPage>
  );
}

type ReceiptFormOf = ReturnType<typeof useReceiptForm>;

function useReceiptForm(transferNo: string, amount: TransferOnWire["amount"]) {
  const words = useDict(transferDict);
  return useKeptForm<ReceiptEntry>(receiptSchema(words), draft, transferNo, {
    remitter: "",
    bank: "",
    voucherNo: "",
    transactionId: "",
    currency: amount.currency,
    amount: amount.amount,
    remark: "",
    picture: [],
  });
}

function Fields({ form }: { form: ReceiptFormOf }) {
  const words = useDict(transferDict).receipt;
  const currency = form.watch("currency");
  return (
    <>
      <Card className="flex flex-col gap-4">
        <Bound form={form} name="remitter">
          {(field) => <TextField label={words.remitter} required maxLength={receiptLimits.name} autoComplete="name" {...field} />}
        </Bound>
        <Bound form={form} name="bank">
          {(field) => <TextField label={words.bank} required maxLength={receiptLimits.bank} {...field} />}
        </Bound>
        <Bound form={form} name="currency">
          {(field) => <Select label={words.currency} required options={currencyOptions} {...field} />}
        </Bound>
        <Bound form={form} name="amount">
          {(field) => <MoneyField label={words.amount} required currency={currency} {...field} />}
        </Bound>
      </Card>
      <Card className="flex flex-col gap-4">
        <Bound form={form} name="voucherNo">
          {(field) => <TextField label={words.voucherNo} maxLength={receiptLimits.number} {...field} />}
        </Bound>
        <Bound form={form} name="transactionId">
          {(field) => <TextField label={words.transactionId} maxLength={receiptLimits.number} {...field} />}
        </Bound>
        <Bound form={form} name="remark">
          {(field) => <TextArea label={words.remark} maxLength={receiptLimits.remark} {...field} />}
        </Bound>
        <Bound form={form} name="picture">
          {(field) => <Uploader label={words.picture} hint={words.pictureHint} max={1} upload={uploadOwnPicture} {...field} />}
        </Bound>
      </Card>
    </>
  );
}

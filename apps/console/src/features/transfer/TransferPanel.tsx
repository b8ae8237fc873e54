import { beijing, formatAmount, formatDateTime, moneyText } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleTransferDict } from "@sihai/text/dict/console/transfer";
import { Card, IconButton, Tag } from "@sihai/ui";
import { X } from "lucide-react";
import { useDict, useLanguage } from "#console";
import { Facts, History, PhotoStrip, wordOf } from "#desk";
import { TransferActions } from "./TransferActions.tsx";
import type { DeskTransfer } from "./types.ts";

type TransferPanelProps = { transfer: DeskTransfer; onClose: () => void; onDone: () => void };

/** One transfer: what was to be sent, what the receipt says with its picture, and what the bank statement shows. */
export function TransferPanel({ transfer, onClose, onDone }: TransferPanelProps) {
  const words = useDict(consoleTransferDict);
  const shared = useDict(consoleDict);
  const { transferNo, state, method, account, customerMark, amount, fee, reason, pays } = transfer;
  return (
    <section aria-label={transferNo} className="flex min-w-0 flex-col gap-3">
      <Card
        title={
          <span className="flex flex-wrap items-center gap-2">
            {transferNo} <Tag tone="neutral">{words.states[state]}</Tag>
          </span>
        }
        aside={<IconButton icon={X} label={shared.backToList} onClick={onClose} />}
      >
        <Facts
          rows={[
            [words.meant, moneyText(amount)],
            [words.fee, fee && moneyText(fee)],
            [words.pays, pays && words.paysFor(pays.numbers.join(", "), formatAmount(pays.amount, "CNY"))],
            [words.into, `${words.methods[method]} · ${account.bank} · ${account.accountNo}`],
            [shared.customer, customerMark],
            [words.reason, reason === "" ? null : reason],
          ]}
        />
      </Card>
      <ReceiptCard transfer={transfer} />
      <StatementCard transfer={transfer} />
      <TransferActions transfer={transfer} onDone={onDone} />
      <Card title={words.history}>
        <History steps={transfer.steps} stateWord={(step) => wordOf(words.states, step)} />
      </Card>
    </section>
  );
}

function ReceiptCard({ transfer: { receipt } }: { transfer: DeskTransfer }) {
  const words = useDict(consoleTransferDict);
  const language = useLanguage();
  if (!receipt)
    return (
      <Card title={words.receiptTitle}>
        <p className="text-body text-grey">{words.noReceipt}</p>
      </Card>
    );
  const { fileId } = receipt;
  return (
    <Card title={words.receiptTitle}>
      <div className="grid gap-4 lg:grid-cols-2">
        <Facts
          rows={[
            [words.announced, moneyText(receipt.sent)],
            [words.remitter, receipt.remitter],
            [words.bank, receipt.bank],
            [words.voucherNo, receipt.voucherNo],
            [words.transactionId, receipt.transactionId],
            [words.remark, receipt.remark],
            [words.sentAt, formatDateTime(receipt.at, language, beijing)],
          ]}
        />
        {fileId === null ? null : <PhotoStrip label={words.picture} photos={[{ fileId, alt: words.picture }]} />}
      </div>
    </Card>
  );
}

function StatementCard({ transfer: { arrival, credited } }: { transfer: DeskTransfer }) {
  const words = useDict(consoleTransferDict);
  if (!arrival) return null;
  return (
    <Card title={words.statement}>
      <Facts
        rows={[
          [words.received, moneyText(arrival.received)],
          [words.bankLine, arrival.bankLine],
          [words.valueDay, arrival.valueDay],
          [words.recordedBy, arrival.recordedBy],
          [words.confirmedBy, arrival.confirmedBy],
          [words.fee, credited && moneyText(credited.fee)],
          [words.adds, credited && moneyText(credited.added)],
        ]}
      />
    </Card>
  );
}

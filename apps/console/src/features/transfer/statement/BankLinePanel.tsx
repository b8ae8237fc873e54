import { moneyText } from "@sihai/text";
import { consoleBankLineDict } from "@sihai/text/dict/console/bank-line";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Card, IconButton, LinkButton, Tag } from "@sihai/ui";
import { X } from "lucide-react";
import { href, useDict } from "#console";
import { Facts } from "#desk";
import { BankLineActions } from "./BankLineActions.tsx";
import { lineTones } from "./bank-line-columns.tsx";
import type { DeskLine } from "./types.ts";

type BankLinePanelProps = { line: DeskLine; onClose: () => void; onDone: () => void };

/** One line: what the bank says of it, the transfer it names, and what was decided. */
export function BankLinePanel({ line, onClose, onDone }: BankLinePanelProps) {
  const words = useDict(consoleBankLineDict);
  const shared = useDict(consoleDict);
  const { bankLine, status, received, valueDay, payer, reference, account, file, fileLine } = line;
  return (
    // Where it has the window alone, what is done next stands beside what the bank says, not below it.
    <section aria-label={bankLine} className="grid min-w-0 items-start gap-3 lg:max-xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-3">
        <Card
          title={
            <span className="flex flex-wrap items-center gap-2 break-all">
              {bankLine} <Tag tone={lineTones[status]}>{words.statuses[status]}</Tag>
            </span>
          }
          aside={<IconButton icon={X} label={shared.backToList} onClick={onClose} />}
        >
          <Facts
            rows={[
              [words.amount, moneyText(received)],
              [words.valueDay, valueDay],
              [words.payer, payer || words.payerUnknown],
              [words.reference, reference],
              [words.account, account],
              [words.file, words.inFile(file, fileLine)],
            ]}
          />
        </Card>
        <Outcome line={line} />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <BankLineActions line={line} onDone={onDone} />
      </div>
    </section>
  );
}

/** The transfer it stands for or names, and what two people made of it. */
function Outcome({
  line: { transfer, way, reason, proposedBy, confirmedBy, suspenseNo, withdrawNo, kept, customerMark },
}: {
  line: DeskLine;
}) {
  const words = useDict(consoleBankLineDict);
  const shared = useDict(consoleDict);
  return (
    <>
      {transfer ? (
        <Card title={words.transfer} className="flex flex-col items-start gap-3">
          <Facts
            rows={[
              [words.transfer, transfer.transferNo],
              [words.awaited, moneyText(transfer.amount)],
              [shared.customer, transfer.customerMark],
              [words.recordedBy, way === null ? proposedBy : null],
              [words.confirmedBy, way === null ? confirmedBy : null],
            ]}
          />
          <LinkButton small kind="quiet" href={href("/transfers", { q: transfer.transferNo })}>
            {words.seeTransfer}
          </LinkButton>
        </Card>
      ) : null}
      {way ? (
        <Card title={words.ways[way]} className="flex flex-col items-start gap-3">
          <Facts
            rows={[
              [words.reason, reason],
              [words.kept, kept ? moneyText(kept) : null],
              [shared.customer, customerMark],
              [words.proposedBy, proposedBy],
              [words.confirmedBy, confirmedBy],
            ]}
          />
          {withdrawNo === null ? null : (
            <LinkButton small kind="quiet" href={href("/withdrawals", { q: withdrawNo })}>
              {words.seeWithdrawal(withdrawNo)}
            </LinkButton>
          )}
          {suspenseNo === null ? null : (
            <LinkButton small kind="quiet" href={href("/suspense", { q: suspenseNo })}>
              {words.seeSuspense(suspenseNo)}
            </LinkButton>
          )}
        </Card>
      ) : null}
    </>
  );
}

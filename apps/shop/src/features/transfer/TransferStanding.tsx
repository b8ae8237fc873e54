import { isPositive } from "@sihai/domain";
import { formatAmount } from "@sihai/text";
import { transferDict } from "@sihai/text/dict/transfer";
import { Card, Cell, CellGroup, StatusTag, Timeline } from "@sihai/ui";
import { href, useDict } from "#shop";
import { arrivedNote } from "./arrived-note.ts";
import { PaysCell } from "./pay/PaysCell.tsx";
import { standingOf } from "./standing-of.ts";
import { transferTones } from "./transfer-tones.ts";
import type { TransferOnWire } from "./types.ts";

/** How a transfer stands and what happens next, what came of it, and what has been. */
export function TransferStanding({ transfer }: { transfer: TransferOnWire }) {
  const words = useDict(transferDict);
  const { state, transferNo, method, credited, receipt, reason } = transfer;
  const sent = receipt?.sent ?? transfer.amount;
  const text = ({ amount, currency }: TransferOnWire["amount"]) => formatAmount(amount, currency);
  const { name, next } = standingOf(transfer, words);
  const { pays } = transfer;
  const isEmpty = credited !== null && !isPositive(credited.added.amount);
  return (
    <>
      <Card>
        <StatusTag tone={transferTones[state]} label={name} next={next} />
        {state === "refused" ? <p className="mt-2 text-body break-words">{words.success.reason(reason)}</p> : null}
      </Card>
      <CellGroup>
        <Cell title={words.account.number} value={transferNo} />
        <Cell title={words.ways[method].name} value={text(sent)} />
        {credited ? (
          <Cell title={words.success.arrived} value={text(credited.arrived)} note={arrivedNote(sent, credited.arrived, words)} />
        ) : null}
        {credited && credited.fee.amount !== "0.00" && credited.fee.amount !== "0" ? (
          <Cell title={words.success.fee} value={text(credited.fee)} />
        ) : null}
        {pays ? <PaysCell pays={pays} /> : null}
        {credited && !isEmpty ? (
          <Cell
            title={words.success.added}
            value={text(credited.added)}
            note={words.success.seeBill}
            href={href("/wallet/index", { billId: credited.billId })}
          />
        ) : null}
        {state === "credited" ? null : (
          <Cell title={words.success.toAccount} href={href(`/recharge/${method}`, { transferNo })} />
        )}
      </CellGroup>
      <Card title={words.success.history}>
        <Timeline
          entries={transfer.steps.toReversed().map(({ to, at }, index) => ({
            key: `${at}-${index}`,
            title: words.states[to as TransferOnWire["state"]]?.name ?? to,
            at,
            beijing: true,
          }))}
        />
      </Card>
    </>
  );
}

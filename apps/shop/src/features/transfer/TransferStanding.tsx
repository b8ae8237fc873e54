import { isPositive } from "@sihai/domain";
import { dotted, formatDateTime, moneyText } from "@sihai/text";
import { transferDict } from "@sihai/text/dict/transfer";
import { Card, Cell, CellGroup, Gallery, StatusTag, Timeline } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";
import { arrivedNote } from "./arrived-note.ts";
import { PaysCell } from "./pay/PaysCell.tsx";
import { standingOf } from "./standing-of.ts";
import { transferTones } from "./transfer-tones.ts";
import type { TransferOnWire } from "./types.ts";

/** How a transfer stands and what happens next, what came of it, and what has been. */
export function TransferStanding({ transfer }: { transfer: TransferOnWire }) {
  const words = useDict(transferDict);
  const { state, receipt, reason } = transfer;
  const { name, next } = standingOf(transfer, words);
  return (
    <>
      <Card>
        <StatusTag tone={transferTones[state]} label={name} next={next} />
        {state === "refused" ? <p className="mt-2 text-body break-words">{words.success.reason(reason)}</p> : null}
      </Card>
      <Facts transfer={transfer} />
      {receipt?.fileId ? (
        <Card title={words.success.receipt}>
          <Gallery pictures={[{ src: `/api/files/${receipt.fileId}`, alt: words.success.receipt }]} />
        </Card>
      ) : null}
      <Card title={words.success.history}>
        <Timeline
          entries={transfer.steps.toReversed().map(({ to, at }, index) => ({
            key: `${at}-${index}`,
            // Credited is told as what it came to: of a payment the money is not in the balance.
            title: to === "credited" ? name : (words.states[to as TransferOnWire["state"]]?.name ?? to),
            at,
            beijing: true,
          }))}
        />
      </Card>
    </>
  );
}

/** What was to be sent, what the receipt says, and what came of it. */
function Facts({ transfer }: { transfer: TransferOnWire }) {
  const words = useDict(transferDict);
  const { state, transferNo, method, credited, receipt, pays } = transfer;
  return (
    <CellGroup>
      <Cell title={words.account.number} value={transferNo} />
      <Cell title={words.ways[method].name} value={moneyText(transfer.amount)} />
      {receipt ? (
        <Cell
          title={words.success.receipt}
          value={moneyText(receipt.sent)}
          note={dotted([receipt.remitter, receipt.bank, receipt.voucherNo, receipt.transactionId, receipt.remark])}
        />
      ) : credited ? (
        <Cell title={words.success.receipt} value={words.success.noReceipt} />
      ) : null}
      {credited ? <Arrived transfer={transfer} credited={credited} /> : null}
      {pays ? <PaysCell pays={pays} /> : null}
      {credited && isPositive(credited.added.amount) ? (
        <Cell
          title={words.success.added}
          value={moneyText(credited.added)}
          note={words.success.seeBill}
          href={href("/wallet/index", { billId: credited.billId })}
        />
      ) : null}
      {state === "credited" ? null : <Cell title={words.success.toAccount} href={href(`/recharge/${method}`, { transferNo })} />}
    </CellGroup>
  );
}

/** What came and when, by how much it differs, and what the bank kept of it. */
function Arrived({ transfer, credited }: { transfer: TransferOnWire; credited: NonNullable<TransferOnWire["credited"]> }) {
  const words = useDict(transferDict);
  const language = useLanguage();
  const { arrived, fee, at } = credited;
  const { fee: asked, pays } = transfer;
  // What a payment by transfer counted in was turned at its own rate, and told with it.
  const how = asked && !pays && asked.currency !== fee.currency ? words.success.feeHow(moneyText(asked)) : undefined;
  return (
    <>
      <Cell
        title={words.success.arrived}
        value={moneyText(arrived)}
        note={dotted([formatDateTime(at, language), arrivedNote(transfer, arrived, words) ?? null])}
      />
      {isPositive(fee.amount) ? <Cell title={words.success.fee} value={moneyText(fee)} note={how} /> : null}
    </>
  );
}

import { useAction } from "@sihai/client";
import { confirmArrival, transferQueue } from "@sihai/contract/transfer";
import { compare, parseMoney, subtract, toDecimal } from "@sihai/domain";
import { formatAmount, moneyText } from "@sihai/text";
import { consoleTransferDict } from "@sihai/text/dict/console/transfer";
import { Button, Card, CellGroup, Notice, toastSuccess } from "@sihai/ui";
import { defer, useDict, useMay } from "#console";
import { ReasonForm } from "./ReasonForm.tsx";
import { RecordForm } from "./RecordForm.tsx";
import type { DeskTransfer } from "./types.ts";

type ActionsProps = { transfer: DeskTransfer; onDone: () => void };

/** What is to be done next with a transfer, by its state and by who looks; nothing once it is credited. */
export function TransferActions({ transfer, onDone }: ActionsProps) {
  const words = useDict(consoleTransferDict);
  const may = useMay();
  const { state, arrival } = transfer;
  if (state === "credited") return null;
  if (!may("finance.record")) return <Notice>{words.waitsForFinance}</Notice>;
  if (state === "arrived" && arrival)
    return (
      <>
        {arrival.recordedByMe ? (
          <Notice tone="warn">{words.ownRecord}</Notice>
        ) : (
          <ConfirmCard transfer={transfer} arrival={arrival} onDone={onDone} />
        )}
        <ReasonForm act="drop" transferNo={transfer.transferNo} onDone={onDone} />
      </>
    );
  return (
    <>
      <RecordForm transfer={transfer} onDone={onDone} />
      {state === "announced" ? <ReasonForm act="refuse" transferNo={transfer.transferNo} onDone={onDone} /> : null}
    </>
  );
}

type Arrival = NonNullable<DeskTransfer["arrival"]>;

/** What is confirmed is said in full, and done after a moment in which it can be undone. */
function ConfirmCard({ transfer, arrival, onDone }: ActionsProps & { arrival: Arrival }) {
  const words = useDict(consoleTransferDict);
  const { transferNo } = transfer;
  const confirm = useAction(confirmArrival, {
    refreshes: [transferQueue],
    onDone: () => toastSuccess(words.confirmed(transferNo)),
  });
  const { received, bankLine, fee } = arrival;
  if (fee === null)
    return (
      <Notice tone="warn" alert>
        {words.rateMissing}
      </Notice>
    );
  const adds = formatAmount(addsOf(arrival, fee), received.currency);
  return (
    <Card title={words.confirmTitle} className="flex flex-col gap-3">
      {isAsAnnounced(transfer, received) ? null : <Notice tone="warn">{words.differs}</Notice>}
      {transfer.pays ? <Notice>{words.paysNote(transfer.pays.numbers.join(", "))}</Notice> : null}
      <CellGroup>
        <Line label={words.received} value={moneyText(received)} />
        <Line label={words.fee} value={moneyText(fee)} />
        <Line label={transfer.pays ? words.net : words.adds} value={adds} />
      </CellGroup>
      <Button
        pending={confirm.pending}
        onClick={() => {
          const act = () => confirm.run({ body: { transferNo, bankLine, received } });
          defer({ subject: transferNo, text: words.confirming(transferNo, adds), act });
          onDone();
        }}
      >
        {words.confirm(adds)}
      </Button>
    </Card>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <p className="flex justify-between gap-4 px-4 py-2 text-body">
      <span className="text-grey">{label}</span>
      <span className="font-semibold">{value}</span>
    </p>
  );
}

function addsOf({ received }: Arrival, fee: DeskTransfer["amount"]): string {
  return toDecimal(subtract(parseMoney(received.amount, received.currency), parseMoney(fee.amount, fee.currency)));
}

function isAsAnnounced({ receipt, amount }: DeskTransfer, received: DeskTransfer["amount"]): boolean {
  const said = receipt?.sent ?? amount;
  return (
    said.currency === received.currency &&
    compare(parseMoney(said.amount, said.currency), parseMoney(received.amount, received.currency)) === 0
  );
}

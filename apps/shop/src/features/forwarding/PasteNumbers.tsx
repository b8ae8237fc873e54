import { useCouriers } from "@sihai/client";
import { type PastedNumber, readPastedNumbers } from "@sihai/domain/forwarding";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { Button, Sheet, Tag, TextArea } from "@sihai/ui";
import { useState } from "react";
import { useCourierNames, useDict } from "#shop";

type PasteNumbersProps = { open: boolean; onClose: () => void; onAdd: (numbers: readonly PastedNumber[]) => void };

/** Several numbers at once, each shown with the courier it was recognised as before anything is added. */
export function PasteNumbers({ open, onClose, onAdd }: PasteNumbersProps) {
  const words = useDict(forwardingDict);
  const { nameOf } = useCourierNames();
  const [pasted, setPasted] = useState("");
  const read = readPastedNumbers(pasted, useCouriers());
  const good = read.filter(({ trackingNo }) => trackingNo !== null);

  function add() {
    onAdd(good);
    setPasted("");
    onClose();
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.pasteTitle}
      footer={
        <Button wide disabledReason={good.length === 0 ? words.needNumber : null} onClick={add}>
          {words.pasteAdd(good.length)}
        </Button>
      }
    >
      <TextArea label={words.pasteLabel} hint={words.pasteHint} rows={5} maxLength={2000} value={pasted} onChange={setPasted} />
      <ul aria-live="polite" className="mt-2 divide-y divide-line">
        {read.map(({ given, trackingNo, couriers: found }) => (
          <li key={trackingNo ?? given} className="flex items-center justify-between gap-3 py-2 text-body">
            <span className="min-w-0 truncate">{trackingNo ?? given}</span>
            {found[0] ? <Tag tone="brand">{nameOf(found[0])}</Tag> : <Tag tone="warn">{words.notANumber}</Tag>}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

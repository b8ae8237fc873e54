import { useAction } from "@sihai/client";
import { readOrderAsStaff } from "@sihai/contract/order";
import { askSupplement } from "@sihai/contract/service";
import { type SupplementReason, supplementReasons } from "@sihai/domain/service";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleServiceDict } from "@sihai/text/dict/console/service";
import { Button, MoneyField, Select, TextArea, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { PhotoChoice } from "#bench";
import { useDict, useLanguage } from "#console";

const amountPattern = /^\d{1,6}(\.\d{1,2})?$/;

type SupplementFormProps = { itemNo: string /** Pictures of the item, one of which may show why. */; photos: readonly Photo[] };
type Photo = { fileId: string; alt: string };

/** Asks the buyer of an item for more money, with the reason; closed until it is wanted. */
export function SupplementForm({ itemNo, photos }: SupplementFormProps) {
  const words = useDict(consoleServiceDict);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<SupplementReason>("real-price");
  const [amount, setAmount] = useState("");
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const [evidence, setEvidence] = useState<string | null>(null);
  const ask = useAction(askSupplement, {
    refreshes: [readOrderAsStaff],
    onDone: ({ payBefore }) => {
      toastSuccess(words.supplementAsked(formatDateTime(payBefore, language, beijing)));
      setOpen(false);
      setAmount("");
      setNote("");
      setTried(false);
      setEvidence(null);
    },
  });
  const isPriced = amountPattern.test(amount) && Number(amount) > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isPriced || note.trim() === "") return;
    void ask.run({ body: { itemNo, reason, amount, note: note.trim(), ...(evidence !== null && { evidence }) } });
  }

  if (!isOpen)
    return (
      <div className="-ml-4">
        <Button small kind="plain" onClick={() => setOpen(true)}>
          {words.supplement}
        </Button>
      </div>
    );
  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-3 rounded-[12px] bg-page p-3">
      <Select
        label={words.supplementReason}
        value={reason}
        onChange={(next) => setReason(supplementReasons.find((one) => one === next) ?? "other")}
        options={supplementReasons.map((value) => ({ value, label: words.reasons[value] }))}
      />
      <MoneyField
        label={words.supplementAmount}
        value={amount}
        onChange={setAmount}
        error={tried && !isPriced ? words.needed : undefined}
      />
      <TextArea
        label={words.supplementNote}
        maxLength={300}
        rows={2}
        value={note}
        onChange={setNote}
        error={tried && note.trim() === "" ? words.needed : undefined}
      />
      <PhotoChoice label={words.supplementEvidence} photos={photos} value={evidence} onChange={setEvidence} />
      <div>
        <Button small type="submit" pending={ask.pending}>
          {words.supplementAsk}
        </Button>
      </div>
    </form>
  );
}

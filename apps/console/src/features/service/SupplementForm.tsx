import { useAction } from "@sihai/client";
import { readOrderAsStaff } from "@sihai/contract/order";
import { askSupplement } from "@sihai/contract/service";
import { supplementReasons } from "@sihai/domain/service";
import { beijing, formatDateTime } from "@sihai/text";
import { type ConsoleServiceWords, consoleServiceDict } from "@sihai/text/dict/console/service";
import { Bound, Button, Form, MoneyField, Select, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { useDict, useLanguage } from "#console";
import { fieldText, PhotoChoice, positiveAmount, showRefusal } from "#desk";

type Photo = { fileId: string; alt: string };
type SupplementFormProps = {
  itemNo: string;
  /** Pictures of the item, one of which may show why. */
  photos: readonly Photo[];
};

function supplementSchema(words: ConsoleServiceWords) {
  return z.object({
    reason: z.enum(supplementReasons),
    amount: positiveAmount(words.needed),
    note: fieldText(askSupplement.body.shape.note, words.needed),
    evidence: z.nullable(z.string()),
  });
}
type SupplementEntry = z.infer<ReturnType<typeof supplementSchema>>;

/** Asks the buyer of an item for more money, with the reason; closed until it is wanted. */
export function SupplementForm({ itemNo, photos }: SupplementFormProps) {
  const words = useDict(consoleServiceDict);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenSupplement itemNo={itemNo} photos={photos} onDone={() => setOpen(false)} />;
  return (
    <div className="-ml-4">
      <Button small kind="plain" onClick={() => setOpen(true)}>
        {words.supplement}
      </Button>
    </div>
  );
}

function OpenSupplement({ itemNo, photos, onDone }: SupplementFormProps & { onDone: () => void }) {
  const words = useDict(consoleServiceDict);
  const language = useLanguage();
  const form = useSchemaForm<SupplementEntry>(supplementSchema(words), {
    reason: "real-price",
    amount: "",
    note: "",
    evidence: null,
  });
  const ask = useAction(askSupplement, {
    refreshes: [readOrderAsStaff],
    onDone: ({ payBefore }) => {
      toastSuccess(words.supplementRequested(formatDateTime(payBefore, language, beijing)));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error, { PRICE_NOT_CORRECT: "amount" }),
  });

  return (
    <div className="max-w-xl rounded-control bg-page p-3">
      <Form
        form={form}
        onSubmit={({ evidence, ...entry }) => ask.run({ body: { itemNo, ...entry, ...(evidence !== null && { evidence }) } })}
      >
        <Bound form={form} name="reason">
          {(field) => (
            <Select
              label={words.supplementReason}
              options={supplementReasons.map((value) => ({ value, label: words.reasons[value] }))}
              {...field}
            />
          )}
        </Bound>
        <Bound form={form} name="amount">
          {(field) => <MoneyField label={words.supplementAmount} {...field} />}
        </Bound>
        <Bound form={form} name="note">
          {(field) => <TextArea label={words.supplementNote} maxLength={300} rows={2} {...field} />}
        </Bound>
        <Bound form={form} name="evidence">
          {({ value, onChange }) => (
            <PhotoChoice label={words.supplementEvidence} photos={photos} value={value} onChange={onChange} />
          )}
        </Bound>
        <div>
          <Button small type="submit" pending={ask.pending}>
            {words.supplementAsk}
          </Button>
        </div>
      </Form>
    </div>
  );
}

import { isUnlikelyWeight } from "@sihai/domain/warehouse";
import { formatWeight } from "@sihai/text";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { Card, focusFirstFault, hasNoNumber, Notice, Switch } from "@sihai/ui";
import { useRef, useState } from "react";
import { useDict, useLanguage } from "#console";
import { type Camera, readMeasures, useDirty } from "#desk";
import { ArrivalForm } from "./ArrivalForm.tsx";
import { usePrintsByItself } from "./auto-print.ts";
import type { BenchItem } from "./bench-item.ts";
import { FindingForm } from "./FindingForm.tsx";
import type { StockedIn } from "./LastStockedIn.tsx";
import { StockInActions } from "./StockInActions.tsx";
import { StockInFields } from "./StockInFields.tsx";
import type { StockInEntry } from "./stock-in-entry.ts";
import { useStockIn } from "./use-stock-in.ts";
import { useSubmitAfterUploads } from "./use-submit-after-uploads.ts";

type StockInFormProps = {
  item: BenchItem;
  camera: Camera;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
  /** It was not stocked in: part of it came, or it is not what it should be. */
  onSetAside: () => void;
  onDone: (done: StockedIn, wantsLabel: boolean) => void;
};

/** Weight, size, photos, shelf: Enter leads from one to the next, and at the shelf it saves. */
export function StockInForm({ item, camera, onDirty, onClose, onSetAside, onDone }: StockInFormProps) {
  const words = useDict(consoleReceivingDict);
  const [prints, setPrints] = usePrintsByItself();
  const entry = useStockIn(item, (done) => onDone(done, prints));
  const { form, isUploading } = entry;
  useDirty(entry.isDirty, onDirty);
  const { submit, isWaiting } = useSubmitAfterUploads(isUploading, send);
  const fields = useRef<HTMLFormElement>(null);
  const doubt = useDoubt(item, form.watch());
  const [checked, setChecked] = useState<string | null>(null);
  function send() {
    if (fields.current && hasNoNumber(fields.current)) void form.trigger().then(focusFirstFault);
    else void form.handleSubmit(askThenSave)();
  }
  /** A weight that costs its owner a fee at once, a count that nobody ordered: it is asked about, and the second press saves it. */
  async function askThenSave(typed: StockInEntry) {
    if (doubt === null || doubt === checked) await entry.save(typed);
    else setChecked(doubt);
  }
  const [aside, setAside] = useState<"part" | "finding" | null>(null);
  const back = () => setAside(null);
  function wasSetAside() {
    entry.clearEntry();
    onSetAside();
  }
  if (aside === "part") return <ArrivalForm item={item} onClose={back} onDone={wasSetAside} />;
  if (aside === "finding")
    return <FindingForm item={item} camera={camera} onDirty={onDirty} onClose={back} onDone={wasSetAside} />;
  return (
    <Card title={words.current} aside={item.itemNo}>
      <form
        ref={fields}
        noValidate
        onKeyDown={(event) => event.key === "Escape" && !entry.isDirty && onClose()}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-col gap-4"
      >
        <StockInFields item={item} form={form} entry={entry} camera={camera} />
        {doubt === null ? null : (
          <Notice tone="warn" alert={doubt === checked}>
            {doubt}
          </Notice>
        )}
        <Switch label={words.autoPrint} checked={prints} onChange={setPrints} />
        {item.state === "signed" ? null : <p className="text-body text-grey">{words.willSign}</p>}
        <StockInActions
          item={item}
          pending={entry.isSaving || isWaiting}
          isChecked={doubt !== null && doubt === checked}
          onSetAside={setAside}
          onClose={onClose}
        />
      </form>
    </Card>
  );
}

/** What there is to doubt of what was typed: a weight beside what such goods usually weigh, a count beside what was ordered; null for nothing. */
function useDoubt({ usualGrams, quantity: expected }: BenchItem, { weight, quantity }: StockInEntry): string | null {
  const words = useDict(consoleReceivingDict);
  const language = useLanguage();
  const { grams } = readMeasures({ weight, sides: "" });
  const isUnlikely = grams !== null && usualGrams !== undefined && isUnlikelyWeight(grams, usualGrams);
  const doubts = [
    isUnlikely ? words.unlikelyWeight(formatWeight(grams, language), formatWeight(usualGrams, language)) : null,
    Number(quantity) === expected ? null : words.otherCount(Number(quantity), expected),
  ];
  return doubts.filter((each) => each !== null).join(" ") || null;
}

import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Card, ChipGroup } from "@sihai/ui";
import { useEffect, useRef, useState } from "react";
import { useDict, useMay } from "#console";
import { AskBuyerForm } from "./AskBuyerForm.tsx";
import type { ActionName } from "./action-keys.ts";
import { CancelForm } from "./CancelForm.tsx";
import type { DeskItem } from "./desk-item.ts";
import { HandBackForm } from "./HandBackForm.tsx";
import { RecordPurchaseForm } from "./RecordPurchaseForm.tsx";
import { SplitForm } from "./SplitForm.tsx";

type DeskActionsProps = {
  item: DeskItem;
  /** Chosen by a key; its first field is then ready for typing. */
  requestedAction: ActionName | null;
  onDone: () => void;
};

/** Record, ask, split or cancel: one form at a time, by what the item's state and the clerk's role allow. */
export function DeskActions({ item, requestedAction, onDone }: DeskActionsProps) {
  const words = useDict(consoleBuyingDict);
  const may = useMay();
  const [dearer, setDearer] = useState<string | null>(null);
  const isBuying = item.state === "buying";
  const canAsk = isBuying || item.state === "purchased";
  const canCancel = canAsk || item.state === "paid" || item.state === "awaiting-confirmation";
  const options = [
    ...(isBuying && may("buying.record") ? [{ value: "record" as const, label: words.recordPurchase }] : []),
    ...(canAsk && may("buying.record") ? [{ value: "ask" as const, label: words.askBuyer }] : []),
    ...(isBuying && item.quantity > 1 && may("buying.record") ? [{ value: "split" as const, label: words.splitLine }] : []),
    ...(isBuying && may("buying.record") ? [{ value: "hand-back" as const, label: words.handBack }] : []),
    ...(canCancel && may("buying.refund") ? [{ value: "cancel" as const, label: words.cancel }] : []),
  ];
  const [chosen, setChosen] = useState<ActionName | null>(
    options.find(({ value }) => value === requestedAction)?.value ?? (isBuying ? "record" : null),
  );
  const forms = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (requestedAction !== null)
      forms.current?.querySelector<HTMLElement>(":not([hidden]) > form :is(input, select, textarea)")?.focus();
  }, [requestedAction]);
  if (options.length === 0) return null;

  return (
    <Card>
      <div ref={forms} className="flex flex-col gap-4">
        <ChipGroup label={words.actions} value={chosen} onChange={setChosen} options={options} />
        {isBuying && may("buying.record") ? (
          // Out of sight while another form is open: what was typed is there when one comes back.
          <div hidden={chosen !== "record"}>
            <RecordPurchaseForm
              item={item}
              onDone={onDone}
              onDearer={(price) => {
                setDearer(price);
                setChosen("ask");
              }}
            />
          </div>
        ) : null}
        {chosen === "ask" ? <AskBuyerForm item={item} dearer={dearer} onDone={onDone} /> : null}
        {chosen === "split" ? <SplitForm item={item} onDone={onDone} /> : null}
        {chosen === "hand-back" ? <HandBackForm itemNos={[item.itemNo]} onDone={onDone} /> : null}
        {chosen === "cancel" ? <CancelForm item={item} onDone={onDone} /> : null}
      </div>
    </Card>
  );
}

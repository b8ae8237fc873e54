import { useAction } from "@sihai/client";
import { expertQueue, readExpertAsStaff, sendExpertPlan } from "@sihai/contract/expert";
import { cny, compare, sum, toDecimal } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { consoleExpertsDict } from "@sihai/text/dict/console-experts";
import { Button, Card, Notice, TextArea, toastFailure, toastSuccess } from "@sihai/ui";
import { type FormEvent, useCallback, useState } from "react";
import { useDict } from "#console";
import { ParcelEditor, type ParcelQuote } from "./ParcelEditor.tsx";
import { PlannerCard } from "./PlannerCard.tsx";
import { draftOfPlanner, firstDraft, moveTo, type ParcelDraft, type StaffExpert } from "./plan-draft.ts";

/** The plan being made: from the planner or by hand, priced as it changes, explained and sent. */
export function PlanEditor({ staff, onDone }: { staff: StaffExpert; onDone: () => void }) {
  const words = useDict(consoleExpertsDict);
  const { service, plannerId } = staff;
  const { serviceBarcode, items, packaging, maySplit, hold } = service;
  const [parcels, setParcels] = useState<readonly ParcelDraft[]>(() => firstDraft(staff));
  const [quotes, setQuotes] = useState<Record<number, ParcelQuote>>({});
  const [note, setNote] = useState("");
  const keepQuote = useCallback((key: number, quote: ParcelQuote) => setQuotes((before) => ({ ...before, [key]: quote })), []);
  const send = useAction(sendExpertPlan, {
    refreshes: [expertQueue, readExpertAsStaff],
    onDone: ({ state }) => {
      toastSuccess(state === "paid" ? words.sentPaid(serviceBarcode) : words.sent(serviceBarcode));
      onDone();
    },
  });
  const priced = parcels.flatMap(({ key }) => quotes[key] ?? []);
  const total = sum(
    priced.map((quote) => cny(quote.total)),
    "CNY",
  );
  const isTooMany = !maySplit && parcels.length > 1;
  const overHold = hold !== null && hold.endedAt === null && compare(total, cny(hold.amount)) > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isTooMany) return toastFailure(words.onlyOne);
    if (priced.length < parcels.length) return toastFailure(words.needLine);
    if (note.trim() === "") return toastFailure(words.needNote);
    void send.run({
      body: {
        serviceBarcode,
        note: note.trim(),
        parcels: parcels.map(({ key, itemIds, packaging: wanted }) => ({
          itemIds: [...itemIds],
          lineId: quotes[key]?.lineId ?? "",
          packaging: wanted,
        })),
      },
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <PlannerCard
        serviceBarcode={serviceBarcode}
        plannerId={plannerId}
        onUse={(result) => setParcels(draftOfPlanner(result, packaging))}
      />
      <p className="px-1 text-note text-grey">{words.editHelp}</p>
      {parcels.map((draft, at) => (
        <ParcelEditor
          key={draft.key}
          serviceBarcode={serviceBarcode}
          objective={service.objective}
          draft={draft}
          no={at + 1}
          items={items}
          others={parcels.map(({ key }, index) => ({ key, no: index + 1 }))}
          onChange={(change) =>
            setParcels((before) => before.map((one) => (one.key === draft.key ? { ...one, ...change } : one)))
          }
          onMove={(itemId, to) => setParcels((before) => moveTo(before, itemId, to, packaging))}
          onQuote={keepQuote}
        />
      ))}
      {isTooMany ? <Notice tone="danger">{words.onlyOne}</Notice> : null}
      <Card>
        <div className="flex flex-col gap-4">
          <p className="flex items-baseline justify-between">
            <span className="text-grey">{words.total}</span>
            <strong className="text-title">{cnyText(toDecimal(total))}</strong>
          </p>
          {overHold ? <Notice tone="warn">{words.overHold(cnyText(hold.amount))}</Notice> : null}
          <TextArea label={words.note} placeholder={words.noteHint} maxLength={1000} rows={3} value={note} onChange={setNote} />
          <Button type="submit" pending={send.pending}>
            {words.send}
          </Button>
        </div>
      </Card>
    </form>
  );
}

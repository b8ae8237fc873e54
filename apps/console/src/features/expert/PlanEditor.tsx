import { useAction } from "@sihai/client";
import { expertQueue, readExpertAsStaff, sendExpertPlan } from "@sihai/contract/expert";
import { cny, compare, sum } from "@sihai/domain";
import { cnyText, formatMoney } from "@sihai/text";
import { consoleExpertDict } from "@sihai/text/dict/console/expert";
import { Bound, Button, Card, Form, Notice, TextArea, toastFailure, toastSuccess, type useSchemaForm } from "@sihai/ui";
import { useCallback, useState } from "react";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, shapedAs, usePersistedForm, usePersistedState } from "#desk";
import { ParcelEditor, type ParcelQuote } from "./ParcelEditor.tsx";
import { PlannerCard } from "./PlannerCard.tsx";
import { arePlanned, draftOfPlanner, firstDraft, moveTo, type ParcelDraft, type StaffExpert } from "./plan-draft.ts";

/** The plan being made: from the planner or by hand, priced as it changes, explained and sent. A reload loses nothing of it. */
export function PlanEditor({ staff, onDone }: { staff: StaffExpert; onDone: () => void }) {
  const words = useDict(consoleExpertDict);
  const { service, plannerId } = staff;
  const { serviceBarcode, items, packaging, maySplit, hold } = service;
  const [first] = useState<readonly ParcelDraft[]>(() => firstDraft(staff));
  const [parcels, setParcels, forgetParcels] = usePersistedState(`plan-${serviceBarcode}`, first, arePlanned);
  const { quotes, keepQuote } = useQuotes();
  const note = z.object({ note: fieldText(sendExpertPlan.body.shape.note, words.needNote) });
  const { form, forget } = usePersistedForm(`plan-note-${serviceBarcode}`, note, { note: "" }, shapedAs({ note: "" }));
  const send = useSend(serviceBarcode, () => {
    forgetParcels();
    forget();
    onDone();
  });
  const priced = parcels.flatMap(({ key }) => quotes[key] ?? []);
  const isTooMany = !maySplit && parcels.length > 1;

  async function sendPlan({ note }: { note: string }) {
    if (isTooMany) return toastFailure(words.onlyOne);
    if (priced.length < parcels.length) return toastFailure(words.needLine);
    await send.run({
      body: { serviceBarcode, note, parcels: parcels.map((parcel) => planned(parcel, quotes[parcel.key])) },
    });
  }

  return (
    <Form form={form} onSubmit={sendPlan}>
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
          onChange={(change) => setParcels(changed(draft.key, change))}
          onMove={(itemId, to) => setParcels((previous) => moveTo(previous, itemId, to, packaging))}
          onQuote={keepQuote}
        />
      ))}
      {isTooMany ? <Notice tone="danger">{words.onlyOne}</Notice> : null}
      <SendCard form={form} quotes={priced} hold={hold} pending={send.pending} />
    </Form>
  );
}

type SendCardProps = {
  form: ReturnType<typeof useSchemaForm<{ note: string }>>;
  quotes: readonly NonNullable<ParcelQuote>[];
  /** What the customer has put aside for it. */
  hold: StaffExpert["service"]["hold"];
  pending: boolean;
};

/** What all parcels cost together, the words that go with the plan, and the button that sends it. */
function SendCard({ form, quotes, hold, pending }: SendCardProps) {
  const words = useDict(consoleExpertDict);
  const total = sum(
    quotes.map((quote) => cny(quote.total)),
    "CNY",
  );
  const exceedsHold = hold !== null && hold.endedAt === null && compare(total, cny(hold.amount)) > 0;
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <p className="flex items-baseline justify-between">
          <span className="text-grey">{words.total}</span>
          <strong className="text-title">{formatMoney(total)}</strong>
        </p>
        {exceedsHold ? <Notice tone="warn">{words.overHold(cnyText(hold.amount))}</Notice> : null}
        <Bound form={form} name="note">
          {(field) => <TextArea label={words.note} placeholder={words.noteHint} maxLength={1000} rows={3} {...field} />}
        </Bound>
        <Button type="submit" pending={pending}>
          {words.send}
        </Button>
      </div>
    </Card>
  );
}

/** What each parcel costs on the line chosen for it, by the parcel's key. */
function useQuotes() {
  const [quotes, setQuotes] = useState<Record<number, ParcelQuote>>({});
  const keepQuote = useCallback(
    (key: number, quote: ParcelQuote) => setQuotes((previous) => ({ ...previous, [key]: quote })),
    [],
  );
  return { quotes, keepQuote };
}

/** A parcel as the plan is sent with it. */
function planned({ itemIds, packaging }: ParcelDraft, quote: ParcelQuote | undefined) {
  return { itemIds: [...itemIds], lineId: quote?.lineId ?? "", packaging };
}

/** Sends the plan and says what becomes of it: paid from what was put aside, or waiting for the customer. */
function useSend(serviceBarcode: string, onDone: () => void) {
  const words = useDict(consoleExpertDict);
  return useAction(sendExpertPlan, {
    refreshes: [expertQueue, readExpertAsStaff],
    onDone: ({ state }) => {
      toastSuccess(state === "paid" ? words.sentPaid(serviceBarcode) : words.sent(serviceBarcode));
      onDone();
    },
  });
}

/** The parcels with one of them changed. */
const changed = (key: number, change: Partial<ParcelDraft>) => (parcels: readonly ParcelDraft[]) =>
  parcels.map((one) => (one.key === key ? { ...one, ...change } : one));

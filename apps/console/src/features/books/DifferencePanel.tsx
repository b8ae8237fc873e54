import { useAction } from "@sihai/client";
import { bookDifference, explainDifference, gatewayDesk, readBalances } from "@sihai/contract/books";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleBooksDict } from "@sihai/text/dict/console/books";
import { Bound, Button, Form, Notice, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict, useLanguage, useMay } from "#console";
import { Facts, fieldText, PanelCard } from "#desk";
import { Amount } from "./parts.tsx";
import type { GatewayDifference } from "./types.ts";

type DifferencePanelProps = { difference: GatewayDifference; onClose: () => void };

/** One difference: both amounts, and its way out. */
export function DifferencePanel({ difference, onClose }: DifferencePanelProps) {
  const words = useDict(consoleBooksDict);
  const language = useLanguage();
  const may = useMay();
  const { reference, verdict, ours, theirs, movedAt, foundAt, customerMark, reason, explainedBy, explainedAt } = difference;
  return (
    <PanelCard title={reference} onClose={onClose}>
      <Facts
        rows={[
          [words.status, words.verdicts[verdict]],
          [words.ours, <Amount key="ours" of={ours} />],
          [words.theirs, <Amount key="theirs" of={theirs} />],
          [words.difference, <Amount key="difference" of={difference.difference} alarm />],
          [words.customer, customerMark],
          [words.when, formatDateTime(movedAt, language, beijing)],
          [words.found, formatDateTime(foundAt, language, beijing)],
          [words.reason, reason],
          [words.told, explainedAt && words.explainedBy(explainedBy, formatDateTime(explainedAt, language, beijing))],
        ]}
      />
      <Notice>{words.wayOut[verdict]}</Notice>
      {may("finance.record") ? <WayOut difference={difference} onDone={onClose} /> : null}
    </PanelCard>
  );
}

function WayOut({ difference, onDone }: { difference: GatewayDifference; onDone: () => void }) {
  const words = useDict(consoleBooksDict);
  const form = useSchemaForm(z.object({ reason: fieldText(explainDifference.body.shape.reason, words.needed) }), { reason: "" });
  const refreshes = [gatewayDesk, readBalances];
  const done = (said: string) => () => {
    toastSuccess(said);
    onDone();
  };
  const explain = useAction(explainDifference, { refreshes, onDone: done(words.explained) });
  const book = useAction(bookDifference, { refreshes, onDone: done(words.booked) });
  const bodyOf = ({ reason }: { reason: string }) => ({
    body: { reference: difference.reference, seen: difference.difference, reason },
  });
  return (
    <Form form={form} onSubmit={(said) => explain.run(bodyOf(said))} className="flex flex-col gap-3">
      <Bound form={form} name="reason">
        {(field) => <TextArea label={words.reason} required rows={2} maxLength={300} {...field} />}
      </Bound>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" small pending={explain.pending}>
          {words.explain}
        </Button>
        {difference.canBook ? (
          <Button
            small
            kind="quiet"
            pending={book.pending}
            onClick={() => void form.handleSubmit((said) => book.run(bodyOf(said)))()}
          >
            {words.book}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

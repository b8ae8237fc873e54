import { useAction } from "@sihai/client";
import { answerClaim, claimQueue } from "@sihai/contract/claim";
import { claimLimits } from "@sihai/domain/claim";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleClaimDict } from "@sihai/text/dict/console/claim";
import { Bound, Button, Card, Form, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict, useLanguage, useMay } from "#console";
import { fieldText, showRefusal } from "#desk";
import type { DeskClaim } from "./types.ts";

/** What was written to and fro; nothing where nothing was and nothing can be. */
export function MessagesCard({ claim: { claimNo, messages, may: can } }: { claim: DeskClaim }) {
  const words = useDict(consoleClaimDict);
  const language = useLanguage();
  const may = useMay();
  const canWrite = can.write && may("claim.record");
  if (messages.length === 0 && !canWrite) return null;

  return (
    <Card title={words.messages}>
      <ul className="flex flex-col gap-3 empty:hidden">
        {messages.map(({ from, text: message, at }) => (
          <li key={`${from}-${at}`}>
            <p className="text-note text-grey">
              {words.from[from]} · {formatDateTime(at, language, beijing)}
            </p>
            <p className="text-body break-words whitespace-pre-line">{message}</p>
          </li>
        ))}
      </ul>
      {canWrite ? <AnswerForm claimNo={claimNo} /> : null}
    </Card>
  );
}

function AnswerForm({ claimNo }: { claimNo: string }) {
  const words = useDict(consoleClaimDict);
  const form = useSchemaForm(z.object({ text: fieldText(answerClaim.body.shape.text, words.needed) }), { text: "" });
  const answer = useAction(answerClaim, {
    refreshes: [claimQueue],
    onDone: () => {
      form.reset();
      toastSuccess(words.sent);
    },
    onFailed: (error) => showRefusal(form, error),
  });
  const isEmpty = form.watch("text").trim() === "";
  return (
    <div className="mt-3">
      <Form form={form} onSubmit={({ text }) => answer.run({ body: { claimNo, text } })}>
        <Bound form={form} name="text">
          {(field) => <TextArea label={words.write} rows={2} maxLength={claimLimits.message} {...field} />}
        </Bound>
        <div>
          <Button type="submit" small kind="quiet" pending={answer.pending} disabledReason={isEmpty ? words.needed : null}>
            {words.send}
          </Button>
        </div>
      </Form>
    </div>
  );
}

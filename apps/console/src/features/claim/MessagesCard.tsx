import { useAction } from "@sihai/client";
import { answerClaim, claimQueue } from "@sihai/contract/claim";
import { claimLimits } from "@sihai/domain/claim";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleClaimsDict } from "@sihai/text/dict/console-claims";
import { Button, Card, TextArea, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { useDict, useLanguage, useMay } from "#console";
import type { DeskClaim } from "./types.ts";

/** What was written to and fro; nothing where nothing was and nothing can be. */
export function MessagesCard({ shown: { claimNo, messages, may: can } }: { shown: DeskClaim }) {
  const words = useDict(consoleClaimsDict);
  const language = useLanguage();
  const may = useMay();
  const [text, setText] = useState("");
  const answer = useAction(answerClaim, {
    refreshes: [claimQueue],
    onDone: () => {
      setText("");
      toastSuccess(words.sent);
    },
  });
  const canWrite = can.write && may("claim.record");
  if (messages.length === 0 && !canWrite) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== "") void answer.run({ body: { claimNo, text: text.trim() } });
  }

  return (
    <Card title={words.messages}>
      <ul className="flex flex-col gap-3 empty:hidden">
        {messages.map(({ from, text: said, at }) => (
          <li key={`${from}-${at}`}>
            <p className="text-note text-grey">
              {words.from[from]} · {formatDateTime(at, language, beijing)}
            </p>
            <p className="text-body break-words whitespace-pre-line">{said}</p>
          </li>
        ))}
      </ul>
      {canWrite ? (
        <form noValidate onSubmit={submit} className="mt-3 flex flex-col items-start gap-3">
          <div className="w-full">
            <TextArea label={words.write} rows={2} maxLength={claimLimits.message} value={text} onChange={setText} />
          </div>
          <Button
            type="submit"
            small
            kind="quiet"
            pending={answer.pending}
            disabledReason={text.trim() === "" ? words.needed : null}
          >
            {words.send}
          </Button>
        </form>
      ) : null}
    </Card>
  );
}

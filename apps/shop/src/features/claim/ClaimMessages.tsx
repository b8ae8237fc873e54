import { claimMessage, parcelClaims, writeAboutClaim } from "@sihai/contract/claim";
import { claimLimits } from "@sihai/domain/claim";
import { formatDateTime } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { Bound, Button, cx, Form, TextArea, toastSuccess, useDraftForm } from "@sihai/ui";
import { useMemo } from "react";
import * as z from "zod/mini";
import { fieldText, showRefusal, useAction, useDict, useLanguage } from "#shop";
import { tabDraft } from "../../stores/tab-draft.ts";
import type { ClaimOnWire } from "./types.ts";

/** What was written to and fro; an open claim takes more. */
export function ClaimMessages({ claim: { claimNo, messages, may } }: { claim: ClaimOnWire }) {
  const words = useDict(claimDict);
  const language = useLanguage();
  if (messages.length === 0 && !may.write) return null;
  return (
    <section aria-label={words.messages} className="mt-3 flex flex-col gap-3">
      <ul className="flex flex-col gap-2 empty:hidden">
        {messages.map(({ from, text: said, at }) => (
          <li
            key={`${from}-${at}`}
            className={cx(
              "max-w-[85%] rounded-control px-3 py-2",
              from === "user" ? "self-end bg-brand-soft" : "self-start bg-fill",
            )}
          >
            <p className="text-note text-grey">
              {words.from[from]} · {formatDateTime(at, language)}
            </p>
            <p className="text-body break-words whitespace-pre-line">{said}</p>
          </li>
        ))}
      </ul>
      {may.write ? <WriteForm claimNo={claimNo} /> : null}
    </section>
  );
}

type Message = { text: string };
/** What is being written about a claim, over looking at another page and a reload. */
export const messageDraft = tabDraft<Message>("sh_claim_message");

/** One more message; its button comes with the first letter. */
function WriteForm({ claimNo }: { claimNo: string }) {
  const words = useDict(claimDict);
  const schema = useMemo(() => z.object({ text: fieldText(claimMessage, words.descriptionNeeded) }), [words]);
  const form = useDraftForm<Message>(schema, {
    read: () => messageDraft.keptOf(claimNo) ?? { text: "" },
    keep: (values) => messageDraft.keep(claimNo, values),
  });
  const write = useAction(writeAboutClaim, {
    refreshes: [parcelClaims],
    onDone: () => {
      form.reset({ text: "" });
      messageDraft.forget();
      toastSuccess(words.sent);
    },
    onFailed: (error) => showRefusal(form, error),
  });
  return (
    <Form form={form} className="flex flex-col gap-2" onSubmit={({ text }) => write.run({ body: { claimNo, text } })}>
      <Bound form={form} name="text">
        {(field) => <TextArea label={words.write} rows={2} maxLength={claimLimits.message} {...field} />}
      </Bound>
      {form.watch("text").trim() === "" ? null : (
        <div className="self-end">
          <Button small type="submit" pending={write.pending}>
            {words.send}
          </Button>
        </div>
      )}
    </Form>
  );
}

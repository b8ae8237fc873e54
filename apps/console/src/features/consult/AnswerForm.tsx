import { useAction, useEndpoint } from "@sihai/client";
import { answerConsult, consultText, listReplies, readConsultAsStaff, readInbox } from "@sihai/contract/consult";
import { consultLimits } from "@sihai/domain/consult";
import { inLanguage } from "@sihai/domain/language";
import { consoleConsultDict } from "@sihai/text/dict/console/consult";
import { Bound, Button, Card, Form, Select, TextArea, toastSuccess } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, showRefusal, useLocal, usePersistedForm } from "#desk";
import type { DeskConsult } from "./types.ts";

type AnswerFormProps = { consult: DeskConsult; onDone: () => void };
type Written = { text: string };

function isWritten(value: unknown): value is Written {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}

/**
 * The answer, begun from a saved reply in the language its customer reads; what is typed stays over a reload. It stays in sight,
 * whatever of the thread is read.
 */
export function AnswerForm({ consult: { consultNo, language, messages }, onDone }: AnswerFormProps) {
  const words = useDict(consoleConsultDict);
  const { form, forget } = usePersistedForm<Written>(
    `consult_${consultNo}`,
    z.object({ text: fieldText(consultText, words.needed) }),
    { text: "" },
    isWritten,
  );
  const answer = useAction(answerConsult, {
    refreshes: [readConsultAsStaff, readInbox],
    onDone: () => {
      form.reset({ text: "" });
      forget();
      toastSuccess(words.sent(consultNo));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error),
  });
  function insert(text: string) {
    const typed = form.getValues("text").trimEnd();
    form.setValue("text", typed === "" ? text : `${typed}\n\n${text}`, { shouldDirty: true });
  }
  return (
    <div className="[@media(min-height:600px)]:sticky [@media(min-height:600px)]:bottom-0 [@media(min-height:600px)]:z-10">
      <Card className="shadow-float">
        <Form form={form} onSubmit={({ text }) => answer.run({ body: { consultNo, text, seen: messages.length } })}>
          <Bound form={form} name="text">
            {(field) => (
              <TextArea label={words.answer} hint={words.answerHint} rows={3} maxLength={consultLimits.text} {...field} />
            )}
          </Bound>
          <div className="flex flex-wrap items-end justify-between gap-3">
            <ReplyChoice language={language} onChoose={insert} />
            <Button type="submit" pending={answer.pending}>
              {words.send}
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  );
}

function ReplyChoice({ language, onChoose }: { language: DeskConsult["language"]; onChoose: (text: string) => void }) {
  const words = useDict(consoleConsultDict);
  const local = useLocal();
  const { data } = useEndpoint(listReplies, {}, { freshMs: 60_000 });
  if (!data || data.list.length === 0) return null;
  return (
    <div className="min-w-[220px] flex-1 sm:max-w-[420px]">
      <Select
        label={words.useReply}
        value=""
        placeholder={words.chooseReply}
        options={data.list.map(({ replyId, title }) => ({ value: replyId, label: local(title) }))}
        onChange={(replyId) => {
          const reply = data.list.find((one) => one.replyId === replyId);
          if (reply) onChoose(inLanguage(reply.text, language));
        }}
      />
    </div>
  );
}

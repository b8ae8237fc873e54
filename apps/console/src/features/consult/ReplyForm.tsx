import { useAction } from "@sihai/client";
import { listReplies, removeReply, saveReply } from "@sihai/contract/consult";
import { consultLimits } from "@sihai/domain/consult";
import { type ConsoleConsultWords, consoleConsultDict } from "@sihai/text/dict/console/consult";
import { Bound, Button, Form, TextArea, TextField, toastSuccess, type useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { defer, useDict } from "#console";
import { fieldText, shapedAs, showRefusal, usePersistedForm } from "#desk";
import type { SavedReply } from "./types.ts";

const { title, text } = saveReply.body.shape;

function replySchema(words: ConsoleConsultWords) {
  return z.object({
    titleZh: fieldText(title.shape.zh, words.needed),
    titleEn: fieldText(title.shape.en, words.needed),
    textZh: fieldText(text.shape.zh, words.needed),
    textEn: fieldText(text.shape.en, words.needed),
  });
}
type ReplyEntry = z.infer<ReturnType<typeof replySchema>>;

/** A reply in both languages: a new one, or the next version of one. */
export function ReplyForm({ reply }: { reply: SavedReply | null }) {
  const words = useDict(consoleConsultDict);
  const first = {
    ...{ titleZh: reply?.title.zh ?? "", titleEn: reply?.title.en ?? "" },
    ...{ textZh: reply?.text.zh ?? "", textEn: reply?.text.en ?? "" },
  };
  const keptAs = `reply-${reply ? `${reply.replyId}-${reply.version}` : "new"}`;
  const { form, forget } = usePersistedForm<ReplyEntry>(keptAs, replySchema(words), first, shapedAs(first));
  const save = useAction(saveReply, {
    refreshes: [listReplies],
    onDone: () => {
      forget();
      toastSuccess(words.replySaved);
    },
    onFailed: (error) => showRefusal(form, error),
  });
  const fields = { replyId: reply?.replyId ?? null, version: reply?.version ?? 0 };
  return (
    <Form
      form={form}
      onSubmit={({ titleZh, titleEn, textZh, textEn }) =>
        save.run({ body: { ...fields, title: { zh: titleZh, en: titleEn }, text: { zh: textZh, en: textEn } } })
      }
    >
      <ReplyFields form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" small pending={save.pending}>
          {words.saveReply}
        </Button>
        {reply === null ? null : <RemoveButton replyId={reply.replyId} />}
      </div>
    </Form>
  );
}

function ReplyFields({ form }: { form: ReturnType<typeof useSchemaForm<ReplyEntry>> }) {
  const words = useDict(consoleConsultDict);
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <Bound form={form} name="titleZh">
        {(field) => <TextField label={words.replyTitleZh} maxLength={consultLimits.replyTitle} {...field} />}
      </Bound>
      <Bound form={form} name="titleEn">
        {(field) => <TextField label={words.replyTitleEn} maxLength={consultLimits.replyTitle} {...field} />}
      </Bound>
      <Bound form={form} name="textZh">
        {(field) => <TextArea label={words.replyTextZh} rows={5} maxLength={consultLimits.text} {...field} />}
      </Bound>
      <Bound form={form} name="textEn">
        {(field) => <TextArea label={words.replyTextEn} rows={5} maxLength={consultLimits.text} {...field} />}
      </Bound>
    </div>
  );
}

function RemoveButton({ replyId }: { replyId: string }) {
  const words = useDict(consoleConsultDict);
  const remove = useAction(removeReply, { refreshes: [listReplies], onDone: () => toastSuccess(words.replyRemoved) });
  return (
    <Button
      small
      kind="plain"
      pending={remove.pending}
      onClick={() => defer({ subject: replyId, text: words.removing, act: () => remove.run({ body: { replyId } }) })}
    >
      {words.removeReply}
    </Button>
  );
}

import { useAction } from "@sihai/client";
import { listReplies, removeReply, saveReply } from "@sihai/contract/consult";
import { consultLimits } from "@sihai/domain/consult";
import { consoleConsultDict } from "@sihai/text/dict/console/consult";
import { Bound, Button, Form, TextArea, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { defer, useDict } from "#console";
import { fieldText, showRefusal } from "#desk";
import type { SavedReply } from "./types.ts";

const { title, text } = saveReply.body.shape;

/** A reply in both languages: a new one, or the next version of one. */
export function ReplyForm({ reply }: { reply: SavedReply | null }) {
  const words = useDict(consoleConsultDict);
  const form = useSchemaForm(
    z.object({
      titleZh: fieldText(title.shape.zh, words.needed),
      titleEn: fieldText(title.shape.en, words.needed),
      textZh: fieldText(text.shape.zh, words.needed),
      textEn: fieldText(text.shape.en, words.needed),
    }),
    {
      ...{ titleZh: reply?.title.zh ?? "", titleEn: reply?.title.en ?? "" },
      ...{ textZh: reply?.text.zh ?? "", textEn: reply?.text.en ?? "" },
    },
  );
  const save = useAction(saveReply, {
    refreshes: [listReplies],
    onDone: () => toastSuccess(words.replySaved),
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" small pending={save.pending}>
          {words.saveReply}
        </Button>
        {reply === null ? null : <RemoveButton replyId={reply.replyId} />}
      </div>
    </Form>
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

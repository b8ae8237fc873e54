import { consultText, listConsults, readConsult, reopenConsult, writeInConsult } from "@sihai/contract/consult";
import { consultLimits } from "@sihai/domain/consult";
import { type ConsultWords, consultDict } from "@sihai/text/dict/care/consult";
import { Bound, Button, Card, Fold, Form, TextArea, toastSuccess, Uploader, useDraftForm, useMoment } from "@sihai/ui";
import { useMemo } from "react";
import * as z from "zod/mini";
import { fieldText, showRefusal, uploadOwnPicture, useAction, useDict } from "#shop";
import { type WrittenFields, writtenDraft } from "../../stores/consult-draft.ts";
import type { ConsultOnWire } from "./types.ts";

function writtenSchema(words: ConsultWords) {
  return z.object({
    text: fieldText(consultText, words.writeNeeded),
    pictures: z.array(z.object({ id: z.string(), url: z.string(), name: z.string() })),
  });
}

/** One more message in an open question, or the reason a closed one is taken up again. What is typed stays over a reload. */
export function WriteForm({ consult }: { consult: ConsultOnWire }) {
  const words = useDict(consultDict);
  const moment = useMoment();
  const { form, send, pending } = useWriting(consult);
  const { reopenBefore } = consult;
  return (
    <Card title={reopenBefore === null ? words.write : words.reopenTitle}>
      <Form form={form} className="flex flex-col gap-3" onSubmit={send}>
        <Bound form={form} name="text">
          {(field) => (
            <TextArea
              label={reopenBefore === null ? words.writePlaceholder : words.reopenHint(moment(reopenBefore))}
              rows={3}
              maxLength={consultLimits.text}
              {...field}
            />
          )}
        </Bound>
        <Fold title={words.addPictures}>
          <Bound form={form} name="pictures">
            {(field) => (
              <Uploader
                label={words.pictures}
                hint={words.picturesHint}
                max={consultLimits.pictures}
                upload={uploadOwnPicture}
                {...field}
              />
            )}
          </Bound>
        </Fold>
        <Button wide type="submit" pending={pending}>
          {reopenBefore === null ? words.send : words.reopen}
        </Button>
      </Form>
    </Card>
  );
}

function useWriting({ consultNo, may }: ConsultOnWire) {
  const words = useDict(consultDict);
  const draft = useMemo(() => writtenDraft(consultNo), [consultNo]);
  const schema = useMemo(() => writtenSchema(words), [words]);
  const form = useDraftForm<WrittenFields>(schema, draft);
  const outcome = {
    refreshes: [readConsult, listConsults],
    onDone: () => {
      form.reset({ text: "", pictures: [] });
      draft.clear();
      toastSuccess(may.reopen ? words.reopened : words.sent);
    },
    onFailed: (error: Parameters<typeof showRefusal>[1]) => showRefusal(form, error, { CONSULT_PICTURE_NOT_FOUND: "pictures" }),
  };
  const write = useAction(writeInConsult, outcome);
  const reopen = useAction(reopenConsult, outcome);

  async function send({ text, pictures }: WrittenFields) {
    const body = { consultNo, text, pictures: pictures.map(({ id }) => id) };
    await (may.reopen ? reopen : write).run({ body });
  }

  return { form, send, pending: write.pending || reopen.pending };
}

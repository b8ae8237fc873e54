import { isRefused, useAction } from "@sihai/client";
import {
  type ContentKind,
  type ContentProblem,
  listContent,
  previewContent,
  publishContent,
  readContent,
} from "@sihai/contract/content";
import { consoleContentDict } from "@sihai/text/dict/console/site/content";
import { Bound, Button, Checkbox, Form, Notice, TextArea, TextField, toastSuccess, type useSchemaForm } from "@sihai/ui";
import { Eye } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, PanelCard, shapedAs, showRefusal, usePersistedForm } from "#desk";
import { type ContentEntry, pieceOf, readMoment } from "./entry.ts";
import { PlaceFields, WordsFields } from "./fields.tsx";
import { PreviewCard } from "./PreviewCard.tsx";
import type { Preview } from "./types.ts";

type ContentFormProps = {
  kind: ContentKind;
  entry: ContentEntry;
  /** What it begins with: a version, or the words a release brings; null for a new text. */
  of: string | null;
  onClose: () => void;
};

/** The next version of a text in both languages, with its preview and its time. A reload loses nothing of it. */
export function ContentForm({ kind, entry, of, onClose }: ContentFormProps) {
  const words = useDict(consoleContentDict);
  const isNew = of === null;
  const keptAs = `content-${kind}-${of ?? "new"}`;
  const { form, forget } = usePersistedForm<ContentEntry>(keptAs, useEntrySchema(kind), entry, shapedAs(entry));
  const [problems, setProblems] = useState<readonly ContentProblem[]>([]);
  const [shown, setShown] = useState<Preview["shown"] | null>(null);
  const preview = useAction(previewContent, {
    onDone: (data) => {
      setProblems(data.problems);
      setShown(data.shown);
    },
  });
  const publish = useAction(publishContent, {
    refreshes: [listContent, readContent],
    onDone: () => {
      toastSuccess(words.published);
      leave();
    },
    onFailed: (error) => {
      if (isRefused(error, "CONTENT_WRONG")) setProblems(error.facts.problems);
      else return showRefusal(form, error, { CONTENT_TIME_WRONG: "from", AGREEMENT_NOTICE: "from", AGREEMENT_KEPT: "isShown" });
    },
  });

  function leave() {
    forget();
    onClose();
  }

  function submit(typed: ContentEntry) {
    const piece = pieceOf(kind, typed);
    const [from, until] = [readMoment(typed.from), readMoment(typed.until)];
    if (piece === null || from === undefined || until === undefined) return;
    setProblems([]);
    const { name, isShown, asksAgain, note } = typed;
    const body = { name, piece, isShown, asksAgain, note, until: until?.toISOString() ?? null };
    return publish.run({ body: { ...body, ...(from && { from: from.toISOString() }) } });
  }

  async function look() {
    if (!(await form.trigger())) return;
    const piece = pieceOf(kind, form.getValues());
    if (piece !== null) await preview.run({ body: { piece } });
  }

  return (
    <PanelCard title={isNew ? words.newTitle[kind] : words.edit} onClose={leave}>
      <Form form={form} onSubmit={submit}>
        {isNew ? (
          <Bound form={form} name="name">
            {(field) => <TextField label={words.name} hint={words.nameHint} required maxLength={64} {...field} />}
          </Bound>
        ) : null}
        <PlaceFields form={form} kind={kind} />
        <WordsFields form={form} kind={kind} />
        {problems.length === 0 ? null : <Problems problems={problems} />}
        {shown === null ? null : <PreviewCard kind={kind} shown={shown} entry={form.getValues()} />}
        <TimeFields form={form} isAgreement={kind === "article" && entry.group === "agreements"} />
        <div className="flex flex-wrap gap-3">
          <Button kind="quiet" icon={Eye} pending={preview.pending} onClick={() => void look()}>
            {words.preview}
          </Button>
          <Button type="submit" pending={publish.pending}>
            {words.publish}
          </Button>
        </div>
      </Form>
    </PanelCard>
  );
}

function useEntrySchema(kind: ContentKind) {
  const words = useDict(consoleContentDict);
  const typed = z.string();
  const moment = typed.check(z.refine((text) => readMoment(text) !== undefined, { error: words.momentWrong }));
  const link = typed.check(
    z.refine((text) => (kind !== "advert" && text.trim() === "") || /^\/[a-z][\w/?=&%.-]{0,199}$/.test(text.trim()), {
      error: words.linkWrong,
    }),
  );
  const schema = z.object({
    name: typed.check(z.regex(/^[a-z0-9-]{2,64}$/, { error: words.nameWrong })),
    ...{ group: typed, position: typed, tone: typed, noticeTone: typed, picture: typed },
    link: kind === "article" ? typed : link,
    order: typed.check(z.regex(/^\d{1,3}$/, { error: words.orderWrong })),
    ...{ zhTitle: typed, zhSummary: typed, zhText: typed, enTitle: typed, enSummary: typed, enText: typed },
    ...{ isShown: z.boolean(), asksAgain: z.boolean(), from: moment, until: moment },
    note: fieldText(publishContent.body.shape.note, words.noteNeeded),
  });
  return schema.check(
    z.refine((entry: ContentEntry) => pieceOf(kind, entry) !== null, { error: words.wordsNeeded, path: ["zhText"] }),
  );
}

type EntryForm = ReturnType<typeof useSchemaForm<ContentEntry>>;

function TimeFields({ form, isAgreement }: { form: EntryForm; isAgreement: boolean }) {
  const words = useDict(consoleContentDict);
  return (
    <>
      {isAgreement ? (
        <Bound form={form} name="asksAgain">
          {({ value, ...field }) => <Checkbox label={words.asksAgain} note={words.asksAgainHint} checked={value} {...field} />}
        </Bound>
      ) : (
        <Bound form={form} name="isShown">
          {({ value, ...field }) => <Checkbox label={words.isShown} note={words.isShownHint} checked={value} {...field} />}
        </Bound>
      )}
      <Bound form={form} name="from">
        {(field) => <TextField label={words.from} hint={words.fromHint} maxLength={16} placeholder={words.atOnce} {...field} />}
      </Bound>
      {isAgreement ? null : (
        <Bound form={form} name="until">
          {(field) => (
            <TextField label={words.until} hint={words.untilHint} maxLength={16} placeholder={words.noEnd} {...field} />
          )}
        </Bound>
      )}
      <Bound form={form} name="note">
        {(field) => <TextArea label={words.note} required rows={2} maxLength={500} {...field} />}
      </Bound>
    </>
  );
}

function Problems({ problems }: { problems: readonly ContentProblem[] }) {
  const words = useDict(consoleContentDict);
  return (
    <Notice tone="warn" alert title={words.problems}>
      <ul className="flex flex-col gap-1">
        {problems.map(({ language, code, found }) => (
          <li key={`${language} ${code} ${found}`} className="wrap-anywhere">
            {words.previewIn[language]} · {words.faults[code]} · {found}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

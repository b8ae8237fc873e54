import { consultText, consultTitle, listConsults, submitConsult } from "@sihai/contract/consult";
import { answerHours, type ConsultType, consultLimits, consultTypes, typesFor } from "@sihai/domain/consult";
import { dotted, formatDateTime } from "@sihai/text";
import { type ConsultWords, consultDict } from "@sihai/text/dict/care/consult";
import {
  Bound,
  Card,
  ChipGroup,
  FormPage,
  Notice,
  TextArea,
  TextField,
  TextLink,
  toastSuccess,
  Uploader,
  useDraftForm,
} from "@sihai/ui";
import { type ReactNode, useMemo } from "react";
import * as z from "zod/mini";
import { fieldText, go, href, showRefusal, uploadOwnPicture, useAction, useDict, useLanguage, useSettings } from "#shop";
import { askedDraft, type ConsultFields } from "../../stores/consult-draft.ts";
import { SubjectCell } from "./SubjectCell.tsx";
import type { ConsultOnWire } from "./types.ts";

type AskFormProps = {
  title: string;
  subject: ConsultOnWire["subject"];
  first?: ConsultType | undefined;
  /** Below what it is about. */
  known?: ReactNode;
};

function askedSchema(words: ConsultWords) {
  return z.object({
    type: z.enum(consultTypes),
    title: fieldText(consultTitle, words.subjectNeeded),
    text: fieldText(consultText, words.writeNeeded),
    pictures: z.array(z.object({ id: z.string(), url: z.string(), name: z.string() })),
  });
}

/** A question: its type, what it is about, words and pictures; what is typed stays over a reload. */
export function AskForm({ title, subject, first, known }: AskFormProps) {
  const words = useDict(consultDict);
  const { form, submit, types } = useAsking(subject, first);
  return (
    <FormPage
      title={title}
      form={form}
      submitText={words.submit}
      pending={submit.pending}
      className="flex flex-col gap-3"
      onSubmit={submit.send}
    >
      {submit.error ? (
        <Notice alert tone="danger" title={words.failed}>
          {submit.error.message}
        </Notice>
      ) : null}
      {subject === null ? (
        <AskElsewhere />
      ) : (
        <Card title={words.about}>
          <div className="-mx-4">
            <SubjectCell subject={subject} />
          </div>
        </Card>
      )}
      {known}
      <Card className="flex flex-col gap-4">
        <Bound form={form} name="type">
          {({ value, onChange }) => (
            <div>
              <ChipGroup
                label={words.type}
                showLabel
                value={value}
                onChange={onChange}
                options={types.map((type) => ({ value: type, label: words.types[type] }))}
              />
              <AnswerTime type={value} />
            </div>
          )}
        </Bound>
        <Bound form={form} name="title">
          {(field) => (
            <TextField
              label={words.subject}
              placeholder={words.subjectPlaceholder}
              required
              maxLength={consultLimits.title}
              {...field}
            />
          )}
        </Bound>
        <Bound form={form} name="text">
          {(field) => (
            <TextArea
              label={words.text}
              placeholder={words.textPlaceholder}
              required
              rows={5}
              maxLength={consultLimits.text}
              {...field}
            />
          )}
        </Bound>
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
      </Card>
    </FormPage>
  );
}

/** By when a question of this type is answered. */
function AnswerTime({ type }: { type: ConsultType }) {
  const words = useDict(consultDict);
  const settings = useSettings();
  if (!settings) return null;
  // The specification's list of types is closed, and has none for money (rules K-30 to K-36).
  const holds = type === "other" ? words.otherHolds : null;
  return <p className="mt-2 text-note text-grey">{dotted([holds, words.answerIn(answerHours(type, settings))])}</p>;
}

/** A question about nothing in particular: the ways to ask about a thing, and to an answer that is there already. */
function AskElsewhere() {
  const words = useDict(consultDict);
  return (
    <Card title={words.general}>
      <p className="text-body text-grey">{words.chooseThing}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        <TextLink href={href("/order/list")}>{words.toOrders}</TextLink>
        <TextLink href={href("/package/list")}>{words.toParcels}</TextLink>
        <TextLink href={href("/help-center/list")}>{words.toHelp}</TextLink>
      </p>
    </Card>
  );
}

function useAsking(subject: ConsultOnWire["subject"], first: ConsultType | undefined) {
  const words = useDict(consultDict);
  const language = useLanguage();
  const suited = typesFor(subject);
  // Without a thing, "something else" is likeliest; the expert's page names its own.
  const types = subject === null ? suited.toReversed() : suited;
  const chosen = types.find((type) => type === first) ?? types[0] ?? "other";
  const about = subject === null ? `general-${chosen}` : subject.no;
  const draft = useMemo(() => askedDraft(about, chosen), [about, chosen]);
  const schema = useMemo(() => askedSchema(words), [words]);
  const form = useDraftForm<ConsultFields>(schema, draft);
  const submit = useAction(submitConsult, {
    quiet: true,
    refreshes: [listConsults],
    onDone: ({ consultNo, dueAt }) => {
      draft.clear();
      toastSuccess(words.submitted(formatDateTime(dueAt, language)));
      go("/user/consult/my-consult", { consultId: consultNo }, { replace: true });
    },
    onFailed: (error) => showRefusal(form, error, { CONSULT_PICTURE_NOT_FOUND: "pictures", CONSULT_SUBJECT_WRONG: "type" }),
  });

  async function send({ type, title, text, pictures }: ConsultFields) {
    const thing = subject && { kind: subject.kind, no: subject.no };
    await submit.run({ body: { type, subject: thing, title, text, pictures: pictures.map(({ id }) => id) } });
  }

  return { form, types, submit: { ...submit, send } };
}

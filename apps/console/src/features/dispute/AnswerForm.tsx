import { useAction } from "@sihai/client";
import { listDisputes, readDispute, saveDisputeAnswer, submitDisputeAnswer } from "@sihai/contract/dispute";
import { type EvidencePaper, evidencePapers, evidencePicturesMost, evidenceTexts } from "@sihai/domain/dispute";
import { beijing, formatDateTime, joined, joinedSentences } from "@sihai/text";
import { consoleDisputeDict } from "@sihai/text/dict/console/dispute";
import { Bound, Button, Card, Checkbox, confirmBox, Form, Notice, TextArea, TextField, toastSuccess } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict, useLanguage } from "#console";
import { areStrings, shapedAs, staffFile, usePersistedForm, usePersistedState } from "#desk";
import type { WholeDispute } from "./types.ts";

const written = z.object({
  explanation: z.string(),
  productDescription: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  shippedOn: z.string(),
  shippingAddress: z.string(),
});
const shortTexts = ["carrier", "trackingNumber", "shippedOn", "shippingAddress"] as const;

function arePapers(value: unknown): value is readonly EvidencePaper[] {
  return areStrings(value) && value.every((one) => evidencePapers.some((paper) => paper === one));
}

/** What is kept and what is sent: a draft may be kept as often as one likes, and is sent once, as it was kept. */
function useAnswer({ disputeNo, answerGiven }: WholeDispute) {
  const words = useDict(consoleDisputeDict);
  const keptAs = `dispute-${disputeNo}-${answerGiven.version}`;
  const { form } = usePersistedForm(keptAs, written, { ...answerGiven.texts }, shapedAs(answerGiven.texts));
  const [papers, setPapers] = usePersistedState<readonly EvidencePaper[]>(`${keptAs}-papers`, answerGiven.papers, arePapers);
  const [pictures, setPictures] = usePersistedState<readonly string[]>(`${keptAs}-pictures`, answerGiven.pictures, areStrings);
  const save = useAction(saveDisputeAnswer, { refreshes: [listDisputes, readDispute], onDone: () => toastSuccess(words.kept) });
  const keep = (texts: z.infer<typeof written>) =>
    save.run({ body: { disputeNo, version: answerGiven.version, texts, papers: [...papers], pictures: [...pictures] } });
  return { form, papers, setPapers, pictures, setPictures, save, keep };
}

/** What goes to the bank is said once more before it does: there is no second answer. */
function useSending({ disputeNo, answerGiven }: WholeDispute) {
  const words = useDict(consoleDisputeDict);
  const language = useLanguage();
  const submit = useAction(submitDisputeAnswer, {
    refreshes: [listDisputes, readDispute],
    onDone: ({ state }) => {
      if (state === "submitted") toastSuccess(words.sent(disputeNo));
    },
  });
  async function send() {
    const {
      version,
      papers: kept,
      pictures: { length: photos },
    } = answerGiven;
    const along = [...kept.map((paper) => words.papers[paper]), ...(photos > 0 ? [words.sendAsk.photos(photos)] : [])];
    const text = joinedSentences([words.sendAsk.text(joined(along, language)), words.sendAsk.final], language);
    const isSure = await confirmBox({ title: words.sendAsk.title(disputeNo), text, confirmText: words.send, danger: true });
    if (isSure) void submit.run({ body: { disputeNo, version } });
  }
  return { send, pending: submit.pending };
}

/** The answer to the bank: texts, papers and pictures. It is kept as often as wished and sent once, so that only what was kept can be sent. */
export function AnswerForm({ dispute }: { dispute: WholeDispute }) {
  const words = useDict(consoleDisputeDict);
  const { answerGiven: given } = dispute;
  const answer = useAnswer(dispute);
  const sending = useSending(dispute);
  const { form, papers, pictures } = answer;
  const isChanged = form.formState.isDirty || `${papers}` !== `${given.papers}` || `${pictures}` !== `${given.pictures}`;
  return (
    <Card title={words.answer} className="flex flex-col gap-4">
      {given.detail === "" ? null : <Notice tone="danger">{words.refusedWith(given.detail)}</Notice>}
      <p className="text-note text-grey">{words.once}</p>
      <Form form={form} onSubmit={answer.keep} className="flex flex-col gap-3">
        <Texts form={form} />
        <Papers papers={papers} onChange={answer.setPapers} />
        <Photos photos={dispute.proof.pictures} chosen={pictures} onChange={answer.setPictures} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="quiet" pending={answer.save.pending}>
            {words.keep}
          </Button>
          <Button
            disabledReason={given.version === 0 || isChanged ? words.keepFirst : null}
            pending={sending.pending}
            onClick={() => void sending.send()}
          >
            {words.send}
          </Button>
        </div>
      </Form>
      <Written given={given} />
    </Card>
  );
}

function Texts({ form }: { form: ReturnType<typeof useAnswer>["form"] }) {
  const words = useDict(consoleDisputeDict);
  return (
    <>
      <Bound form={form} name="explanation">
        {(field) => <TextArea label={words.texts.explanation} rows={5} maxLength={evidenceTexts.explanation} {...field} />}
      </Bound>
      <Bound form={form} name="productDescription">
        {(field) => (
          <TextArea label={words.texts.productDescription} rows={2} maxLength={evidenceTexts.productDescription} {...field} />
        )}
      </Bound>
      <div className="grid gap-3 lg:grid-cols-2">
        {shortTexts.map((name) => (
          <Bound key={name} form={form} name={name}>
            {(field) => <TextField label={words.texts[name]} maxLength={evidenceTexts[name]} autoComplete="off" {...field} />}
          </Bound>
        ))}
      </div>
    </>
  );
}

function Papers({
  papers,
  onChange,
}: {
  papers: readonly EvidencePaper[];
  onChange: (papers: readonly EvidencePaper[]) => void;
}) {
  const words = useDict(consoleDisputeDict);
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-note text-grey">{words.papersLabel}</legend>
      {evidencePapers.map((paper) => (
        <Checkbox
          key={paper}
          label={words.papers[paper]}
          checked={papers.includes(paper)}
          onChange={(on) => onChange(evidencePapers.filter((one) => (one === paper ? on : papers.includes(one))))}
        />
      ))}
    </fieldset>
  );
}

type PhotosProps = {
  photos: WholeDispute["proof"]["pictures"];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

function Photos({ photos, chosen, onChange }: PhotosProps) {
  const words = useDict(consoleDisputeDict);
  const language = useLanguage();
  if (photos.length === 0) return null;
  const isFull = chosen.length >= evidencePicturesMost;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-note text-grey">{words.photosLabel(evidencePicturesMost)}</legend>
      <ul className="flex flex-wrap gap-3">
        {photos.map(({ fileId, of, takenAt }) => (
          <li key={fileId} className="flex w-[150px] flex-col gap-1">
            <img src={staffFile(fileId, 160)} alt="" loading="lazy" className="size-[72px] rounded-small bg-fill object-cover" />
            <Checkbox
              label={of}
              note={formatDateTime(takenAt, language, beijing)}
              checked={chosen.includes(fileId)}
              disabled={isFull && !chosen.includes(fileId)}
              onChange={(on) => onChange(on ? [...chosen, fileId] : chosen.filter((one) => one !== fileId))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Written({ given: { writtenAt, writtenBy } }: { given: WholeDispute["answerGiven"] }) {
  const words = useDict(consoleDisputeDict);
  const language = useLanguage();
  if (writtenAt === null) return <p className="text-note text-grey">{words.proposed}</p>;
  return <p className="text-note text-grey">{words.keptBy(writtenBy, formatDateTime(writtenAt, language, beijing))}</p>;
}

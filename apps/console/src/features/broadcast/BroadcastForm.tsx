import { useAction } from "@sihai/client";
import { createBroadcast, listBroadcasts, previewBroadcast } from "@sihai/contract/broadcast";
import { broadcastKinds } from "@sihai/domain/broadcast";
import { keptLanguages, languages } from "@sihai/domain/language";
import { languageName } from "@sihai/text";
import { type ConsoleBroadcastWords, consoleBroadcastDict } from "@sihai/text/dict/console/site/broadcast";
import {
  Bound,
  Button,
  Checkbox,
  ChipGroup,
  Form,
  NumberField,
  TextArea,
  TextField,
  toastSuccess,
  type useSchemaForm,
} from "@sihai/ui";
import { Eye } from "lucide-react";
import { useState } from "react";
import { useDict, useLanguage } from "#console";
import { DayField, PanelCard, showRefusal, usePersistedForm, useWarehouseNames } from "#desk";
import type { Preview } from "./broadcast.ts";
import {
  type BroadcastEntry,
  bodyOf,
  broadcastSchema,
  isBroadcastEntry,
  levelChoices,
  newEntry,
  writtenOf,
} from "./broadcast-entry.ts";
import { Looks } from "./Looks.tsx";
import { ReachFacts } from "./ReachFacts.tsx";

type EntryForm = ReturnType<typeof useSchemaForm<BroadcastEntry>>;
type Seen = { written: string; preview: Preview };

/** A new message to many: its words, whom it is about, how it will look and how many get it. Only what was seen so, and reaches somebody, is handed in. A reload loses nothing of it. */
export function BroadcastForm({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const words = useDict(consoleBroadcastDict);
  const { form, forget } = usePersistedForm<BroadcastEntry>("broadcast", broadcastSchema(words), newEntry, isBroadcastEntry);
  const [seen, setSeen] = useState<Seen | null>(null);
  const preview = useAction(previewBroadcast);
  const create = useAction(createBroadcast, {
    refreshes: [listBroadcasts],
    onFailed: (error) => showRefusal(form, error, { BROADCAST_TOO_LATE: "day", BROADCAST_LINK_NOWHERE: "link" }),
    onDone: () => {
      toastSuccess(words.saved);
      leave(onDone);
    },
  });
  const shown = seen !== null && seen.written === JSON.stringify(writtenOf(form.watch())) ? seen.preview : null;

  function leave(by: () => void) {
    forget();
    by();
  }

  async function look() {
    if (!(await form.trigger())) return;
    const body = writtenOf(form.getValues());
    const found = await preview.run({ body });
    if (found) setSeen({ written: JSON.stringify(body), preview: found });
  }

  return (
    <PanelCard title={words.newTitle} onClose={() => leave(onClose)}>
      <Form form={form} onSubmit={(entry) => create.run({ body: bodyOf(entry) })}>
        <WordsFields form={form} />
        <AudienceFields form={form} />
        <TimeFields form={form} />
        {shown ? (
          <section aria-label={words.reachTitle} className="flex flex-col gap-4">
            <ReachFacts reach={shown.reach} />
            <Looks looks={shown.looks} byMail={form.watch("byMail")} />
          </section>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button kind="quiet" icon={Eye} pending={preview.pending} onClick={() => void look()}>
            {words.preview}
          </Button>
          <Button type="submit" pending={create.pending} disabledReason={whyNotYet(shown, words)}>
            {words.save}
          </Button>
        </div>
      </Form>
    </PanelCard>
  );
}

/** Why it can't be handed in: how it looks was not seen, or nobody would get it. */
function whyNotYet(shown: Preview | null, words: ConsoleBroadcastWords): string | null {
  if (shown === null) return words.previewFirst;
  return shown.reach.told === 0 ? words.reachesNobody : null;
}

function WordsFields({ form }: { form: EntryForm }) {
  const words = useDict(consoleBroadcastDict);
  return (
    <>
      <Bound form={form} name="kind">
        {({ value, onChange }) => (
          <ChipGroup
            showLabel
            label={words.kind}
            value={value}
            onChange={onChange}
            options={broadcastKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          />
        )}
      </Bound>
      <p className="text-note text-grey">{words.kindHints[form.watch("kind")]}</p>
      {keptLanguages.map((language) => (
        <div key={language} className="flex flex-col gap-3">
          <Bound form={form} name={`${language}Title`}>
            {(field) => <TextField label={words.titleIn[language]} required maxLength={60} {...field} />}
          </Bound>
          <Bound form={form} name={`${language}Body`}>
            {(field) => <TextArea label={words.bodyIn[language]} required rows={4} maxLength={2000} {...field} />}
          </Bound>
        </div>
      ))}
      <Bound form={form} name="link">
        {(field) => <TextField label={words.link} hint={words.linkHint} maxLength={200} {...field} />}
      </Bound>
      <Bound form={form} name="byMail">
        {({ value, ...field }) => <Checkbox label={words.byMail} checked={value} {...field} />}
      </Bound>
    </>
  );
}

/** Whom it is about. */
function AudienceFields({ form }: { form: EntryForm }) {
  const words = useDict(consoleBroadcastDict);
  const language = useLanguage();
  const { all } = useWarehouseNames();
  return (
    <section aria-label={words.audience} className="flex flex-col gap-3">
      <h3 className="font-semibold">{words.audience}</h3>
      <p className="text-note text-grey">{words.audienceHint}</p>
      <Bound form={form} name="languages">
        {({ value, onChange }) => (
          <ChipGroup
            multiple
            showLabel
            label={words.languages}
            value={value}
            onChange={onChange}
            options={languages.map((one) => ({ value: one, label: languageName(one, language) }))}
          />
        )}
      </Bound>
      <Bound form={form} name="levels">
        {({ value, onChange }) => (
          <ChipGroup
            multiple
            showLabel
            label={words.levels}
            value={value}
            onChange={onChange}
            options={levelChoices.map((one) => ({ value: one, label: words.level(Number(one)) }))}
          />
        )}
      </Bound>
      <Bound form={form} name="countries">
        {(field) => <TextField label={words.countries} hint={words.countriesHint} maxLength={200} {...field} />}
      </Bound>
      <Bound form={form} name="orderedDays">
        {(field) => <NumberField label={words.orderedDays} unit={words.days} maxDigits={4} {...field} />}
      </Bound>
      <Bound form={form} name="warehouse">
        {({ value, onChange }) => (
          <ChipGroup
            showLabel
            label={words.warehouse}
            value={value}
            onChange={onChange}
            options={[{ value: "all", label: words.anyWarehouse }, ...all]}
          />
        )}
      </Bound>
    </section>
  );
}

function TimeFields({ form }: { form: EntryForm }) {
  const words = useDict(consoleBroadcastDict);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Bound form={form} name="day">
        {(field) => <DayField label={words.day} hint={words.dayHint} {...field} />}
      </Bound>
      <Bound form={form} name="time">
        {(field) => <TextField label={words.time} placeholder="09:00" maxLength={5} {...field} />}
      </Bound>
    </div>
  );
}

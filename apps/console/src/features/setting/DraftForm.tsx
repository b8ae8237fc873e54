import { isRefused, useAction } from "@sihai/client";
import { draftSetting, listSettings, readSettingHistory } from "@sihai/contract/setting";
import { isSameSetting, readSetting, type SettingName, type SettingProblem, settingOf } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { Bound, Button, confirmBox, Form, focusFirstFault, Notice, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, PanelCard, showRefusal } from "#desk";
import { Consequences } from "./Consequences.tsx";
import { type Entry, jsonOf } from "./entry.ts";
import { KeyedRowsField } from "./KeyedRowsField.tsx";
import { rowKeyOf, rowsOf } from "./keyed-rows.ts";
import { PreviewCard } from "./PreviewCard.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";
import { ValueFields } from "./ValueFields.tsx";

type DraftFormProps = {
  name: SettingName;
  /** What the form begins with, as JSON. */
  value: unknown;
  /** What holds now, as JSON. */
  held: unknown;
  /** Another value is scheduled: what holds now would be a change again. */
  isToChange: boolean;
  onClose: () => void;
};

/**
 * A new value of one rule, with its reason: kept as a draft for a colleague. Its fields come from the rule's shape; what is wrong is named
 * place by place, here and by the server.
 */
export function DraftForm({ name, value, held, isToChange, onClose }: DraftFormProps) {
  const words = useDict(consoleSettingDict);
  const { shape } = settingOf(name);
  const { title, hint } = words.names[name];
  const [kept, keep, forget] = useKeptDraft(name, value);
  const [problems, setProblems] = useState<readonly SettingProblem[]>([]);
  const form = useSchemaForm(z.object({ note: fieldText(draftSetting.body.shape.note, words.noteNeeded) }), { note: kept.note });
  const note = form.watch("note");
  useEffect(() => keep((now) => ({ ...now, note })), [keep, note]);
  const json = jsonOf(shape, kept.entry);
  const isUnchanged = !isToChange && isSameSetting(name, json, held);
  const save = useAction(draftSetting, {
    refreshes: [listSettings, readSettingHistory],
    onDone: () => {
      toastSuccess(words.saved);
      leave();
    },
    onFailed: (error) => {
      if (isRefused(error, "SETTING_VALUE_WRONG")) mark(error.facts.problems);
      else return showRefusal(form, error, {});
    },
  });

  function leave() {
    forget();
    onClose();
  }

  function mark(found: readonly SettingProblem[]) {
    setProblems(found);
    if (found.length > 0) focusFirstFault();
  }

  async function submit() {
    if (isUnchanged) return;
    const read = readSetting(name, json);
    mark(read.ok ? [] : read.problems);
    if (!read.ok || (name === "windingDown" && !(await confirmBox({ ...words.windingDownAsk, danger: true })))) return;
    await save.run({ body: { name, value: json, note } });
  }

  return (
    <PanelCard title={words.newOf(title)} onClose={leave}>
      <Form form={form} onSubmit={submit}>
        <p className="text-body text-grey">{hint}</p>
        <DraftedValue
          name={name}
          value={value}
          entry={kept.entry}
          onChange={(entry) => keep((now) => ({ ...now, entry }))}
          problems={problems}
        />
        {isUnchanged ? <Notice>{words.unchanged}</Notice> : <Consequences name={name} value={json} held={held} />}
        <Bound form={form} name="note">
          {(field) => <TextArea label={words.note} hint={words.noteHint} required rows={2} maxLength={500} {...field} />}
        </Bound>
        <Button type="submit" pending={save.pending} disabledReason={isUnchanged ? words.unchanged : null}>
          {words.save}
        </Button>
      </Form>
    </PanelCard>
  );
}

type DraftedValueProps = Pick<DraftFormProps, "name" | "value"> & {
  entry: Entry;
  onChange: (entry: Entry) => void;
  problems: readonly SettingProblem[];
};

/** The fields of the value: a long table whose rows are looked for, or everything at once with what it would change. */
function DraftedValue({ name, value, entry, onChange, problems }: DraftedValueProps) {
  const { shape, key } = settingOf(name);
  const { title } = useDict(consoleSettingDict).names[name];
  if (shape.kind === "list" && key !== undefined)
    return (
      <KeyedRowsField
        shape={shape}
        rowKey={rowKeyOf(shape, key)}
        label={title}
        rows={Array.isArray(entry) ? entry : []}
        kept={rowsOf(value).length}
        onChange={onChange}
        problems={problems}
      >
        {(row) => <ValueFields shape={shape.of} problems={problems} {...row} hideLabel />}
      </KeyedRowsField>
    );
  return (
    <>
      <ValueFields shape={shape} label={title} entry={entry} onChange={onChange} path="" problems={problems} />
      <PreviewCard name={name} value={jsonOf(shape, entry)} />
    </>
  );
}

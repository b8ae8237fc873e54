import { isRefused, useAction } from "@sihai/client";
import { draftSetting, listSettings, readSettingHistory } from "@sihai/contract/setting";
import { readSetting, type SettingName, type SettingProblem, settingOf } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { Bound, Button, Form, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, PanelCard, showRefusal } from "#desk";
import { type Entry, entryOf, jsonOf } from "./entry.ts";
import { KeyedRowsField } from "./KeyedRowsField.tsx";
import { rowKeyOf, rowsOf } from "./keyed-rows.ts";
import { PreviewCard } from "./PreviewCard.tsx";
import { ValueFields } from "./ValueFields.tsx";

type DraftFormProps = {
  name: SettingName;
  /** What the form begins with, as JSON. */
  value: unknown;
  onClose: () => void;
};

/**
 * A new value of one rule, with its reason: kept as a draft for a colleague. Its fields come from the rule's shape; what is wrong is named
 * place by place, here and by the server.
 */
export function DraftForm({ name, value, onClose }: DraftFormProps) {
  const words = useDict(consoleSettingDict);
  const { shape } = settingOf(name);
  const { title, hint } = words.names[name];
  const [entry, setEntry] = useState<Entry>(() => entryOf(shape, value));
  const [problems, setProblems] = useState<readonly SettingProblem[]>([]);
  const form = useSchemaForm(z.object({ note: fieldText(draftSetting.body.shape.note, words.noteNeeded) }), { note: "" });
  const save = useAction(draftSetting, {
    refreshes: [listSettings, readSettingHistory],
    onDone: () => {
      toastSuccess(words.saved);
      onClose();
    },
    onFailed: (error) => {
      if (isRefused(error, "SETTING_VALUE_WRONG")) setProblems(error.facts.problems);
      else return showRefusal(form, error, {});
    },
  });

  function submit({ note }: { note: string }) {
    const json = jsonOf(shape, entry);
    const read = readSetting(name, json);
    setProblems(read.ok ? [] : read.problems);
    return read.ok ? save.run({ body: { name, value: json, note } }) : undefined;
  }

  return (
    <PanelCard title={words.newOf(title)} onClose={onClose}>
      <Form form={form} onSubmit={submit}>
        <p className="text-body text-grey">{hint}</p>
        <DraftedValue name={name} value={value} entry={entry} onChange={setEntry} problems={problems} />
        <Bound form={form} name="note">
          {(field) => <TextArea label={words.note} hint={words.noteHint} required rows={2} maxLength={500} {...field} />}
        </Bound>
        <Button type="submit" pending={save.pending}>
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

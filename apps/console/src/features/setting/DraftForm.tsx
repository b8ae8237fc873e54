import { useAction } from "@sihai/client";
import { draftSetting, listSettings, readSettingHistory } from "@sihai/contract/setting";
import { type SettingName, settingOf } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console-setting";
import { Button, TextArea, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { useDict } from "#console";
import { PanelCard } from "#desk";
import { type Entry, entryOf, jsonOf } from "./entry.ts";
import { PreviewCard } from "./PreviewCard.tsx";
import { problemsIn } from "./problems.ts";
import { ValueFields } from "./ValueFields.tsx";

type DraftFormProps = {
  name: SettingName;
  /** What the form begins with, as JSON. */
  value: unknown;
  onClose: () => void;
};

/** A new value of one rule, with its reason: kept as a draft for a colleague. The server names what is wrong, place by place. */
export function DraftForm({ name, value, onClose }: DraftFormProps) {
  const words = useDict(consoleSettingDict);
  const { shape } = settingOf(name);
  const { title, hint } = words.names[name];
  const [entry, setEntry] = useState<Entry>(() => entryOf(shape, value));
  const [note, setNote] = useState("");
  const save = useAction(draftSetting, {
    refreshes: [listSettings, readSettingHistory],
    onDone: () => {
      toastSuccess(words.saved);
      onClose();
    },
  });
  const problems = save.error?.code === "SETTING_VALUE_WRONG" ? problemsIn(save.error.facts) : [];

  function submit(event: FormEvent) {
    event.preventDefault();
    void save.run({ body: { name, value: jsonOf(shape, entry), note: note.trim() } });
  }

  return (
    <PanelCard title={words.newOf(title)} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-body text-grey">{hint}</p>
        <ValueFields shape={shape} label={title} entry={entry} onChange={setEntry} path="" problems={problems} />
        <PreviewCard name={name} value={jsonOf(shape, entry)} />
        <TextArea label={words.note} hint={words.noteHint} required rows={2} maxLength={500} value={note} onChange={setNote} />
        <Button type="submit" pending={save.pending} disabledReason={note.trim() === "" ? words.noteHint : null}>
          {words.save}
        </Button>
      </form>
    </PanelCard>
  );
}

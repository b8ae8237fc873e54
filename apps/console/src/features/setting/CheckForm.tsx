import { useAction } from "@sihai/client";
import { checkSetting, listSettings, readSettingHistory } from "@sihai/contract/setting";
import { type SettingName, settingOf } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console-setting";
import { Button, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { useDict } from "#console";
import { DayField } from "#desk";

type CheckFormProps = { name: SettingName; versionId: string; earliestDay: string };

/** The checker's part: the day it begins. */
export function CheckForm({ name, versionId, earliestDay }: CheckFormProps) {
  const words = useDict(consoleSettingDict);
  const [from, setFrom] = useState(earliestDay);
  const check = useAction(checkSetting, {
    refreshes: [listSettings, readSettingHistory],
    onDone: () => toastSuccess(words.checked),
  });
  const isAtOnce = settingOf(name).earliest === "at-once" && from === earliestDay;

  function submit(event: FormEvent) {
    event.preventDefault();
    void check.run({ body: { versionId, ...(!isAtOnce && { from }) } });
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-[200px] flex-1">
        <DayField label={words.from} required min={earliestDay} value={from} hint={words.earliest(earliestDay)} onChange={setFrom} />
      </div>
      <div className="pb-5.5">
        <Button type="submit" small pending={check.pending}>
          {isAtOnce ? words.checkNow : words.check}
        </Button>
      </div>
    </form>
  );
}

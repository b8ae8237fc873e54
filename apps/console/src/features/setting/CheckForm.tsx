import { useAction } from "@sihai/client";
import { checkSetting, listSettings, readSettingHistory } from "@sihai/contract/setting";
import { type SettingName, settingOf } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { Bound, Button, Form, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { DayField, showRefusal } from "#desk";

type CheckFormProps = { name: SettingName; versionId: string; earliestDay: string };

/** The checker's part: the day it begins; and of what few may decide its name, typed, so that no one press does it. */
export function CheckForm({ name, versionId, earliestDay }: CheckFormProps) {
  const words = useDict(consoleSettingDict);
  const { title } = words.names[name];
  const isGrave = settingOf(name).checkedBy !== undefined;
  const typed = z.string().check(z.refine((word) => !isGrave || word.trim() === title, { error: words.graveWordWrong(title) }));
  const form = useSchemaForm(z.object({ from: z.iso.date(words.problems.NOT_DAY), typed }), { from: earliestDay, typed: "" });
  const check = useAction(checkSetting, {
    refreshes: [listSettings, readSettingHistory],
    onDone: () => toastSuccess(words.checked),
    onFailed: (error) => showRefusal(form, error, { SETTING_DAY_PAST: "from", SETTING_MOMENT_TAKEN: "from" }),
  });
  const isAtOnce = (from: string) => settingOf(name).earliest === "at-once" && from === earliestDay;

  return (
    <Form form={form} onSubmit={({ from }) => check.run({ body: { versionId, ...(!isAtOnce(from) && { from }) } })}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[200px] flex-1">
          <Bound form={form} name="from">
            {(field) => <DayField label={words.from} required min={earliestDay} hint={words.earliest(earliestDay)} {...field} />}
          </Bound>
        </div>
        {isGrave ? (
          <div className="min-w-[200px] flex-1">
            <Bound form={form} name="typed">
              {(field) => <TextField label={words.graveWord(title)} required autoComplete="off" {...field} />}
            </Bound>
          </div>
        ) : null}
        <div className="pb-5.5">
          <Button type="submit" small pending={check.pending}>
            {isAtOnce(form.watch("from")) ? words.checkNow : words.check}
          </Button>
        </div>
      </div>
    </Form>
  );
}

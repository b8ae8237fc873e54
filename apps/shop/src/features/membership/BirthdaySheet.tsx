import { readMember, sayBirthday } from "@sihai/contract/membership";
import { isBirthday } from "@sihai/domain/membership";
import { membershipDict } from "@sihai/text/dict/me/membership";
import { Bound, Card, FormSheet, Select, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { showRefusal, useAction, useDict, useSettings } from "#shop";

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const twoDigits = (count: number) => String(count).padStart(2, "0");

/** Month and day of a birthday; the days are those the month has in some year. */
export function BirthdaySheet({ birthday, onClose }: { birthday: string | null; onClose: () => void }) {
  const words = useDict(membershipDict);
  const rules = useSettings();
  const schema = z
    .object({ month: z.string(), day: z.string() })
    .check(z.refine(({ month, day }) => isBirthday(`${month}-${day}`), { path: ["day"], error: words.noSuchDay }));
  const [month = "", day = ""] = birthday?.split("-") ?? [];
  const form = useSchemaForm<z.infer<typeof schema>>(schema, { month, day });
  const save = useAction(sayBirthday, {
    refreshes: [readMember],
    onDone: () => {
      toastSuccess(words.birthdaySaved);
      onClose();
    },
    onFailed: (error) => showRefusal(form, error),
  });
  const days = upTo(31).filter((each) => isBirthday(`${form.watch("month") || "01"}-${twoDigits(each)}`));
  return (
    <FormSheet
      open
      onClose={onClose}
      title={birthday === null ? words.birthdaySet : words.birthdayChange}
      form={form}
      submitText={words.save}
      pending={save.pending}
      onSubmit={(said) => save.run({ body: { birthday: `${said.month}-${said.day}` } })}
    >
      <Card className="flex flex-col gap-3">
        <div className="grid grid-cols-2 gap-3">
          <Bound form={form} name="month">
            {(field) => (
              <Select
                label={words.month}
                placeholder={words.choose}
                options={upTo(12).map((each) => ({ value: twoDigits(each), label: words.monthOf(each) }))}
                {...field}
              />
            )}
          </Bound>
          <Bound form={form} name="day">
            {(field) => (
              <Select
                label={words.day}
                placeholder={words.choose}
                options={days.map((each) => ({ value: twoDigits(each), label: words.dayOf(each) }))}
                {...field}
              />
            )}
          </Bound>
        </div>
        <p className="text-note text-grey">{rules ? words.birthdayNote(rules.birthdayStaysDays) : null}</p>
      </Card>
    </FormSheet>
  );
}

import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { Bound, Button, Fold, Form, Select, TextField, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";

export type TakenBack<Reason extends string> = { reason: Reason; note?: string };

type TakeBackFormProps<Reason extends string> = {
  words: { title: string; hint: string; press: string };
  reasons: readonly [Reason, ...Reason[]];
  reasonWords: Readonly<Record<Reason, string>>;
  pending: boolean;
  onSubmit: (taken: TakenBack<Reason>) => void;
};

/** Takes back what was done at the bench: folded away, with a reason that somebody chose, and a note where one is needed. */
export function TakeBackForm<Reason extends string>({
  words: own,
  reasons,
  reasonWords,
  pending,
  onSubmit,
}: TakeBackFormProps<Reason>) {
  const words = useDict(consoleReceivingDict);
  const entry = z.object({
    reason: z.enum(reasons, { error: words.reasonNeeded }),
    note: z.string().check(z.trim(), z.maxLength(300)),
  });
  const form = useSchemaForm<{ reason: string; note: string }>(entry, { reason: "", note: "" });
  const submit = ({ reason, note }: { reason: string; note: string }) => {
    const given = reasons.find((each) => each === reason);
    if (given) onSubmit({ reason: given, ...(note !== "" && { note }) });
  };
  return (
    <Fold title={own.title}>
      <Form form={form} onSubmit={submit}>
        <p className="text-note text-grey">{own.hint}</p>
        <Bound form={form} name="reason">
          {(field) => (
            <Select
              label={words.undoReason}
              placeholder={words.chooseReason}
              options={reasons.map((value) => ({ value, label: reasonWords[value] }))}
              {...field}
            />
          )}
        </Bound>
        <Bound form={form} name="note">
          {(field) => <TextField label={words.correctNote} maxLength={300} {...field} />}
        </Bound>
        <Button type="submit" kind="danger" pending={pending}>
          {own.press}
        </Button>
      </Form>
    </Fold>
  );
}

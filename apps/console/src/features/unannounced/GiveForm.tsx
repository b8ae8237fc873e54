import { useAction } from "@sihai/client";
import { giveUnannounced, listUnannouncedAsStaff, readUnannounced } from "@sihai/contract/unannounced";
import { listExpected } from "@sihai/contract/warehouse";
import { consoleUnannouncedDict } from "@sihai/text/dict/console/unannounced";
import { Bound, Button, Card, Form, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, showRefusal } from "#desk";

/** For a customer who is known and announced nothing. */
export function GiveForm({ unannouncedNo, mark }: { unannouncedNo: string; mark: string }) {
  const words = useDict(consoleUnannouncedDict);
  const { shape } = giveUnannounced.body;
  const form = useSchemaForm(
    z.object({ mark: fieldText(shape.mark, words.giveWrong), contents: fieldText(shape.contents, words.giveWrong) }),
    { mark, contents: "" },
  );
  const give = useAction(giveUnannounced, {
    refreshes: [readUnannounced, listUnannouncedAsStaff, listExpected],
    onDone: ({ itemNo }) => toastSuccess(words.given(itemNo)),
    onFailed: (error) => showRefusal(form, error, { MEMBER_NOT_FOUND: "mark" }),
  });

  return (
    <Card title={words.give}>
      <Form form={form} onSubmit={(entry) => give.run({ body: { unannouncedNo, ...entry } })}>
        <p className="text-body text-grey">{words.giveHelp}</p>
        <Bound form={form} name="mark">
          {(field) => <TextField {...field} name="scan-mark" label={words.mark} maxLength={20} autoComplete="off" />}
        </Bound>
        <Bound form={form} name="contents">
          {(field) => <TextField label={words.contents} maxLength={200} {...field} />}
        </Bound>
        <div>
          <Button type="submit" small kind="quiet" pending={give.pending}>
            {words.give}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

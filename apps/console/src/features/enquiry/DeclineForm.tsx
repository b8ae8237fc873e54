import { useAction } from "@sihai/client";
import { declineEnquiry, enquiryQueue, readEnquiryAsStaff } from "@sihai/contract/enquiry";
import { consoleEnquiryDict } from "@sihai/text/dict/console/enquiry";
import { Bound, Button, Card, Form, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, showRefusal } from "#desk";

/** Nothing can be offered: why, in the customer's words. */
export function DeclineForm({ enquiryNo, onDone }: { enquiryNo: string; onDone: () => void }) {
  const words = useDict(consoleEnquiryDict);
  const form = useSchemaForm(z.object({ note: fieldText(declineEnquiry.body.shape.note, words.needed) }), { note: "" });
  const decline = useAction(declineEnquiry, {
    refreshes: [enquiryQueue, readEnquiryAsStaff],
    onDone: () => {
      toastSuccess(words.declined(enquiryNo));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error),
  });
  return (
    <Card>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-danger">{words.decline}</summary>
        <div className="pt-2">
          <Form form={form} onSubmit={({ note }) => decline.run({ body: { enquiryNo, note } })}>
            <Bound form={form} name="note">
              {(field) => <TextArea label={words.declineNote} rows={2} maxLength={500} {...field} />}
            </Bound>
            <Button type="submit" kind="danger" pending={decline.pending}>
              {words.decline}
            </Button>
          </Form>
        </div>
      </details>
    </Card>
  );
}

import { useAction } from "@sihai/client";
import { declineEnquiry, enquiryQueue, readEnquiryAsStaff } from "@sihai/contract/enquiry";
import { consoleEnquiryDict } from "@sihai/text/dict/console/enquiry";
import { Button, Card, TextArea, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { useDict } from "#console";

/** Nothing can be offered: why, in the customer's words. */
export function DeclineForm({ enquiryNo, onDone }: { enquiryNo: string; onDone: () => void }) {
  const words = useDict(consoleEnquiryDict);
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const decline = useAction(declineEnquiry, {
    refreshes: [enquiryQueue, readEnquiryAsStaff],
    onDone: () => {
      toastSuccess(words.declined(enquiryNo));
      onDone();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (note.trim() !== "") void decline.run({ body: { enquiryNo, note: note.trim() } });
  }
  return (
    <Card>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-danger">{words.decline}</summary>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4 pt-2">
          <TextArea
            label={words.declineNote}
            rows={2}
            maxLength={500}
            value={note}
            onChange={setNote}
            error={tried && note.trim() === "" ? words.needed : undefined}
          />
          <Button type="submit" kind="danger" pending={decline.pending}>
            {words.decline}
          </Button>
        </form>
      </details>
    </Card>
  );
}

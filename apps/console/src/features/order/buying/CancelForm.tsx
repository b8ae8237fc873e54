import { useAction } from "@sihai/client";
import { buyingQueue, cancelForBuyer } from "@sihai/contract/order";
import { type StaffCancelReason, staffCancelReasons } from "@sihai/domain/order";
import { cnyText } from "@sihai/text";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Button, Select, TextArea, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { later, useDict } from "#console";
import type { DeskItem } from "./desk-item.ts";

const noteMax = 300;

/** Cancels an item and returns the whole amount, after a moment in which it can be undone. */
export function CancelForm({ item, onDone }: { item: DeskItem; onDone: () => void }) {
  const words = useDict(consoleBuyingDict);
  const [reason, setReason] = useState<StaffCancelReason>("out-of-stock");
  const [note, setNote] = useState("");
  const cancel = useAction(cancelForBuyer, {
    refreshes: [buyingQueue],
    onDone: ({ itemNo, refunded }) => toastSuccess(words.cancelled(itemNo, cnyText(refunded))),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const { itemNo } = item;
    later({
      subject: itemNo,
      text: words.cancelling(itemNo),
      act: () => cancel.run({ body: { itemNo, reason, ...(note.trim() === "" ? {} : { note: note.trim() }) } }),
    });
    onDone();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <Select
        label={words.reason}
        value={reason}
        onChange={(next) => setReason(staffCancelReasons.find((one) => one === next) ?? "out-of-stock")}
        options={staffCancelReasons.map((value) => ({ value, label: words.cancelReasons[value] }))}
      />
      <TextArea label={words.note} maxLength={noteMax} value={note} onChange={setNote} />
      <Button type="submit" kind="danger">
        {words.cancel}
      </Button>
    </form>
  );
}

import { cancelItem, cancelOrder, glanceAtOrders, listOrders, orderDetail } from "@sihai/contract/order";
import { type CancelReason, cancelReasons } from "@sihai/domain/order";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Button, Radios, Sheet, TextArea, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useAction, useDict } from "#shop";

type What = { orderNo: string } | { itemNo: string };
type CancelSheetProps = { what: What; paid: string; open: boolean; onClose: () => void };

/** Asks why, says what comes back, and cancels an order or one of its items. */
export function CancelSheet({ what, paid, open, onClose }: CancelSheetProps) {
  const words = useDict(orderDict);
  const [reason, setReason] = useState<CancelReason>("changed-mind");
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const lacksNote = reason === "other" && note.trim() === "";
  const after = {
    refreshes: [orderDetail, listOrders, glanceAtOrders],
    onDone: ({ refunded }: { refunded: string }) => {
      toastSuccess(Number(refunded) > 0 ? words.cancelledWith(cnyText(refunded)) : words.cancelled);
      onClose();
    },
  };
  const order = useAction(cancelOrder, after);
  const item = useAction(cancelItem, after);

  function cancel() {
    setTried(true);
    if (lacksNote) return;
    const why = { reason, ...(reason === "other" && { note: note.trim() }) };
    if ("orderNo" in what) void order.run({ body: { ...what, ...why } });
    else void item.run({ body: { ...what, ...why } });
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.cancelTitle}
      footer={
        <Button wide kind="danger" pending={order.pending || item.pending} onClick={cancel}>
          {words.cancelNow}
        </Button>
      }
    >
      <p className="text-body text-grey">{Number(paid) > 0 ? words.cancelRefund(cnyText(paid)) : words.cancelFree}</p>
      <div className="rounded-card bg-white px-4 py-1">
        <Radios
          hideLabel
          label={words.cancelTitle}
          value={reason}
          onChange={setReason}
          options={cancelReasons.map((value) => ({ value, label: words.reasons[value] }))}
        />
      </div>
      {reason === "other" ? (
        <TextArea
          label={words.cancelNote}
          hint={words.cancelNoteHint}
          rows={2}
          maxLength={140}
          value={note}
          onChange={setNote}
          error={tried && lacksNote ? words.needNote : undefined}
        />
      ) : null}
    </Sheet>
  );
}

import { useAction } from "@sihai/client";
import { buyingQueue, recordSellerShipped } from "@sihai/contract/order";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Button, Stepper, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { CourierFields, useCourier } from "#bench";
import { useDict } from "#console";

type SellerShippedFormProps = {
  itemNos: string[] /** Pieces of a single item not sent yet; a part of them may go in this delivery. */;
  left?: number;
  onDone: () => void;
};

/** The seller sent it: the courier is read from the number, and can be changed. */
export function SellerShippedForm({ itemNos, left, onDone }: SellerShippedFormProps) {
  const words = useDict(consoleBuyingDict);
  const entry = useCourier();
  const [pieces, setPieces] = useState(left ?? 1);
  const isPart = left !== undefined && left > 1;
  const [tried, setTried] = useState(false);
  const record = useAction(recordSellerShipped, {
    refreshes: [buyingQueue],
    onDone: ({ shipped }) => {
      toastSuccess(words.shipped(shipped));
      onDone();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const { courier, trackingNo, isNumber } = entry;
    if (isNumber && courier !== "") {
      void record.run({ body: { itemNos, courier, trackingNo, ...(isPart && { pieces }) } });
    }
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
      <CourierFields entry={entry} name="scan-tracking" tried={tried} />
      {isPart ? (
        <div className="flex items-center justify-between gap-3">
          <span>{words.piecesInDelivery(left)}</span>
          <Stepper label={words.piecesInDelivery(left)} value={pieces} max={left} onChange={setPieces} />
        </div>
      ) : null}
      <Button type="submit" pending={record.pending}>
        {words.sellerShipped}
      </Button>
    </form>
  );
}

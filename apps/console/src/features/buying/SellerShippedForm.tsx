import { useAction } from "@sihai/client";
import { buyingQueue, recordSellerShipped } from "@sihai/contract/order";
import { courierCodes, couriers, detectCourier, isTrackingNumber, tidyTrackingNumber } from "@sihai/domain/couriers";
import { consoleDict } from "@sihai/text/dict/console";
import { consoleBuyingDict } from "@sihai/text/dict/console-buying";
import { Button, Select, Stepper, TextField, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { useDict, useLanguage } from "#console";

type SellerShippedFormProps = {
  itemNos: string[] /** Pieces of a single item not sent yet; a part of them may go in this delivery. */;
  left?: number;
  onDone: () => void;
};

/** The seller sent it: the courier is read from the number, and can be changed. */
export function SellerShippedForm({ itemNos, left, onDone }: SellerShippedFormProps) {
  const words = useDict(consoleBuyingDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [pieces, setPieces] = useState(left ?? 1);
  const isPart = left !== undefined && left > 1;
  const [tried, setTried] = useState(false);
  const guesses = detectCourier(typed);
  const courier = chosen ?? guesses[0] ?? "";
  const isNumber = isTrackingNumber(typed);
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
    if (isNumber && courier !== "") {
      void record.run({ body: { itemNos, courier, trackingNo: tidyTrackingNumber(typed), ...(isPart && { pieces }) } });
    }
  }

  const inOrder = [...guesses, ...courierCodes.filter((code) => !guesses.includes(code))];
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
      <TextField
        label={shared.trackingNo}
        name="scan-tracking"
        value={typed}
        maxLength={60}
        autoComplete="off"
        onChange={(next) => {
          setTyped(next);
          setChosen(null);
        }}
        error={tried && !isNumber ? words.notACourierNo : undefined}
      />
      <Select
        label={shared.courier}
        hint={guesses.length > 0 ? words.courierGuess : undefined}
        value={courier}
        placeholder=""
        onChange={setChosen}
        options={inOrder.map((code) => ({ value: code, label: couriers[code].name[language] }))}
      />
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

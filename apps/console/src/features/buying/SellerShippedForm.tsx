import { useAction } from "@sihai/client";
import { buyingQueue, recordSellerShipped } from "@sihai/contract/order";
import { courierCodes, couriers, detectCourier, isTrackingNumber, tidyTrackingNumber } from "@sihai/domain/couriers";
import { consoleDict } from "@sihai/text/dict/console";
import { consoleBuyingDict } from "@sihai/text/dict/console-buying";
import { Button, Select, TextField, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { useDict, useLanguage } from "#console";

/** The seller sent it: the courier is read from the number, and can be changed. */
export function SellerShippedForm({ itemNos, onDone }: { itemNos: string[]; onDone: () => void }) {
  const words = useDict(consoleBuyingDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
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
    if (isNumber && courier !== "") void record.run({ body: { itemNos, courier, trackingNo: tidyTrackingNumber(typed) } });
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
      <Button type="submit" pending={record.pending}>
        {words.sellerShipped}
      </Button>
    </form>
  );
}

import { useAction } from "@sihai/client";
import { listExpected, recordArrival, scanDelivery } from "@sihai/contract/warehouse";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, NumberField, TextField, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { ShelfField } from "#bench";
import { useDict } from "#console";
import type { BenchItem } from "./bench-item.ts";

/** Part of an item came: how many, and where they wait for the rest. */
export function ArrivalForm({ item, onClose, onDone }: { item: BenchItem; onClose: () => void; onDone: () => void }) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const before = item.arrivals.reduce((sum, { count }) => sum + count, 0);
  const left = item.quantity - before;
  const [count, setCount] = useState("");
  const [shelf, setShelf] = useState(item.arrivals.at(-1)?.shelf ?? "");
  const [trackingNo, setTrackingNo] = useState(item.trackingNo ?? "");
  const [tried, setTried] = useState(false);
  const arrive = useAction(recordArrival, {
    refreshes: [scanDelivery, listExpected],
    onDone: ({ arrived, total }) => {
      toastSuccess(words.arrived(arrived, total));
      onDone();
    },
  });
  const number = Number(count);
  const isWrong = !Number.isInteger(number) || number < 1 || number > left;

  function submit() {
    setTried(true);
    if (isWrong || shelf.trim() === "" || trackingNo.trim().length < 4) return;
    void arrive.run({
      body: { itemNo: item.itemNo, trackingNo: trackingNo.trim(), count: number, shelf: shelf.trim().toUpperCase() },
    });
  }

  return (
    <Card title={words.partOnly} aside={item.itemNo}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="text-body text-grey">{words.partHelp(item.quantity, before)}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          <NumberField
            label={words.arrivedNow}
            value={count}
            maxDigits={4}
            onChange={setCount}
            error={tried && isWrong ? words.arrivedWrong(left) : undefined}
          />
          <TextField
            name="scan-number"
            label={shared.trackingNo}
            maxLength={40}
            autoComplete="off"
            value={trackingNo}
            onChange={setTrackingNo}
          />
          <ShelfField value={shelf} onChange={setShelf} isWrong={tried && shelf.trim() === ""} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={arrive.pending}>
            {words.recordPart}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {words.backToStockIn}
          </Button>
        </div>
      </form>
    </Card>
  );
}

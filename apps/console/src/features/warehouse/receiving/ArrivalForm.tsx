import { useAction } from "@sihai/client";
import { scanDelivery } from "@sihai/contract/unannounced";
import { listExpected, recordArrival } from "@sihai/contract/warehouse";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Bound, Button, Card, Form, NumberField, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { fieldText, ShelfField, showRefusal, wholeBetween } from "#desk";
import type { BenchItem } from "./bench-item.ts";

/** Part of an item came: how many, and where they wait for the rest. */
export function ArrivalForm({ item, onClose, onDone }: { item: BenchItem; onClose: () => void; onDone: () => void }) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const earlier = item.arrivals.reduce((sum, { count }) => sum + count, 0);
  const left = item.quantity - earlier;
  const { shape } = recordArrival.body;
  const form = useSchemaForm(
    z.object({
      count: wholeBetween(1, left, words.arrivedWrong(left)),
      trackingNo: fieldText(shape.trackingNo, shared.notACourierNo),
      shelf: fieldText(shape.shelf, shared.shelfNeeded),
    }),
    { count: "", trackingNo: item.trackingNo ?? "", shelf: item.arrivals.at(-1)?.shelf ?? "" },
  );
  const arrive = useAction(recordArrival, {
    refreshes: [scanDelivery, listExpected],
    onDone: ({ arrived, total }) => {
      toastSuccess(words.arrived(arrived, total));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error, { ARRIVED_TOO_MANY: "count" }),
  });

  return (
    <Card title={words.partOnly} aside={item.itemNo}>
      <Form
        form={form}
        onSubmit={({ count, trackingNo, shelf }) =>
          arrive.run({ body: { itemNo: item.itemNo, trackingNo, count: Number(count), shelf: shelf.toUpperCase() } })
        }
      >
        <p className="text-body text-grey">{words.partHelp(item.quantity, earlier)}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          <Bound form={form} name="count">
            {(field) => <NumberField label={words.arrivedNow} maxDigits={4} {...field} />}
          </Bound>
          <Bound form={form} name="trackingNo">
            {(field) => <TextField {...field} name="scan-number" label={shared.trackingNo} maxLength={40} autoComplete="off" />}
          </Bound>
          <Bound form={form} name="shelf">
            {(field) => <ShelfField {...field} />}
          </Bound>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={arrive.pending}>
            {words.recordPart}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {words.backToStockIn}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

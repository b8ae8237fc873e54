import { useAction } from "@sihai/client";
import { buyingQueue, recordSellerShipped } from "@sihai/contract/order";
import { tidyTrackingNumber } from "@sihai/domain/courier";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Bound, Button, Form, Stepper, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { CourierFields, courierEntry, showRefusal } from "#desk";

type SellerShippedFormProps = {
  itemNos: string[];
  /** Pieces of a single item not sent yet; a part of them may go in this delivery. */
  left?: number;
  onDone: () => void;
};

/** The seller sent it: the courier is read from the number, and can be changed. */
export function SellerShippedForm({ itemNos, left = 1, onDone }: SellerShippedFormProps) {
  const words = useDict(consoleBuyingDict);
  const shared = useDict(consoleDict);
  const form = useSchemaForm(z.object({ ...courierEntry(shared), pieces: z.int() }), {
    trackingNo: "",
    courier: "",
    pieces: left,
  });
  const isPart = left > 1;
  const record = useAction(recordSellerShipped, {
    refreshes: [buyingQueue],
    onDone: ({ shipped }) => {
      toastSuccess(words.shipped(shipped));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error, { TRACKING_TAKEN: "trackingNo" }),
  });

  return (
    <div className="mt-3">
      <Form
        form={form}
        onSubmit={({ trackingNo, courier, pieces }) =>
          record.run({
            body: { itemNos, courier, trackingNo: tidyTrackingNumber(trackingNo), ...(isPart && { pieces }) },
          })
        }
      >
        <Bound form={form} name="trackingNo">
          {(trackingNo) => (
            <Bound form={form} name="courier">
              {(courier) => <CourierFields trackingNo={trackingNo} courier={courier} name="scan-tracking" />}
            </Bound>
          )}
        </Bound>
        {isPart ? (
          <Bound form={form} name="pieces">
            {({ value, onChange }) => (
              <div className="flex items-center justify-between gap-3">
                <span>{words.piecesInDelivery(left)}</span>
                <Stepper label={words.piecesInDelivery(left)} value={value} max={left} onChange={onChange} />
              </div>
            )}
          </Bound>
        ) : null}
        <Button type="submit" pending={record.pending}>
          {words.sellerShipped}
        </Button>
      </Form>
    </div>
  );
}

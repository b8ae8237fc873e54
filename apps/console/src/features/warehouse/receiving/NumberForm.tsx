import { useAction } from "@sihai/client";
import { recordLogistics } from "@sihai/contract/forwarding";
import { scanDelivery } from "@sihai/contract/unannounced";
import { listExpected } from "@sihai/contract/warehouse";
import { tidyTrackingNumber } from "@sihai/domain/courier";
import { inLanguage } from "@sihai/text";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Bound, Button, Checkbox, Form, toastSuccess, useSchemaForm } from "@sihai/ui";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { useDict, useLanguage, usePageSearch } from "#console";
import { CourierFields, courierEntry, showRefusal } from "#desk";
import type { BenchItem } from "./bench-item.ts";

type NumberFormProps = {
  item: BenchItem;
  /** Others of its order that wait for a number too. */
  others: readonly BenchItem[];
  onDirty: (dirty: boolean) => void;
};

/** The number on the label, for the item in hand and what came in the same parcel; then that delivery lies on the bench. */
export function NumberForm({ item, others, onDirty }: NumberFormProps) {
  const words = useDict(consoleReceivingDict);
  const [, change] = usePageSearch("/receiving");
  const [alsoNos, setAlso] = useState<readonly string[]>([]);
  const form = useSchemaForm(z.object(courierEntry(useDict(consoleDict))), { trackingNo: "", courier: "" });
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  // The label is in hand: what is scanned now is this number, not another delivery.
  useEffect(() => form.setFocus("trackingNo"), [form]);
  const record = useAction(recordLogistics, {
    refreshes: [listExpected, scanDelivery],
    onDone: ({ trackingNo, items }) => {
      toastSuccess(words.numberEntered(trackingNo, items));
      onDirty(false);
      change({ number: trackingNo, item: undefined, q: undefined });
    },
    onFailed: (error) =>
      showRefusal(form, error, {
        TRACKING_IN_REVIEW: "trackingNo",
        TRACKING_NUMBER_WRONG: "trackingNo",
        COURIER_CLOSED: "courier",
      }),
  });
  const itemNos = [item.itemNo, ...alsoNos];

  return (
    <Form
      form={form}
      onSubmit={({ trackingNo, courier }) =>
        record.run({ body: { itemNos, courier, trackingNo: tidyTrackingNumber(trackingNo) } })
      }
    >
      <Bound form={form} name="trackingNo">
        {(trackingNo) => (
          <Bound form={form} name="courier">
            {(courier) => <CourierFields trackingNo={trackingNo} courier={courier} name="scan-tracking" />}
          </Bound>
        )}
      </Bound>
      {others.length > 0 ? <TravelsToo others={others} chosenNos={alsoNos} onChange={setAlso} /> : null}
      <Button type="submit" pending={record.pending}>
        {words.enterNumber}
      </Button>
    </Form>
  );
}

type TravelsTooProps = { others: readonly BenchItem[]; chosenNos: readonly string[]; onChange: (itemNos: string[]) => void };

function TravelsToo({ others, chosenNos, onChange }: TravelsTooProps) {
  const words = useDict(consoleReceivingDict);
  const language = useLanguage();
  return (
    <fieldset>
      <legend className="text-note text-grey">{words.travelsToo}</legend>
      {others.map(({ itemNo, name }) => (
        <Checkbox
          key={itemNo}
          label={inLanguage(name, language)}
          note={itemNo}
          checked={chosenNos.includes(itemNo)}
          onChange={(on) => onChange(on ? [...chosenNos, itemNo] : chosenNos.filter((each) => each !== itemNo))}
        />
      ))}
    </fieldset>
  );
}

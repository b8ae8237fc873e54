import { call, useAction } from "@sihai/client";
import { giveWaybill, packingQueue, parcelLabel } from "@sihai/contract/parcel";
import { type ConsolePackingWords, consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Bound, Button, Card, Form, IconButton, TextField, toastFailure, toastSuccess, useSchemaForm } from "@sihai/ui";
import { Printer, X } from "lucide-react";
import { useEffect } from "react";
import * as z from "zod/mini";
import { useDict } from "#console";
import { ParcelLink, printLabel, readScan, showRefusal } from "#desk";
import type { BenchParcel } from "../packing/parcel-columns.tsx";
import { CustomsForm } from "./CustomsForm.tsx";
import { ParcelPapers } from "./paper-links.tsx";
import { keepCarrier } from "./usual-carrier.ts";

const { waybillNo: contractNo } = giveWaybill.body.shape;
const isOurs = (number: string) => ["parcel", "item"].includes(readScan(number).kind);

/** The carrier's number, and none of our own. */
function waybillSchema(words: ConsolePackingWords) {
  return z.object({
    waybillNo: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.normalize("NFKC").replace(/\s/g, "").toUpperCase()),
      ),
      z.string().check(
        z.refine((number) => !isOurs(number), { error: words.waybillOurs, abort: true }),
        z.refine((number) => contractNo.safeParse(number).success, { error: words.waybillWrong }),
      ),
    ),
  });
}

type ParcelPanelProps = {
  parcel: BenchParcel;
  carrier: string;
  onCarrierMissing: () => void;
  onClose: () => void;
  onAssigned: () => void;
};

/** One sealed parcel: its waybill, scanned or typed, its label and its customs form. */
export function ParcelPanel({ parcel, onClose, ...rest }: ParcelPanelProps) {
  const shared = useDict(consoleDict);
  const { packageId } = parcel;
  return (
    <Card title={<ParcelLink packageId={packageId} />} aside={<IconButton icon={X} label={shared.close} onClick={onClose} />}>
      <WaybillForm parcel={parcel} {...rest} />
      <div className="mt-3">
        <ParcelPapers packageId={packageId} withCustoms />
      </div>
      <CustomsForm packageId={packageId} />
    </Card>
  );
}

function WaybillForm({ parcel, carrier, onCarrierMissing, onAssigned }: Omit<ParcelPanelProps, "onClose">) {
  const words = useDict(consolePackingDict);
  const { packageId } = parcel;
  const form = useSchemaForm(waybillSchema(words), { waybillNo: parcel.waybillNo ?? "" });
  // What is scanned next takes the place of a number that was refused.
  const selectNumber = () => form.setFocus("waybillNo", { shouldSelect: true });
  const assign = useAction(giveWaybill, {
    refreshes: [packingQueue],
    onDone: () => {
      keepCarrier(carrier.trim());
      toastSuccess(words.waybillGiven(packageId));
      onAssigned();
    },
    onFailed: (error) => {
      showRefusal(form, error, { WAYBILL_TAKEN: "waybillNo" });
      selectNumber();
    },
  });
  useEffect(() => form.setFocus("waybillNo"), [form]);
  const { submitCount, isValid } = form.formState;
  useEffect(() => {
    if (submitCount > 0 && !isValid) form.setFocus("waybillNo", { shouldSelect: true });
  }, [form, submitCount, isValid]);

  async function save({ waybillNo }: { waybillNo: string }) {
    if (carrier.trim() !== "") {
      await assign.run({ body: { packageId, carrier: carrier.trim(), waybillNo } });
      return;
    }
    toastFailure(words.carrierNeeded);
    onCarrierMissing();
  }

  async function print() {
    await printLabel(await call(parcelLabel, { params: { packageId } }));
  }

  return (
    <Form form={form} onSubmit={save}>
      <Bound form={form} name="waybillNo">
        {(field) => <TextField {...field} name="scan-waybill" label={words.waybill} maxLength={60} autoComplete="off" />}
      </Bound>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={assign.pending}>
          {words.giveWaybill}
        </Button>
        <Button kind="quiet" icon={Printer} onClick={() => void print()}>
          {words.printLabel}
        </Button>
      </div>
    </Form>
  );
}

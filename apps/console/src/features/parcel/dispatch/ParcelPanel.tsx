import { call, useAction } from "@sihai/client";
import { giveWaybill, packingQueue, parcelLabel } from "@sihai/contract/parcel";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, IconButton, TextField, toastFailure, toastSuccess } from "@sihai/ui";
import { Printer, X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ParcelLink, printLabel, readScan } from "#bench";
import { useDict } from "#console";
import type { BenchParcel } from "../packing/parcel-columns.tsx";
import { CustomsForm } from "./CustomsForm.tsx";
import { ParcelPapers } from "./paper-links.tsx";
import { keepCarrier } from "./usual-carrier.ts";

const waybillShape = /^[A-Z0-9-]{6,40}$/;
type ParcelPanelProps = {
  parcel: BenchParcel;
  carrier: string;
  onCarrierMissing: () => void;
  onClose: () => void;
  onGiven: () => void;
};

/** One sealed parcel: its waybill, scanned or typed, its label and its customs form. */
export function ParcelPanel({ parcel, carrier, onCarrierMissing, onClose, onGiven }: ParcelPanelProps) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const field = useRef<HTMLInputElement>(null);
  const [waybill, setWaybill] = useState(parcel.waybillNo ?? "");
  const [tried, setTried] = useState(false);
  const { packageId } = parcel;
  const give = useAction(giveWaybill, {
    refreshes: [packingQueue],
    onDone: () => {
      keepCarrier(carrier.trim());
      toastSuccess(words.waybillGiven(packageId));
      onGiven();
    },
    // The next scan takes the place of the number that was refused.
    onFailed: () => field.current?.select(),
  });
  useEffect(() => field.current?.focus(), []);
  const number = waybill.normalize("NFKC").replace(/\s/g, "").toUpperCase();
  const isOurs = ["parcel", "item"].includes(readScan(number).kind);
  const isNumber = waybillShape.test(number) && !isOurs;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isNumber) field.current?.select();
    else if (carrier.trim() === "") {
      toastFailure(words.carrierNeeded);
      onCarrierMissing();
    } else void give.run({ body: { packageId, carrier: carrier.trim(), waybillNo: number } });
  }

  async function print() {
    await printLabel(await call(parcelLabel, { params: { packageId } }));
  }

  return (
    <Card title={<ParcelLink packageId={packageId} />} aside={<IconButton icon={X} label={shared.close} onClick={onClose} />}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          ref={field}
          name="scan-waybill"
          label={words.waybill}
          value={waybill}
          maxLength={60}
          autoComplete="off"
          onChange={setWaybill}
          error={tried && !isNumber ? (isOurs ? words.waybillOurs : words.waybillWrong) : undefined}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={give.pending}>
            {words.giveWaybill}
          </Button>
          <Button kind="quiet" icon={Printer} onClick={() => void print()}>
            {words.printLabel}
          </Button>
        </div>
      </form>
      <div className="mt-3">
        <ParcelPapers packageId={packageId} withCustoms />
      </div>
      <CustomsForm packageId={packageId} />
    </Card>
  );
}

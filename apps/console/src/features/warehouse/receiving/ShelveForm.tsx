import { useAction } from "@sihai/client";
import { listAbnormalAsStaff, scanDelivery, shelveAbnormal } from "@sihai/contract/warehouse";
import { type CourierCode, courierCodes, couriers, detectCourier } from "@sihai/domain/courier";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, Select, TextField, toastSuccess } from "@sihai/ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type Camera, PhotoTray, readGrams, ShelfField, useDirty, usePhotos, type Warehouse, WarehouseChips } from "#bench";
import { useDict, useLanguage } from "#console";

/** Pictures of a parcel that is nobody's are kept under this name. */
const unowned = "abnormal";

type ShelveFormProps = { trackingNo: string; camera: Camera; onDirty: (dirty: boolean) => void; onDone: () => void };

/** Weight, what is written on it, a photo, the shelf: Enter leads from one to the next, and at the shelf it saves. */
export function ShelveForm({ trackingNo, camera, onDirty, onDone }: ShelveFormProps) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const likely = detectCourier(trackingNo);
  const [courier, setCourier] = useState<CourierCode>(likely[0] ?? "other");
  const [warehouse, setWarehouse] = useState<Warehouse>("1");
  const [weight, setWeight] = useState("");
  const [written, setWritten] = useState("");
  const [shelf, setShelf] = useState("");
  const [tried, setTried] = useState(false);
  const photos = usePhotos(unowned, `shelve-${trackingNo}`);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const tray = useRef<{ focus: () => void }>(null);
  const last = useRef<HTMLInputElement>(null);
  const shelve = useAction(shelveAbnormal, {
    refreshes: [scanDelivery, listAbnormalAsStaff],
    onDone: ({ abnormalNo, suggestedMark }) => {
      photos.clear();
      toastSuccess(suggestedMark ? words.shelvedFor(abnormalNo, suggestedMark) : words.shelved(abnormalNo));
      onDone();
    },
  });
  const grams = readGrams(weight);
  useEffect(() => first.current?.focus(), []);
  useDirty(weight !== "" || written !== "" || photos.shots.length > 0, onDirty);

  function goOn(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (event.target === first.current) second.current?.focus();
    else tray.current?.focus();
  }
  function submit() {
    setTried(true);
    if (grams === null) return first.current?.focus();
    if (photos.fileIds.length === 0) return tray.current?.focus();
    if (shelf.trim() === "") return last.current?.focus();
    void shelve.run({
      body: {
        trackingNo,
        courier,
        warehouse: warehouse === "2" ? 2 : 1,
        grams,
        shelf: shelf.trim(),
        written: written.trim(),
        photos: photos.fileIds,
      },
    });
  }

  return (
    <Card title={words.shelve}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <fieldset onKeyDown={goOn} className="grid min-w-0 gap-4 sm:grid-cols-2">
          <legend className="sr-only">{shared.measures}</legend>
          <TextField
            ref={first}
            name="weight"
            label={shared.weight}
            hint={shared.weightHint}
            inputMode="decimal"
            autoComplete="off"
            value={weight}
            onChange={setWeight}
            error={tried && grams === null ? shared.weightWrong : undefined}
          />
          <TextField
            ref={second}
            name="scan-written"
            label={words.written}
            hint={words.writtenHint}
            maxLength={200}
            autoComplete="off"
            value={written}
            onChange={setWritten}
          />
        </fieldset>
        <PhotoTray
          ref={tray}
          title={shared.photos.title}
          photos={photos}
          needed={1}
          most={9}
          camera={camera}
          onEnough={() => last.current?.focus()}
          error={tried && photos.shots.length === 0 ? words.photosMissing(1) : undefined}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <ShelfField ref={last} value={shelf} onChange={setShelf} isWrong={tried && shelf.trim() === ""} />
          <Select
            label={shared.courier}
            value={courier}
            onChange={(value) => setCourier(courierCodes.find((code) => code === value) ?? "other")}
            options={[...likely, ...courierCodes.filter((code) => !likely.includes(code))].map((code) => ({
              value: code,
              label: couriers[code].name[language],
            }))}
          />
        </div>
        <WarehouseChips showLabel value={warehouse} onChange={setWarehouse} />
        <div>
          <Button type="submit" pending={shelve.pending} disabledReason={photos.pending ? shared.photos.uploading : null}>
            {words.shelveNow}
          </Button>
        </div>
      </form>
    </Card>
  );
}

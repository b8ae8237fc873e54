import { useAction } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { packingParcel, packingQueue, weighParcel } from "@sihai/contract/parcel";
import { consoleDict } from "@sihai/text/dict/console";
import { consolePackingDict } from "@sihai/text/dict/console-packing";
import { Button, Card, TextField, toastSuccess } from "@sihai/ui";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { PhotoTray, readGrams, readSides, useCamera, usePhotos } from "#bench";
import { useDict } from "#console";
import type { ParcelOnBench } from "./PackingParcel.tsx";

export type Weighed = CallData<typeof weighParcel>;
type WeighFormProps = { read: ParcelOnBench; onDirty: (dirty: boolean) => void; onWeighed: (weighed: Weighed) => void };

/** Weight, size, and the photos of scale and tape that prove them; then the parcel is sealed. */
export function WeighForm({ read: { parcel }, onDirty, onWeighed }: WeighFormProps) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const camera = useCamera(true);
  const weight = useRef<HTMLInputElement>(null);
  const sides = useRef<HTMLInputElement>(null);
  const tray = useRef<{ focus: () => void }>(null);
  const [entry, setEntry] = useState({ weight: "", sides: "" });
  const [tried, setTried] = useState(false);
  const photos = usePhotos(parcel.packageId);
  const weigh = useAction(weighParcel, {
    refreshes: [packingParcel, packingQueue],
    onDone: (done) => {
      toastSuccess(words.sealed(done.packageId));
      onWeighed(done);
    },
  });
  useEffect(() => weight.current?.focus(), []);
  const isDirty = entry.weight !== "" || entry.sides !== "" || photos.shots.length > 0;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const grams = readGrams(entry.weight);
  const sidesCm = readSides(entry.sides);
  const [scalePhoto, tapePhoto, packedPhoto] = [photos.inSlot("scale"), photos.inSlot("tape"), photos.inSlot("packed")];
  const hasEvidence = photos.shots.some(({ slot }) => slot === "scale") && photos.shots.some(({ slot }) => slot === "tape");

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (grams === null) return weight.current?.focus();
    if (sidesCm === null) return sides.current?.focus();
    if (scalePhoto === null || tapePhoto === null) return tray.current?.focus();
    const packed = packedPhoto === null ? {} : { packedPhoto };
    void weigh.run({ body: { packageId: parcel.packageId, grams, sidesCm, scalePhoto, tapePhoto, ...packed } });
  }

  function goOn(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    if (event.target.name === "weight") sides.current?.focus();
    else if (event.target.name === "sides") tray.current?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <Card title={words.weighAndSeal}>
      <form noValidate onSubmit={submit} onKeyDown={goOn} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            ref={weight}
            name="weight"
            label={shared.weight}
            hint={shared.weightHint}
            inputMode="decimal"
            autoComplete="off"
            value={entry.weight}
            onChange={(value) => setEntry({ ...entry, weight: value })}
            error={tried && grams === null ? shared.weightWrong : undefined}
          />
          <TextField
            ref={sides}
            name="sides"
            label={shared.sides}
            hint={shared.sidesHint}
            autoComplete="off"
            value={entry.sides}
            onChange={(value) => setEntry({ ...entry, sides: value })}
            error={tried && sidesCm === null ? shared.sidesWrong : undefined}
          />
        </div>
        <PhotoTray
          ref={tray}
          title={words.evidence}
          photos={photos}
          needed={2}
          most={3}
          camera={camera}
          slots={[
            { id: "scale", label: words.slots.scale },
            { id: "tape", label: words.slots.tape },
            { id: "packed", label: words.slots.packed },
          ]}
          error={tried && !hasEvidence ? words.evidenceMissing : undefined}
        />
        <div>
          <Button type="submit" pending={weigh.pending} disabledReason={photos.pending ? shared.photos.uploading : null}>
            {words.seal}
          </Button>
        </div>
      </form>
    </Card>
  );
}

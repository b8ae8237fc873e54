import { useAction } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { packingParcel, packingQueue, weighParcel } from "@sihai/contract/parcel";
import { consoleDict } from "@sihai/text/dict/console";
import { consolePackingDict } from "@sihai/text/dict/console-packing";
import { Button, Card, toastSuccess } from "@sihai/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { MeasureFields, noMeasures, PhotoTray, readMeasures, useCamera, useDirty, usePhotos } from "#bench";
import { useDict } from "#console";
import type { ParcelOnBench } from "./PackingParcel.tsx";

export type Weighed = CallData<typeof weighParcel>;
type WeighFormProps = { read: ParcelOnBench; onDirty: (dirty: boolean) => void; onWeighed: (weighed: Weighed) => void };

/** Weight, size, and the photos of scale and tape that prove them; then the parcel is sealed. */
export function WeighForm({ read: { parcel }, onDirty, onWeighed }: WeighFormProps) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const camera = useCamera(true);
  const fields = useRef<{ focus: () => void }>(null);
  const tray = useRef<{ focus: () => void }>(null);
  const [measures, setMeasures] = useState(noMeasures);
  const [tried, setTried] = useState(false);
  const photos = usePhotos(parcel.packageId);
  const weigh = useAction(weighParcel, {
    refreshes: [packingParcel, packingQueue],
    onDone: (done) => {
      toastSuccess(words.sealed(done.packageId));
      onWeighed(done);
    },
  });
  useEffect(() => fields.current?.focus(), []);
  useDirty(measures.weight !== "" || measures.sides !== "" || photos.shots.length > 0, onDirty);

  const hasEvidence = ["scale", "tape"].every((wanted) => photos.shots.some(({ slot }) => slot === wanted));
  const slots = (["scale", "tape", "packed"] as const).map((id) => ({ id, label: words.slots[id] }));

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const { grams, sidesCm } = readMeasures(measures);
    const [scalePhoto, tapePhoto, packedPhoto] = [photos.inSlot("scale"), photos.inSlot("tape"), photos.inSlot("packed")];
    if (grams === null || sidesCm === null) return fields.current?.focus();
    if (scalePhoto === null || tapePhoto === null) return tray.current?.focus();
    const packed = packedPhoto === null ? {} : { packedPhoto };
    void weigh.run({ body: { packageId: parcel.packageId, grams, sidesCm, scalePhoto, tapePhoto, ...packed } });
  }

  return (
    <Card title={words.weighAndSeal}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <MeasureFields
          ref={fields}
          value={measures}
          onChange={setMeasures}
          tried={tried}
          onFilled={() => tray.current?.focus()}
        />
        <PhotoTray
          ref={tray}
          title={words.evidence}
          photos={photos}
          needed={2}
          most={3}
          camera={camera}
          slots={slots}
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

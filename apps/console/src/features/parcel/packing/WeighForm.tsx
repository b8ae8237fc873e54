import { useAction } from "@sihai/client";
import { packingParcel, packingQueue, weighParcel } from "@sihai/contract/parcel";
import { farFromEstimate } from "@sihai/domain/parcel";
import { formatSize, formatWeight } from "@sihai/text";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, Notice, toastSuccess } from "@sihai/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  isMeasures,
  MeasureFields,
  type MeasureTexts,
  noMeasures,
  PhotoTray,
  readMeasures,
  useCamera,
  useDirty,
  useKept,
  usePhotos,
} from "#bench";
import { useDict, useLanguage } from "#console";
import type { ParcelOnBench, Weighed } from "./parcel-on-bench.ts";

type WeighFormProps = { read: ParcelOnBench; onDirty: (dirty: boolean) => void; onWeighed: (weighed: Weighed) => void };

/** Weight, size, and the photos of scale and tape that prove them; then the parcel is sealed. */
export function WeighForm({ read, onDirty, onWeighed }: WeighFormProps) {
  const { parcel, estSidesCm, needsPackedPhoto } = read;
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const camera = useCamera(true);
  const fields = useRef<{ focus: () => void }>(null);
  const tray = useRef<{ focus: () => void }>(null);
  const seal = useRef<HTMLButtonElement>(null);
  const [measures, setMeasures, forgetMeasures] = useKept<MeasureTexts>(`weigh-${parcel.packageId}`, noMeasures, isMeasures);
  const [tried, setTried] = useState(false);
  const [checked, setChecked] = useState("");
  const language = useLanguage();
  const photos = usePhotos(parcel.packageId, `weigh-${parcel.packageId}`);
  const weigh = useAction(weighParcel, {
    refreshes: [packingParcel, packingQueue],
    onDone: (done) => {
      setMeasures(noMeasures);
      forgetMeasures();
      photos.clear();
      toastSuccess(words.sealed(done.packageId));
      onWeighed(done);
    },
  });
  useEffect(() => fields.current?.focus(), []);
  useDirty(measures.weight !== "" || measures.sides !== "" || photos.shots.length > 0, onDirty);

  const needed = needsPackedPhoto ? ["scale", "tape", "packed"] : ["scale", "tape"];
  const hasEvidence = needed.every((wanted) => photos.shots.some(({ slot }) => slot === wanted));
  const slots = (["scale", "tape", "packed"] as const).map((id) => ({ id, label: words.slots[id] }));

  const far = farOff();

  /** In words what is far from the estimate; null when nothing is, or nothing is filled in. */
  function farOff(): string | null {
    const { grams, sidesCm } = readMeasures(measures);
    if (grams === null || sidesCm === null) return null;
    const [a = 0, b = 0, c = 0] = estSidesCm;
    const off = farFromEstimate({ grams: parcel.estGrams, sidesCm: [a, b, c] }, { grams, sidesCm });
    const parts = [
      off.weight && words.farWeight(formatWeight(grams, language), formatWeight(parcel.estGrams, language)),
      off.size && words.farSize(formatSize(sidesCm, language), formatSize(estSidesCm, language)),
    ].filter((part) => part !== false);
    return parts.length > 0 ? parts.join(" ") : null;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const { grams, sidesCm } = readMeasures(measures);
    const [scalePhoto, tapePhoto, packedPhoto] = [photos.inSlot("scale"), photos.inSlot("tape"), photos.inSlot("packed")];
    if (grams === null || sidesCm === null) return fields.current?.focus();
    if (scalePhoto === null || tapePhoto === null || (needsPackedPhoto && packedPhoto === null)) return tray.current?.focus();
    // Far off the estimate: the figures are looked at once more, the second press seals.
    if (far !== null && checked !== far) return setChecked(far);
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
          needed={needed.length}
          most={3}
          camera={camera}
          onEnough={() => seal.current?.focus()}
          slots={slots}
          error={tried && !hasEvidence ? (needsPackedPhoto ? words.packedPhotoMissing : words.evidenceMissing) : undefined}
        />
        {far === null ? null : (
          <Notice tone="warn" alert={checked === far}>
            {far} {words.farCheck}
          </Notice>
        )}
        <div>
          <Button
            ref={seal}
            type="submit"
            pending={weigh.pending}
            disabledReason={photos.pending ? shared.photos.uploading : null}
          >
            {far !== null && checked === far ? words.sealAnyway : words.seal}
          </Button>
        </div>
      </form>
    </Card>
  );
}

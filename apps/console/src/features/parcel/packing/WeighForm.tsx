import { useAction } from "@sihai/client";
import { packingParcel, packingQueue, weighParcel } from "@sihai/contract/parcel";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Bound, Button, Card, Form, Notice, toastSuccess } from "@sihai/ui";
import { useEffect, useRef, useState } from "react";
import { useDict, useLanguage } from "#console";
import { MeasureFields, PhotoField, readMeasures, showRefusal, useCamera, useDirty, usePersistedForm, usePhotos } from "#desk";
import { OpenBoxButton } from "./OpenBoxButton.tsx";
import type { ParcelOnBench, Weighed } from "./parcel-on-bench.ts";
import {
  deviationText,
  isWeighEntry,
  newWeighing,
  pictureIn,
  slotsNeeded,
  type WeighEntry,
  weighSchema,
  weighSlots,
} from "./weigh-entry.ts";

type WeighFormProps = { read: ParcelOnBench; onDirty: (dirty: boolean) => void; onWeighed: (weighed: Weighed) => void };

/** Weight, size, and the photos of scale and tape that prove them; then the parcel is sealed. */
export function WeighForm({ read, onDirty, onWeighed }: WeighFormProps) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const { form, photos, save, pending } = useWeighing(read, onWeighed);
  const seal = useRef<HTMLButtonElement>(null);
  const [confirmed, setConfirmed] = useState("");
  const { weight, sides } = form.watch();
  useEffect(() => form.setFocus("weight"), [form]);
  useDirty(weight !== "" || sides !== "" || photos.shots.length > 0, onDirty);
  const far = deviationText({ weight, sides }, read, words, language);

  /** Far off the estimate: the figures are looked at once more, the second press seals. */
  function confirmThenSave(entry: WeighEntry) {
    if (far !== null && confirmed !== far) return setConfirmed(far);
    return save(entry);
  }

  return (
    <Card title={words.weighAndSeal}>
      <Form form={form} onSubmit={confirmThenSave}>
        <WeighFields form={form} photos={photos} read={read} onEnough={() => seal.current?.focus()} />
        {far === null ? null : (
          <Notice tone="warn" alert={confirmed === far}>
            {far} {words.farCheck}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button ref={seal} type="submit" pending={pending} disabledReason={photos.pending ? shared.photos.uploading : null}>
            {far !== null && confirmed === far ? words.sealAnyway : words.seal}
          </Button>
          {read.parcel.state === "packed" ? <OpenBoxButton packageId={read.parcel.packageId} /> : null}
        </div>
      </Form>
    </Card>
  );
}

/** What the scale and the tape said so far, a reload included, and the act of sealing. */
function useWeighing(read: ParcelOnBench, onWeighed: (weighed: Weighed) => void) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const { packageId } = read.parcel;
  const storageName = `weigh-${packageId}`;
  const { form, forget } = usePersistedForm(storageName, weighSchema(read, words, shared), newWeighing, isWeighEntry);
  const photos = usePhotos(packageId, storageName);
  const weigh = useAction(weighParcel, {
    refreshes: [packingParcel, packingQueue],
    onDone: (done) => {
      form.reset(newWeighing);
      forget();
      photos.clear();
      toastSuccess(words.sealed(done.packageId));
      onWeighed(done);
    },
    onFailed: (error) => showRefusal(form, error, { EVIDENCE_MISSING: "photos" }),
  });

  async function save(entry: WeighEntry) {
    const { grams, sidesCm } = readMeasures(entry);
    const [scalePhoto, tapePhoto, packedPhoto] = weighSlots.map((slot) => pictureIn(entry.photos, slot));
    if (grams === null || sidesCm === null || !scalePhoto || !tapePhoto) return;
    await weigh.run({ body: { packageId, grams, sidesCm, scalePhoto, tapePhoto, ...(packedPhoto && { packedPhoto }) } });
  }

  return { form, photos, save, pending: weigh.pending };
}

type WeighFieldsProps = Pick<ReturnType<typeof useWeighing>, "form" | "photos"> & {
  read: ParcelOnBench;
  onEnough: () => void;
};

function WeighFields({ form, photos, read, onEnough }: WeighFieldsProps) {
  const words = useDict(consolePackingDict);
  const camera = useCamera(true);
  return (
    <>
      <Bound form={form} name="weight">
        {(weight) => (
          <Bound form={form} name="sides">
            {(sides) => <MeasureFields weight={weight} sides={sides} onFilled={() => form.setFocus("photos")} />}
          </Bound>
        )}
      </Bound>
      <Bound form={form} name="photos">
        {(field) => (
          <PhotoField
            field={field}
            title={words.evidence}
            photos={photos}
            needed={slotsNeeded(read).length}
            most={weighSlots.length}
            camera={camera}
            onEnough={onEnough}
            slots={weighSlots.map((id) => ({ id, label: words.slots[id] }))}
          />
        )}
      </Bound>
    </>
  );
}

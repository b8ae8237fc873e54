import { useAction, useCouriers } from "@sihai/client";
import { listUnannouncedAsStaff, scanDelivery, shelveUnannounced } from "@sihai/contract/unannounced";
import { detectCourier, otherCourier } from "@sihai/domain/courier";
import { type ConsoleReceivingWords, consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { type ConsoleWords, consoleDict } from "@sihai/text/dict/console/shell";
import { Bound, Button, Card, Form, Select, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import { type KeyboardEvent, useEffect } from "react";
import * as z from "zod/mini";
import { useDict } from "#console";
import {
  type Camera,
  fieldText,
  measureEntry,
  PhotoField,
  photoEntry,
  readGrams,
  ShelfField,
  showRefusal,
  useCourierNames,
  useDirty,
  usePhotos,
  useWarehouseNames,
  WarehouseChips,
} from "#desk";

/** Pictures of a parcel that is nobody's are kept under this name. */
const unowned = "unannounced";

function shelveSchema(words: ConsoleReceivingWords, shared: ConsoleWords) {
  return z.object({
    weight: measureEntry(shared).weight,
    written: z.string().check(z.trim()),
    photos: photoEntry(1, words.photosMissing(1)),
    shelf: fieldText(shelveUnannounced.body.shape.shelf, shared.shelfNeeded),
    courier: z.string(),
    warehouse: z.string(),
  });
}
type ShelveEntry = z.infer<ReturnType<typeof shelveSchema>>;
type ShelveFormProps = { trackingNo: string; camera: Camera; onDirty: (dirty: boolean) => void; onDone: () => void };

/** Weight, what is written on it, a photo, the shelf: Enter leads from one to the next, and at the shelf it saves. */
export function ShelveForm({ trackingNo, camera, onDirty, onDone }: ShelveFormProps) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const { first } = useWarehouseNames();
  const likely = detectCourier(trackingNo, useCouriers());
  const form = useSchemaForm<ShelveEntry>(shelveSchema(words, shared), {
    weight: "",
    written: "",
    photos: [],
    shelf: "",
    courier: likely[0] ?? otherCourier.code,
    warehouse: first,
  });
  const photos = usePhotos(unowned, `shelve-${trackingNo}`);
  const shelve = useAction(shelveUnannounced, {
    refreshes: [scanDelivery, listUnannouncedAsStaff],
    onDone: ({ unannouncedNo, suggestedMark }) => {
      photos.clear();
      toastSuccess(suggestedMark ? words.shelvedFor(unannouncedNo, suggestedMark) : words.shelved(unannouncedNo));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error, { PHOTO_NOT_FOUND: "photos" }),
  });
  useEffect(() => form.setFocus("weight"), [form]);
  const { weight, written } = form.watch();
  useDirty(weight !== "" || written !== "" || photos.shots.length > 0, onDirty);

  function save({ weight: typedWeight, photos: taken, warehouse, ...entry }: ShelveEntry) {
    const grams = readGrams(typedWeight) ?? 0;
    const fileIds = taken.map(({ fileId }) => fileId);
    return shelve.run({ body: { trackingNo, grams, photos: fileIds, warehouse: Number(warehouse), ...entry } });
  }

  return (
    <Card title={words.shelve}>
      <Form form={form} onSubmit={save}>
        <LookFields form={form} />
        <ParcelPhoto form={form} photos={photos} camera={camera} />
        <PlaceFields form={form} likely={likely} />
        <div>
          <Button type="submit" pending={shelve.pending} disabledReason={photos.pending ? shared.photos.uploading : null}>
            {words.shelveNow}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

type ShelveFields = { form: ReturnType<typeof useSchemaForm<ShelveEntry>> };

/** What can be told by lifting and looking: its weight, and what is written on it. */
function LookFields({ form }: ShelveFields) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);

  function goOn(event: KeyboardEvent<HTMLFieldSetElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    form.setFocus(event.target === event.currentTarget.querySelector("input") ? "written" : "photos");
  }

  return (
    <fieldset onKeyDown={goOn} className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="sr-only">{shared.measures}</legend>
      <Bound form={form} name="weight">
        {(field) => (
          <TextField label={shared.weight} hint={shared.weightHint} inputMode="decimal" autoComplete="off" {...field} />
        )}
      </Bound>
      <Bound form={form} name="written">
        {(field) => (
          <TextField
            {...field}
            name="scan-written"
            label={words.written}
            hint={words.writtenHint}
            maxLength={200}
            autoComplete="off"
          />
        )}
      </Bound>
    </fieldset>
  );
}

/** Where it will stand, and who brought it. */
function PlaceFields({ form, likely }: ShelveFields & { likely: readonly string[] }) {
  const shared = useDict(consoleDict);
  const { choices } = useCourierNames();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Bound form={form} name="shelf">
          {(field) => <ShelfField {...field} />}
        </Bound>
        <Bound form={form} name="courier">
          {(field) => <Select label={shared.courier} options={choices(likely)} {...field} />}
        </Bound>
      </div>
      <Bound form={form} name="warehouse">
        {({ value, onChange }) => <WarehouseChips showLabel value={value} onChange={onChange} />}
      </Bound>
    </>
  );
}

/** What the parcel looks like; with the picture taken, the shelf is next. */
function ParcelPhoto({ form, photos, camera }: ShelveFields & { photos: ReturnType<typeof usePhotos>; camera: Camera }) {
  return (
    <Bound form={form} name="photos">
      {(field) => (
        <PhotoField field={field} photos={photos} needed={1} most={9} camera={camera} onEnough={() => form.setFocus("shelf")} />
      )}
    </Bound>
  );
}

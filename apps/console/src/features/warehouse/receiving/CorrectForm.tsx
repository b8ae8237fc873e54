import { useAction } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { correctStored, itemLabel, readStored } from "@sihai/contract/warehouse";
import { correctionReasons } from "@sihai/domain/warehouse";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Bound, Button, Form, NumberField, Select, TextField, toastSuccess, useSchemaForm } from "@sihai/ui";
import { useDict } from "#console";
import { type Camera, MeasureFields, PhotoField, readMeasures, ShelfField, showRefusal, usePhotos } from "#desk";
import { type CorrectEntry, changedOf, correctSchema, enteredOf } from "./correct-entry.ts";

type CorrectFormProps = { stored: CallData<typeof readStored>; camera: Camera };

/** Weight, size, shelf and pictures as they are written down, to be put right with a reason. */
export function CorrectForm({ stored, camera }: CorrectFormProps) {
  const words = useDict(consoleReceivingDict);
  const needed = stored.photosNeeded;
  const form = useSchemaForm<CorrectEntry>(correctSchema(words, useDict(consoleDict), needed), enteredOf(stored));
  const photos = usePhotos(stored.itemNo, `correct-${stored.itemNo}`);
  const correct = useAction(correctStored, {
    refreshes: [readStored, itemLabel],
    onDone: ({ itemNo, told }) => {
      photos.clear();
      toastSuccess(words.corrected(itemNo, told));
    },
    onFailed: (error) => showRefusal(form, error, { PHOTOS_MISSING: "photos", PHOTO_NOT_FOUND: "photos" }),
  });

  function save(entry: CorrectEntry) {
    const { grams, sidesCm } = readMeasures(entry);
    if (grams === null || sidesCm === null) return;
    const { itemNo } = stored;
    return correct.run({ body: { itemNo, reason: entry.reason, ...changedOf(stored, { ...entry, grams, sidesCm }) } });
  }

  return (
    <Form form={form} onSubmit={save}>
      <p className="text-note text-grey">{words.correctHint}</p>
      <Bound form={form} name="weight">
        {(weight) => (
          <Bound form={form} name="sides">
            {(sides) => <MeasureFields weight={weight} sides={sides} onFilled={() => form.setFocus("shelf")} />}
          </Bound>
        )}
      </Bound>
      <Bound form={form} name="shelf">
        {(field) => <ShelfField {...field} />}
      </Bound>
      {stored.quantity === undefined ? null : (
        <Bound form={form} name="quantity">
          {(field) => <NumberField label={words.pieces} maxDigits={4} {...field} />}
        </Bound>
      )}
      <Bound form={form} name="photos">
        {(field) => (
          <PhotoField field={field} title={words.correctPhotos} photos={photos} needed={needed} most={9} camera={camera} />
        )}
      </Bound>
      <CorrectionReasonFields form={form} />
      <Button type="submit" pending={correct.pending || photos.pending}>
        {words.correct}
      </Button>
    </Form>
  );
}

function CorrectionReasonFields({ form }: { form: ReturnType<typeof useSchemaForm<CorrectEntry>> }) {
  const words = useDict(consoleReceivingDict);
  return (
    <>
      <Bound form={form} name="reason">
        {(field) => (
          <Select
            label={words.correctReason}
            options={correctionReasons.map((value) => ({ value, label: words.correctReasons[value] }))}
            {...field}
          />
        )}
      </Bound>
      <Bound form={form} name="note">
        {(field) => <TextField label={words.correctNote} maxLength={300} {...field} />}
      </Bound>
    </>
  );
}

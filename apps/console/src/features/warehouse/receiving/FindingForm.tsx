import { useAction, useWarehouses } from "@sihai/client";
import { scanDelivery } from "@sihai/contract/unannounced";
import { listExpected, recordFinding, signDelivery } from "@sihai/contract/warehouse";
import { findingKinds, findingKindsAt, findingPhotosMax, isRefusable } from "@sihai/domain/warehouse";
import { type ConsoleReceivingWords, consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Bound, Button, Card, Checkbox, ChipGroup, confirmBox, Form, TextArea, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { type Camera, fieldText, PhotoField, photoEntry, showRefusal, useDirty, usePhotos } from "#desk";
import type { BenchItem } from "./bench-item.ts";

function findingSchema(words: ConsoleReceivingWords) {
  return z.object({
    kind: z.enum(findingKinds),
    photos: photoEntry(1, words.photosMissing(1)),
    note: fieldText(recordFinding.body.shape.note, words.toBuyerNeeded),
    refuse: z.boolean(),
  });
}
type FindingEntry = z.infer<ReturnType<typeof findingSchema>>;

type FindingFormProps = {
  item: BenchItem;
  camera: Camera;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
  onDone: () => void;
};

/** The item is not what it should be: what is wrong, a picture of it, and a word to the buyer, who has 72 hours to answer. */
export function FindingForm({ item, camera, onDirty, onClose, onDone }: FindingFormProps) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const warehouses = useWarehouses();
  const photos = usePhotos(item.itemNo, `finding-${item.itemNo}`);
  const form = useSchemaForm<FindingEntry>(findingSchema(words), {
    kind: "wrong-goods",
    photos: [],
    note: "",
    refuse: false,
  });
  const sign = useAction(signDelivery);
  const record = useAction(recordFinding, {
    refreshes: [scanDelivery, listExpected],
    onDone: ({ answerBefore }) => {
      photos.clear();
      toastSuccess(answerBefore === null ? words.refused(item.itemNo) : words.awaitingAnswer(item.itemNo));
      onDone();
    },
    onFailed: (error) => showRefusal(form, error, { PHOTO_NOT_FOUND: "photos" }),
  });
  const { kind, note, refuse } = form.watch();
  useDirty(note !== "" || photos.shots.length > 0, onDirty);
  const refuses = refuse && isRefusable(kind, item.warehouse, warehouses);

  async function save(entry: FindingEntry) {
    const sure = { title: words.refuse, text: words.refuseSure, danger: true, confirmText: words.refuse };
    if (refuses && !(await confirmBox(sure))) return;
    const { itemNo, state, trackingNo } = item;
    if (state !== "signed" && trackingNo !== null && !(await sign.run({ body: { trackingNo } }))) return;
    const fileIds = entry.photos.map(({ fileId }) => fileId);
    await record.run({ body: { itemNo, kind: entry.kind, note: entry.note, photos: fileIds, refuse: refuses } });
  }

  return (
    <Card title={words.notRight} aside={item.itemNo}>
      <Form form={form} onSubmit={save}>
        <FindingEntryFields form={form} item={item} photos={photos} camera={camera} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            kind={refuses ? "danger" : "primary"}
            pending={sign.pending || record.pending}
            disabledReason={photos.pending ? shared.photos.uploading : null}
          >
            {refuses ? words.refuse : words.askBuyer}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {words.backToStockIn}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

type FindingEntryFieldsProps = Pick<FindingFormProps, "item" | "camera"> & {
  form: ReturnType<typeof useSchemaForm<FindingEntry>>;
  photos: ReturnType<typeof usePhotos>;
};

function FindingEntryFields({ form, item: { warehouse }, photos, camera }: FindingEntryFieldsProps) {
  const words = useDict(consoleReceivingDict);
  const warehouses = useWarehouses();
  const kinds = findingKindsAt(warehouse, warehouses);
  return (
    <>
      <Bound form={form} name="kind">
        {({ value, onChange }) => (
          <ChipGroup
            label={words.notRight}
            value={value}
            onChange={onChange}
            options={kinds.map((one) => ({ value: one, label: words.findings[one] }))}
          />
        )}
      </Bound>
      <Bound form={form} name="photos">
        {(field) => <PhotoField field={field} photos={photos} needed={1} most={findingPhotosMax} camera={camera} />}
      </Bound>
      <Bound form={form} name="note">
        {(field) => <TextArea label={words.toBuyer} maxLength={300} rows={2} {...field} />}
      </Bound>
      {isRefusable(form.watch("kind"), warehouse, warehouses) ? (
        <Bound form={form} name="refuse">
          {({ value, onChange }) => <Checkbox label={words.refuse} note={words.refuseNote} checked={value} onChange={onChange} />}
        </Bound>
      ) : null}
    </>
  );
}

import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { Bound, NumberField, type useSchemaForm } from "@sihai/ui";
import { useEffect } from "react";
import { useDict } from "#console";
import { type Camera, MeasureFields, PhotoField, type Photos, PhotoTray, ShelfField } from "#desk";
import type { BenchItem } from "./bench-item.ts";
import { FindingFields } from "./FindingFields.tsx";
import type { StockInEntry } from "./stock-in-entry.ts";

type FieldsProps = { item: BenchItem; form: ReturnType<typeof useSchemaForm<StockInEntry>> };
type Pictures = { photos: Photos; photosNeeded: number; finePhotos: Photos; finePhotosMost: number };
type StockInFieldsProps = FieldsProps & { entry: Pictures; camera: Camera };

/** Weight and size, pictures, the shelf, and what differs from what was announced. */
export function StockInFields({ item, form, entry, camera }: StockInFieldsProps) {
  const { photos, photosNeeded } = entry;
  useEffect(() => form.setFocus("weight"), [form]);
  return (
    <>
      <Bound form={form} name="weight">
        {(weight) => (
          <Bound form={form} name="sides">
            {(sides) => (
              <MeasureFields
                weight={weight}
                sides={sides}
                onFilled={() => form.setFocus(photos.shots.length < photosNeeded ? "photos" : "shelf")}
              />
            )}
          </Bound>
        )}
      </Bound>
      <PictureFields item={item} form={form} entry={entry} camera={camera} />
      <ShelfAndPieces item={item} form={form} />
      <GoodsFindings item={item} form={form} />
    </>
  );
}

/** The photos by the rules, and how many detailed ones were paid for: what is not taken here waits in the queue of services. */
function PictureFields({ item, form, entry, camera }: StockInFieldsProps) {
  const { photos, photosNeeded, finePhotos, finePhotosMost } = entry;
  const { detailedPhotos = 0 } = item;
  const words = useDict(consoleReceivingDict);
  return (
    <>
      <Bound form={form} name="photos">
        {(field) => (
          <PhotoField
            field={field}
            photos={photos}
            needed={photosNeeded}
            most={9}
            camera={camera}
            onEnough={() => form.setFocus("shelf")}
          />
        )}
      </Bound>
      {detailedPhotos > 0 ? (
        <PhotoTray title={words.finePhotos} photos={finePhotos} needed={detailedPhotos} most={finePhotosMost} camera={camera} />
      ) : null}
    </>
  );
}

function ShelfAndPieces({ item, form }: FieldsProps) {
  const words = useDict(consoleReceivingDict);
  const isAsAnnounced = Number(form.watch("quantity")) === item.quantity;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Bound form={form} name="shelf">
        {(field) => <ShelfField {...field} />}
      </Bound>
      <Bound form={form} name="quantity">
        {(field) => (
          <NumberField
            label={words.pieces}
            maxDigits={4}
            hint={isAsAnnounced ? undefined : words.piecesDiffer(item.quantity)}
            {...field}
          />
        )}
      </Bound>
    </div>
  );
}

function GoodsFindings({ item, form }: FieldsProps) {
  return (
    <Bound form={form} name="flags">
      {(flags) => (
        <Bound form={form} name="alone">
          {(alone) => (
            <FindingFields
              knownFlags={item.flags}
              flags={flags.value}
              alone={alone.value}
              onFlags={flags.onChange}
              onAlone={alone.onChange}
            />
          )}
        </Bound>
      )}
    </Bound>
  );
}

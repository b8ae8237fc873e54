import { standardPhotos } from "@sihai/domain/storage";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, NumberField, Switch } from "@sihai/ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type Camera, MeasureFields, PhotoTray, ShelfField, useDirty } from "#bench";
import { useDict, useMay } from "#console";
import { ArrivalForm } from "./ArrivalForm.tsx";
import { usePrintsByItself } from "./auto-print.ts";
import type { BenchItem } from "./bench-item.ts";
import { FindingFields } from "./FindingFields.tsx";
import { FindingForm } from "./FindingForm.tsx";
import type { StockedIn } from "./LastStockedIn.tsx";
import { useStockIn } from "./use-stock-in.ts";

const finePhotosMax = 20;

type StockInFormProps = {
  item: BenchItem;
  camera: Camera;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
  /** It was not stocked in: part of it came, or it is not what it should be. */
  onSetAside: () => void;
  onDone: (done: StockedIn, wantsLabel: boolean) => void;
};

/** Weight, size, photos, shelf: Enter leads from one to the next, and at the shelf it saves. */
export function StockInForm({ item, camera, onDirty, onClose, onSetAside, onDone }: StockInFormProps) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const may = useMay();
  const measures = useRef<{ focus: () => void }>(null);
  const tray = useRef<{ focus: () => void }>(null);
  const shelf = useRef<HTMLInputElement>(null);
  const [prints, setPrints] = usePrintsByItself();
  const form = useStockIn(item, (done) => onDone(done, prints));
  const { entry, change, photos, finePhotos } = form;
  useEffect(() => measures.current?.focus(), []);
  useDirty(form.isDirty, onDirty);

  // Pressed while pictures are still on their way: it saves by itself when they have arrived.
  const [waits, setWaits] = useState(false);

  async function submit() {
    if (form.isUploading) {
      setWaits(true);
      return;
    }
    const places = { measures, photos: tray, shelf };
    const missing = await form.submit();
    if (missing) places[missing].current?.focus();
  }

  function leave(event: KeyboardEvent) {
    if (event.key === "Escape" && !form.isDirty) onClose();
  }

  const submitNow = useRef(submit);
  submitNow.current = submit;
  useEffect(() => {
    if (!waits || form.isUploading) return;
    setWaits(false);
    void submitNow.current();
  }, [waits, form.isUploading]);

  const [aside, setAside] = useState<"part" | "finding" | null>(null);
  const back = () => setAside(null);
  function wasSetAside() {
    form.clearEntry();
    onSetAside();
  }
  if (aside === "part") return <ArrivalForm item={item} onClose={back} onDone={wasSetAside} />;
  if (aside === "finding")
    return <FindingForm item={item} camera={camera} onDirty={onDirty} onClose={back} onDone={wasSetAside} />;
  return (
    <Card title={words.current} aside={item.itemNo}>
      <form
        noValidate
        onKeyDown={leave}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="flex flex-col gap-4"
      >
        <MeasureFields
          ref={measures}
          value={entry.measures}
          onChange={(next) => change({ measures: next })}
          tried={form.tried}
          onFilled={() => (photos.shots.length < standardPhotos ? tray : shelf).current?.focus()}
        />
        <PhotoTray
          ref={tray}
          title={shared.photos.title}
          photos={photos}
          needed={standardPhotos}
          most={9}
          camera={camera}
          onEnough={() => shelf.current?.focus()}
          error={form.tried && photos.shots.length < standardPhotos ? words.photosMissing(standardPhotos) : undefined}
        />
        {item.services.includes("fine-photo") ? (
          <PhotoTray title={words.finePhotos} photos={finePhotos} needed={1} most={finePhotosMax} camera={camera} />
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <ShelfField
            ref={shelf}
            value={entry.shelf}
            onChange={(value) => change({ shelf: value })}
            isWrong={form.tried && entry.shelf.trim() === ""}
          />
          <NumberField
            label={words.pieces}
            value={entry.quantity}
            maxDigits={4}
            onChange={(value) => change({ quantity: value })}
            hint={Number(entry.quantity) === item.quantity ? undefined : words.piecesDiffer(item.quantity)}
          />
        </div>
        <FindingFields
          known={item.flags}
          flags={entry.flags}
          alone={entry.alone}
          onFlags={(flags) => change({ flags })}
          onAlone={(alone) => change({ alone })}
        />
        <Switch label={words.autoPrint} checked={prints} onChange={setPrints} />
        {item.state === "signed" ? null : <p className="text-body text-grey">{words.willSign}</p>}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            pending={form.isSaving || waits}
            disabledReason={may("receiving.record") ? null : words.mayNotRecord}
          >
            {words.stockIn}
          </Button>
          {may("receiving.record") ? (
            <Button kind="quiet" onClick={() => setAside("finding")}>
              {words.notRight}
            </Button>
          ) : null}
          {may("receiving.record") && item.quantity > 1 && item.state !== "signed" ? (
            <Button kind="quiet" onClick={() => setAside("part")}>
              {words.partOnly}
            </Button>
          ) : null}
          <Button kind="plain" onClick={onClose}>
            {shared.close}
          </Button>
        </div>
      </form>
    </Card>
  );
}

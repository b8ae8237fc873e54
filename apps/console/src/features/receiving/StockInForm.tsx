import { useAction } from "@sihai/client";
import { signDelivery, stockIn } from "@sihai/contract/warehouse";
import { standardPhotos } from "@sihai/domain/warehouse";
import { consoleDict } from "@sihai/text/dict/console";
import { consoleReceivingDict } from "@sihai/text/dict/console-receiving";
import { Button, Card, Checkbox, ChipGroup, NumberField, Switch, TextField } from "@sihai/ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type Camera, PhotoTray, readGrams, readSides, usePhotos } from "#bench";
import { useDict, useMay } from "#console";
import { usePrintsByItself } from "./auto-print.ts";
import type { BenchItem } from "./DeliveryOnBench.tsx";
import type { StockedIn } from "./LastStockedIn.tsx";

/** What the bench can tell by looking; the rest comes from the goods class. */
const seenFlags = [
  "built-in-battery",
  "loose-battery",
  "liquid",
  "cream",
  "powder",
  "food",
  "cosmetics",
  "magnet",
  "blade",
  "fragile",
  "brand",
] as const;
const finePhotosMax = 20;

type StockInFormProps = {
  item: BenchItem;
  camera: Camera;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
  onDone: (done: StockedIn, wantsLabel: boolean) => void;
};

/** Weight, size, photos, shelf: Enter leads from one to the next, and at the shelf it saves. */
export function StockInForm({ item, camera, onDirty, onClose, onDone }: StockInFormProps) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const may = useMay();
  const weight = useRef<HTMLInputElement>(null);
  const sides = useRef<HTMLInputElement>(null);
  const tray = useRef<{ focus: () => void }>(null);
  const shelf = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState({ weight: "", sides: "", shelf: "", quantity: String(item.quantity), alone: false });
  const [flags, setFlags] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const [prints, setPrints] = usePrintsByItself();
  const photos = usePhotos(item.itemNo);
  const finePhotos = usePhotos(item.itemNo);
  const sign = useAction(signDelivery);
  const save = useAction(stockIn, { onDone: (done) => onDone(done, prints) });

  useEffect(() => weight.current?.focus(), []);
  const isDirty = entry.weight !== "" || entry.sides !== "" || photos.shots.length > 0;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const read = {
    grams: readGrams(entry.weight),
    sidesCm: readSides(entry.sides),
    shelf: entry.shelf.trim().toUpperCase(),
    quantity: Number(entry.quantity),
  };
  const errors = {
    weight: read.grams === null ? shared.weightWrong : undefined,
    sides: read.sidesCm === null ? shared.sidesWrong : undefined,
    photos: photos.shots.length < standardPhotos ? words.photosMissing(standardPhotos) : undefined,
    shelf: read.shelf === "" ? shared.shelfNeeded : undefined,
  };
  const change = (part: Partial<typeof entry>) => setEntry({ ...entry, ...part });

  async function submit() {
    setTried(true);
    if (errors.weight) return weight.current?.focus();
    if (errors.sides) return sides.current?.focus();
    if (errors.photos) return tray.current?.focus();
    if (errors.shelf || read.grams === null || read.sidesCm === null) return shelf.current?.focus();
    if (item.state !== "signed" && item.trackingNo !== null) {
      if (!(await sign.run({ body: { trackingNo: item.trackingNo } }))) return;
    }
    const fine = finePhotos.fileIds.length > 0 ? { finePhotos: finePhotos.fileIds } : {};
    const { grams, sidesCm } = read;
    await save.run({
      body: {
        itemNo: item.itemNo,
        grams,
        sidesCm,
        shelf: read.shelf,
        quantity: read.quantity,
        alone: entry.alone,
        flags: [...flags],
        standardPhotos: photos.fileIds,
        ...fine,
      },
    });
  }

  /** Enter goes on; a field that is not right yet keeps it. */
  function goOn(event: KeyboardEvent) {
    if (event.key === "Escape" && !isDirty) return onClose();
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    const steps: Record<string, () => void> = {
      weight: () => (errors.weight ? setTried(true) : sides.current?.focus()),
      sides: () => (errors.sides ? setTried(true) : errors.photos ? tray.current?.focus() : shelf.current?.focus()),
      "scan-shelf": () => void submit(),
    };
    const step = steps[event.target.name];
    if (!step) return;
    event.preventDefault();
    step();
  }

  const cannot = !may("receiving.record")
    ? words.mayNotRecord
    : photos.pending || finePhotos.pending
      ? shared.photos.uploading
      : null;
  return (
    <Card title={words.current} aside={item.itemNo}>
      <form
        noValidate
        onKeyDown={goOn}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="flex flex-col gap-4"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            ref={weight}
            name="weight"
            label={shared.weight}
            hint={shared.weightHint}
            inputMode="decimal"
            autoComplete="off"
            value={entry.weight}
            onChange={(value) => change({ weight: value })}
            error={tried && errors.weight ? errors.weight : undefined}
          />
          <TextField
            ref={sides}
            name="sides"
            label={shared.sides}
            hint={shared.sidesHint}
            autoComplete="off"
            value={entry.sides}
            onChange={(value) => change({ sides: value })}
            error={tried && errors.sides ? errors.sides : undefined}
          />
        </div>
        <PhotoTray
          ref={tray}
          title={shared.photos.title}
          photos={photos}
          needed={standardPhotos}
          most={9}
          camera={camera}
          onEnough={() => shelf.current?.focus()}
          error={tried ? errors.photos : undefined}
        />
        {item.services.includes("fine-photo") ? (
          <PhotoTray title={words.finePhotos} photos={finePhotos} needed={1} most={finePhotosMax} camera={camera} />
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            ref={shelf}
            name="scan-shelf"
            label={shared.shelf}
            maxLength={20}
            autoComplete="off"
            value={entry.shelf}
            onChange={(value) => change({ shelf: value })}
            error={tried && errors.shelf ? errors.shelf : undefined}
          />
          <NumberField
            label={words.pieces}
            value={entry.quantity}
            maxDigits={4}
            onChange={(value) => change({ quantity: value })}
            hint={read.quantity === item.quantity ? undefined : words.piecesDiffer(item.quantity)}
          />
        </div>
        <details>
          <summary className="flex min-h-[44px] items-center font-medium text-brand-strong">{words.moreFlags}</summary>
          <ChipGroup
            multiple
            label={shared.flags}
            value={flags}
            onChange={setFlags}
            options={seenFlags
              .filter((flag) => !item.flags.includes(flag))
              .map((flag) => ({ value: flag, label: shared.goodsFlags[flag] }))}
          />
          <Checkbox label={words.alone} note={words.aloneNote} checked={entry.alone} onChange={(alone) => change({ alone })} />
        </details>
        <Switch label={words.autoPrint} checked={prints} onChange={setPrints} />
        {item.state === "signed" ? null : <p className="text-[15px] text-grey">{words.willSign}</p>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={sign.pending || save.pending} disabledReason={cannot}>
            {words.stockIn}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {shared.close}
          </Button>
        </div>
      </form>
    </Card>
  );
}

import { useAction } from "@sihai/client";
import { countShelf, listDifferences, readShelfMap } from "@sihai/contract/warehouse";
import { consoleStorageDict } from "@sihai/text/dict/console-storage";
import { Button, Card, Tag, toast, toastFailure, toastSuccess } from "@sihai/ui";
import { X } from "lucide-react";
import { useDict, useMay } from "#console";
import { areTexts, readScan, ScanField, useKept, type Warehouse, WarehouseChips } from "#desk";
import { DifferencesCard } from "./DifferencesCard.tsx";
import { readShelfName } from "./read-shelf-name.ts";

type CountBenchProps = {
  warehouse: Warehouse;
  shelf: string | undefined;
  onWarehouse: (warehouse: Warehouse) => void;
  onShelf: (shelf: string | undefined) => void;
};

/** Counts a shelf: scan it, scan everything on it, finish; what differs waits below. */
export function CountBench({ warehouse, shelf, onWarehouse, onShelf }: CountBenchProps) {
  const words = useDict(consoleStorageDict);
  const may = useMay();
  // Kept with the place it was found at, so that another shelf begins with nothing.
  const [kept, setKept] = useKept<string[]>("count", [], areTexts);
  const place = `${warehouse} ${shelf ?? ""}`;
  const found = kept[0] === place ? kept.slice(1) : [];
  const setFound = (itemNos: string[]) => setKept(itemNos.length === 0 ? [] : [place, ...itemNos]);
  const count = useAction(countShelf, {
    refreshes: [listDifferences, readShelfMap],
    onDone: ({ expected, found: scanned, differences }) => {
      if (differences.length === 0) toastSuccess(words.allThere);
      else toast(words.counted(expected, scanned));
      setFound([]);
      onShelf(undefined);
    },
  });

  function scan(text: string) {
    const scanned = readScan(text);
    const scannedShelf = readShelfName(text);
    if (shelf === undefined) {
      if (scannedShelf === null) toastFailure(words.notAShelf(text));
      else onShelf(scannedShelf);
      return;
    }
    const itemNo = scanned.kind === "item" ? scanned.itemNo : text.trim().toUpperCase();
    if (!/^[A-Z0-9-]{6,32}$/.test(itemNo) || scannedShelf !== null) toastFailure(words.countScanItem(shelf));
    else if (found.includes(itemNo)) toast(words.twice(itemNo));
    else setFound([...found, itemNo]);
  }

  return (
    <>
      {may("storage.record") ? (
        <ScanField
          onScan={scan}
          label={shelf === undefined ? words.countScanShelf : words.countScanItem(shelf)}
          hint={words.countHint}
        />
      ) : null}
      <WarehouseChips
        value={warehouse}
        onChange={(next) => {
          setFound([]);
          onWarehouse(next);
        }}
      />
      {shelf === undefined || !may("storage.record") ? null : (
        <Card title={words.counting(shelf, found.length)}>
          <div className="flex flex-col gap-3">
            <p className="flex flex-wrap gap-2 empty:hidden">
              {found.map((itemNo) => (
                <button
                  key={itemNo}
                  type="button"
                  aria-label={words.unscan(itemNo)}
                  title={words.unscan(itemNo)}
                  onClick={() => setFound(found.filter((one) => one !== itemNo))}
                  className="flex min-h-[44px] items-center"
                >
                  <Tag tone="brand">
                    {itemNo}
                    <X aria-hidden size={14} />
                  </Tag>
                </button>
              ))}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button
                pending={count.pending}
                onClick={() => void count.run({ body: { warehouse: warehouse === "2" ? 2 : 1, shelf, itemNos: found } })}
              >
                {words.finishCount}
              </Button>
              <Button
                kind="plain"
                onClick={() => {
                  setFound([]);
                  onShelf(undefined);
                }}
              >
                {words.dropCount}
              </Button>
            </div>
          </div>
        </Card>
      )}
      <DifferencesCard warehouse={warehouse} />
    </>
  );
}

import { useAction } from "@sihai/client";
import { countShelf, listDifferences, readShelfMap } from "@sihai/contract/storage";
import { consoleStorageDict } from "@sihai/text/dict/console/storage";
import { Button, Card, Tag, toast, toastFailure, toastSuccess } from "@sihai/ui";
import { X } from "lucide-react";
import { useDict, useMay } from "#console";
import { areStrings, readScan, ScanField, usePersistedState, WarehouseChips } from "#desk";
import { DifferencesCard } from "./DifferencesCard.tsx";
import { readShelfName } from "./read-shelf-name.ts";

type CountBenchProps = {
  warehouse: string;
  shelf: string | undefined;
  onWarehouse: (warehouse: string) => void;
  onShelf: (shelf: string | undefined) => void;
};

/** Counts a shelf: scan it, scan everything on it, finish; what differs waits below. */
export function CountBench({ warehouse, shelf, onWarehouse, onShelf }: CountBenchProps) {
  const words = useDict(consoleStorageDict);
  const may = useMay();
  const { scannedNos, setScannedNos } = useScannedItems(warehouse, shelf);
  const count = useAction(countShelf, {
    refreshes: [listDifferences, readShelfMap],
    onDone: ({ expected, found: scanned, differences }) => {
      if (differences.length === 0) toastSuccess(words.allThere);
      else toast(words.counted(expected, scanned));
      leaveShelf();
    },
  });

  function scan(text: string) {
    const scannedShelf = readShelfName(text);
    const itemNo = itemNoIn(text);
    if (shelf === undefined && scannedShelf === null) toastFailure(words.notAShelf(text));
    else if (shelf === undefined) onShelf(scannedShelf ?? undefined);
    else if (itemNo === null || scannedShelf !== null) toastFailure(words.countScanItem(shelf));
    else if (scannedNos.includes(itemNo)) toast(words.twice(itemNo));
    else setScannedNos([...scannedNos, itemNo]);
  }

  function leaveShelf() {
    setScannedNos([]);
    onShelf(undefined);
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
          setScannedNos([]);
          onWarehouse(next);
        }}
      />
      {shelf === undefined || !may("storage.record") ? null : (
        <CountCard
          shelf={shelf}
          itemNos={scannedNos}
          pending={count.pending}
          onRemove={(itemNo) => setScannedNos(scannedNos.filter((one) => one !== itemNo))}
          onFinish={() => void count.run({ body: { warehouse: Number(warehouse), shelf, itemNos: scannedNos } })}
          onDrop={leaveShelf}
        />
      )}
      <DifferencesCard warehouse={warehouse} />
    </>
  );
}

type CountCardProps = {
  shelf: string;
  itemNos: readonly string[];
  pending: boolean;
  onRemove: (itemNo: string) => void;
  onFinish: () => void;
  onDrop: () => void;
};

/** What was scanned on the shelf so far; a number scanned by mistake is taken out by a press. */
function CountCard({ shelf, itemNos, pending, onRemove, onFinish, onDrop }: CountCardProps) {
  const words = useDict(consoleStorageDict);
  return (
    <Card title={words.counting(shelf, itemNos.length)}>
      <div className="flex flex-col gap-3">
        <p className="flex flex-wrap gap-2 empty:hidden">
          {itemNos.map((itemNo) => (
            <button
              key={itemNo}
              type="button"
              aria-label={words.unscan(itemNo)}
              title={words.unscan(itemNo)}
              onClick={() => onRemove(itemNo)}
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
          <Button pending={pending} onClick={onFinish}>
            {words.finishCount}
          </Button>
          <Button kind="plain" onClick={onDrop}>
            {words.dropCount}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** What was scanned on this shelf so far. It is kept with the place it was found at, so that another shelf begins with nothing. */
function useScannedItems(warehouse: string, shelf: string | undefined) {
  const [savedCount, saveCount] = usePersistedState<string[]>("count", [], areStrings);
  const place = `${warehouse} ${shelf ?? ""}`;
  return {
    scannedNos: savedCount[0] === place ? savedCount.slice(1) : [],
    setScannedNos: (itemNos: string[]) => saveCount(itemNos.length === 0 ? [] : [place, ...itemNos]),
  };
}

/** The item number on a label, or typed off a worn one; null where it can be none. */
function itemNoIn(text: string): string | null {
  const scanned = readScan(text);
  const itemNo = scanned.kind === "item" ? scanned.itemNo : text.trim().toUpperCase();
  return /^[A-Z0-9-]{6,32}$/.test(itemNo) ? itemNo : null;
}

import { useAction, useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { moveToShelf, readShelf, readShelfMap } from "@sihai/contract/storage";
import { formatWeight } from "@sihai/text";
import { consoleStorageDict } from "@sihai/text/dict/console/storage";
import { Button, Card, EmptyState, ErrorState, Notice, SkeletonList, toastFailure, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { href, useDict, useLanguage, useMay } from "#console";
import { readScan, ScanField, WarehouseChips } from "#desk";
import { readShelfName } from "./read-shelf-name.ts";
import { ShelfPanel } from "./ShelfPanel.tsx";
import { ShelfTile } from "./ShelfTile.tsx";

type ShelfMapProps = {
  warehouse: string;
  shelf: string | undefined;
  onWarehouse: (warehouse: string) => void;
  onShelf: (shelf: string | undefined) => void;
  onCount: (shelf: string) => void;
};

/** The shelves of a warehouse by zones: how full each is, how old what lies there. A scanned item is moved to the shelf scanned next. */
export function ShelfMap({ warehouse, shelf, onWarehouse, onShelf, onCount }: ShelfMapProps) {
  const words = useDict(consoleStorageDict);
  const may = useMay();
  const [moving, setMoving] = useState<string | null>(null);
  const map = useEndpoint(readShelfMap, { query: { warehouse: Number(warehouse) } }, { freshMs: 0 });
  const move = useAction(moveToShelf, {
    refreshes: [readShelfMap, readShelf],
    onDone: ({ itemNo, from, to }) => {
      toastSuccess(words.moved(itemNo, from, to));
      setMoving(null);
      onShelf(to);
    },
  });

  function scan(text: string) {
    const scanned = readScan(text);
    const place = readShelfName(text);
    if (scanned.kind === "item" && may("storage.record")) setMoving(scanned.itemNo);
    else if (place === null) toastFailure(words.notAShelf(text));
    else if (moving === null) onShelf(place);
    else void move.run({ body: { itemNo: moving, shelf: place } });
  }

  return (
    <>
      <ScanField onScan={scan} label={moving === null ? words.mapScan : words.moveTo(moving)} hint={words.mapHint} />
      {moving === null ? null : <MovingNotice itemNo={moving} onCancel={() => setMoving(null)} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <WarehouseChips value={warehouse} onChange={onWarehouse} />
        {map.data ? <Summary {...map.data} /> : null}
      </div>
      <MapBody map={map} warehouse={warehouse} shelf={shelf} onShelf={onShelf} onCount={onCount} />
    </>
  );
}

type ShelfZonesProps = {
  shelves: CallData<typeof readShelfMap>["shelves"];
  openShelf: string | undefined;
  onOpen: (shelf: string) => void;
};

/** A card for each zone, with a tile for each of its shelves. */
function ShelfZones({ shelves, openShelf, onOpen }: ShelfZonesProps) {
  const words = useDict(consoleStorageDict);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {[...new Set(shelves.map(({ zone }) => zone))].map((zone) => (
        <Card key={zone} title={words.zone(zone)}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(124px,1fr))] gap-2">
            {shelves
              .filter((one) => one.zone === zone)
              .map((one) => (
                <li key={one.shelf}>
                  <ShelfTile shelf={one} open={one.shelf === openShelf} onOpen={() => onOpen(one.shelf)} />
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

/** Which item waits to be put onto the shelf scanned next. */
function MovingNotice({ itemNo, onCancel }: { itemNo: string; onCancel: () => void }) {
  const words = useDict(consoleStorageDict);
  return (
    <Notice
      tone="brand"
      title={words.moving}
      action={
        <Button small kind="plain" onClick={onCancel}>
          {words.cancelMove}
        </Button>
      }
    >
      {words.moveTo(itemNo)}
    </Notice>
  );
}

type MapBodyProps = Omit<ShelfMapProps, "onWarehouse"> & { map: ReturnType<typeof useEndpoint<typeof readShelfMap>> };

/** The shelves, and beside them what lies on the one that stands open. */
function MapBody({ map, warehouse, shelf, onShelf, onCount }: MapBodyProps) {
  const words = useDict(consoleStorageDict);
  if (map.isPending) return <SkeletonList cards={3} lines={3} />;
  if (map.error) return <ErrorState text={map.error.message || undefined} onReload={() => void map.refetch()} />;
  const { shelves } = map.data;
  if (shelves.length === 0)
    return (
      <EmptyState
        picture="box"
        text={words.emptyMap}
        action={{ label: words.tabs.count, href: href("/storage", { tab: "count" }) }}
      />
    );
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[1fr_minmax(380px,480px)]">
      <ShelfZones shelves={shelves} openShelf={shelf} onOpen={onShelf} />
      {shelf === undefined ? null : (
        <ShelfPanel
          key={`${warehouse}${shelf}`}
          warehouse={warehouse}
          shelf={shelf}
          countedAt={shelves.find((one) => one.shelf === shelf)?.countedAt ?? null}
          onClose={() => onShelf(undefined)}
          onCount={() => onCount(shelf)}
        />
      )}
    </div>
  );
}

/** How much lies in the warehouse, and how much of it too long. */
function Summary({ items, grams, overdue }: Pick<CallData<typeof readShelfMap>, "items" | "grams" | "overdue">) {
  const words = useDict(consoleStorageDict);
  const language = useLanguage();
  return (
    <p className="text-body text-grey">
      {words.summary(items, formatWeight(grams, language))}
      {overdue > 0 ? ` · ${words.overdue(overdue)}` : ""} · {words.legend}
    </p>
  );
}

import { useAction } from "@sihai/client";
import { packingParcel, packingQueue, startPicking, unpickItem } from "@sihai/contract/parcel";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, IconButton, Tag } from "@sihai/ui";
import { Check, Undo2 } from "lucide-react";
import { useDict } from "#console";
import { ItemCell, ItemLink, useLocal } from "#desk";
import { MissingButton } from "./MissingButton.tsx";
import type { ParcelOnBench } from "./parcel-on-bench.ts";

/** The items of the parcel in walking order; scanning ticks them off, a button does it where a label cannot be read. */
export function PickList({ read: { parcel, items }, onPick }: { read: ParcelOnBench; onPick: (itemNo: string) => void }) {
  const words = useDict(consolePackingDict);
  const start = useAction(startPicking, { refreshes: [packingParcel, packingQueue] });
  const picked = items.filter((item) => item.picked).length;
  return (
    <Card title={words.pickList} aside={picked === items.length ? words.allPicked : words.pickedOf(picked, items.length)}>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <PickRow key={item.itemNo} item={item} parcel={parcel} onPick={onPick} />
        ))}
      </ul>
      {parcel.state === "unshipped" ? (
        <div className="mt-3">
          <Button pending={start.pending} onClick={() => void start.run({ body: { packageId: parcel.packageId } })}>
            {words.startPicking}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

type PickRowProps = {
  item: ParcelOnBench["items"][number];
  parcel: ParcelOnBench["parcel"];
  onPick: (itemNo: string) => void;
};

/** Where the item lies, what it is, and whether it was taken from its shelf. */
function PickRow({ item, parcel, onPick }: PickRowProps) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const local = useLocal();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-[76px] rounded-small bg-fill px-3 py-2 text-center text-title font-bold">
        <span className="sr-only">{shared.shelf} </span>
        {item.shelf}
      </span>
      <div className="min-w-[150px] flex-1">
        <ItemCell
          name={item.name}
          options={item.options.map(local)}
          pictureUrl={item.pictureUrl}
          below={<ItemLink itemNo={item.itemNo} />}
        />
        {item.missing === null ? null : (
          <span className="mt-1 flex flex-wrap items-center gap-2 text-note">
            <Tag tone="danger">{words.itemMissing}</Tag>
            {item.missing}
          </span>
        )}
      </div>
      <span className="text-title font-semibold">× {item.quantity}</span>
      <PickMark item={item} parcel={parcel} onPick={onPick} />
    </li>
  );
}

/** Picked, which can be taken back; or to be picked by hand, or reported missing. */
function PickMark({ item, parcel: { packageId, warehouse, state }, onPick }: PickRowProps) {
  const words = useDict(consolePackingDict);
  const unpick = useAction(unpickItem, { refreshes: [packingParcel, packingQueue] });
  const isPicking = state === "picking";
  if (item.picked)
    return (
      <span className="flex items-center gap-1">
        <Tag tone="ok" icon={Check}>
          {words.pick}
        </Tag>
        {isPicking ? (
          <IconButton
            icon={Undo2}
            label={words.unpick(item.itemNo)}
            onClick={() => void unpick.run({ body: { packageId, itemNo: item.itemNo } })}
          />
        ) : null}
      </span>
    );
  if (!isPicking) return null;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button small kind="quiet" label={words.pickByHand(item.itemNo)} onClick={() => onPick(item.itemNo)}>
        {words.pickIt}
      </Button>
      <MissingButton item={item} packageId={packageId} warehouse={warehouse} />
    </span>
  );
}

import type { CallData } from "@sihai/contract";
import type { putBackList } from "@sihai/contract/parcel";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card } from "@sihai/ui";
import { useDict } from "#console";
import { ItemCell, ItemLink, ParcelLink } from "#desk";

type PutBack = CallData<typeof putBackList>["items"][number];
type PutBackCardProps = { items: readonly PutBack[]; onPut: (itemNo: string) => void; withParcel?: boolean };

/** Goods that were picked and then left their parcel, by shelf; a scan says that they lie there again. */
export function PutBackCard({ items, onPut, withParcel = false }: PutBackCardProps) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  if (items.length === 0) return null;
  return (
    <Card title={words.putBack} aside={String(items.length)}>
      <p className="text-note text-grey">{words.putBackHelp}</p>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={`${item.packageId}-${item.itemNo}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="min-w-[76px] rounded-small bg-fill px-3 py-2 text-center text-title font-bold">
              <span className="sr-only">{shared.shelf} </span>
              {item.shelf}
            </span>
            <div className="min-w-[150px] flex-1">
              <ItemCell name={item.name} options={[]} pictureUrl={item.pictureUrl} below={<ItemLink itemNo={item.itemNo} />} />
            </div>
            {withParcel ? <ParcelLink packageId={item.packageId} /> : null}
            <span className="text-title font-semibold">× {item.quantity}</span>
            <Button small kind="quiet" label={words.putBackByHand(item.itemNo)} onClick={() => onPut(item.itemNo)}>
              {words.isBack}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

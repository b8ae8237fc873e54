import { listStorage } from "@sihai/contract/storage";
import { cnyText, formatWeight, inLanguage, skuLine } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Button, Card, Checkbox, EmptyState, ErrorState, IconButton, LongName, Picture, Sheet, SkeletonList } from "@sihai/ui";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useDict, useEndpoint, useLanguage } from "#shop";
import { photoUrl, type StoredItem } from "../../storage/stored-item.ts";
import type { Parcel } from "../parcel-view.ts";

const listedMost = 100;

type ChangeGoodsProps = {
  items: readonly StoredItem[];
  parcel: Pick<Parcel, "warehouse" | "items">;
  onChange: (itemIds: string[]) => void;
};

/** What the parcel will hold: each can be taken out, others lying in the same warehouse added. */
export function ChangeGoods({ items, parcel, onChange }: ChangeGoodsProps) {
  const words = useDict(parcelDict);
  const language = useLanguage();
  const [adding, setAdding] = useState(false);
  const itemIds = items.map(({ itemId }) => itemId);
  const grams = items.reduce((sum, item) => sum + item.grams, 0);
  return (
    <>
      <Card title={words.contents} aside={<span className="text-note text-grey">{formatWeight(grams, language)}</span>}>
        <ul className="divide-y divide-line">
          {items.map((item) => {
            const name = inLanguage(item.name, language);
            const isNew = !parcel.items.some(({ itemId }) => itemId === item.itemId);
            return (
              <li key={item.itemId} className="flex items-center gap-3 py-2">
                <StoredPicture item={item} />
                <p className="min-w-0 flex-1">
                  <span className="block text-body">
                    <LongName text={name} cells={40} />
                  </span>
                  <span className="block text-note text-grey">
                    {skuLine(
                      item.skuName,
                      language,
                      words.pieces(item.quantity),
                      formatWeight(item.grams, language),
                      isNew ? words.addedNow : null,
                    )}
                  </span>
                </p>
                {items.length > 1 ? (
                  <IconButton
                    icon={X}
                    label={words.takeOut(name)}
                    onClick={() => onChange(itemIds.filter((id) => id !== item.itemId))}
                  />
                ) : null}
              </li>
            );
          })}
        </ul>
        <div className="mt-2">
          <Button small kind="quiet" icon={Plus} onClick={() => setAdding(true)}>
            {words.addGoods}
          </Button>
        </div>
      </Card>
      {adding ? (
        <AddGoods
          warehouse={parcel.warehouse}
          inParcel={itemIds}
          onClose={() => setAdding(false)}
          onAdd={(ids) => {
            setAdding(false);
            onChange([...itemIds, ...ids]);
          }}
        />
      ) : null}
    </>
  );
}

type AddGoodsProps = {
  warehouse: number;
  inParcel: readonly string[];
  onClose: () => void;
  onAdd: (itemIds: string[]) => void;
};

function AddGoods({ warehouse, inParcel, onClose, onAdd }: AddGoodsProps) {
  const words = useDict(parcelDict);
  const language = useLanguage();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const storage = useEndpoint(listStorage, { query: { warehouse, pageSize: listedMost } }, { freshMs: 0 });
  const free = (storage.data?.list ?? []).filter((item) => !item.reserved && !inParcel.includes(item.itemId));
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.addGoods}
      footer={
        <Button wide disabledReason={chosen.length === 0 ? words.chooseGoods : null} onClick={() => onAdd([...chosen])}>
          {words.addCount(chosen.length)}
        </Button>
      }
    >
      {storage.isPending ? (
        <SkeletonList cards={2} />
      ) : storage.error ? (
        <ErrorState onReload={() => void storage.refetch()} pending={storage.isFetching} />
      ) : free.length === 0 ? (
        <EmptyState picture="box" text={words.nothingToAdd} />
      ) : (
        <ul className="divide-y divide-line">
          {free.map((item) => (
            <li key={item.itemId} className="flex items-center gap-3 py-2">
              <StoredPicture item={item} />
              <div className="min-w-0 flex-1">
                <Checkbox
                  label={
                    <span>
                      <LongName text={inLanguage(item.name, language)} cells={40} />
                      <span className="block text-note text-grey">
                        {skuLine(
                          item.skuName,
                          language,
                          words.pieces(item.quantity),
                          formatWeight(item.grams, language),
                          cnyText(item.value),
                        )}
                      </span>
                    </span>
                  }
                  checked={chosen.includes(item.itemId)}
                  onChange={(on) => setChosen(on ? [...chosen, item.itemId] : chosen.filter((id) => id !== item.itemId))}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function StoredPicture({ item }: { item: StoredItem }) {
  return (
    <div className="w-14 shrink-0 overflow-hidden rounded-control">
      <Picture src={item.photos[0] ? photoUrl(item.photos[0].fileId) : item.pictureUrl} alt="" ratio="1/1" sizes="56px" />
    </div>
  );
}

import { useEndpoint } from "@sihai/client";
import { readShelf } from "@sihai/contract/storage";
import { beijing, formatDate, formatDateTime, formatWeight } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleStorageDict } from "@sihai/text/dict/console/storage";
import { Button, Card, ErrorState, IconButton, SkeletonCard } from "@sihai/ui";
import { X } from "lucide-react";
import { useDict, useLanguage, useMay } from "#console";
import { ItemCell, ItemLink } from "#desk";

type ShelfPanelProps = {
  warehouse: string;
  shelf: string;
  countedAt: string | null;
  onClose: () => void;
  onCount: () => void;
};

/** What should lie on a shelf, the oldest first. */
export function ShelfPanel({ warehouse, shelf, countedAt, onClose, onCount }: ShelfPanelProps) {
  const words = useDict(consoleStorageDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const may = useMay();
  const contents = useEndpoint(readShelf, { query: { warehouse: Number(warehouse), shelf } }, { freshMs: 0 });
  if (contents.isPending) return <SkeletonCard />;
  if (contents.error) return <ErrorState text={contents.error.message || undefined} onReload={() => void contents.refetch()} />;
  const { items } = contents.data;
  return (
    <section aria-label={words.shelf(shelf)} className="xl:sticky xl:top-4">
      <Card title={words.shelf(shelf)} aside={<IconButton icon={X} label={shared.close} onClick={onClose} />}>
        <div className="flex flex-col gap-3">
          <p className="text-note text-grey">
            {words.itemsOf(items.length)} ·{" "}
            {countedAt === null ? words.neverCounted : words.lastCount(formatDateTime(countedAt, language, beijing))}
          </p>
          <ul className="flex flex-col divide-y divide-line">
            {items.map((item) => (
              <li key={item.itemNo} className="py-2.5">
                <ItemCell
                  name={item.name}
                  options={[
                    item.customerMark,
                    `× ${item.quantity}`,
                    formatWeight(item.grams, language),
                    item.paused ? words.paused : `${words.freeUntil} ${formatDate(item.freeUntil, language, beijing)}`,
                  ]}
                  pictureUrl={item.pictureUrl}
                  below={<ItemLink itemNo={item.itemNo} />}
                />
              </li>
            ))}
          </ul>
          {may("storage.record") ? (
            <div>
              <Button small kind="quiet" onClick={onCount}>
                {words.countThis}
              </Button>
            </div>
          ) : null}
        </div>
      </Card>
    </section>
  );
}

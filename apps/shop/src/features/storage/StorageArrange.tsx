import { dotted, formatWeight } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { ChipGroup, SearchBox, Select, SkeletonLine, TabStrip } from "@sihai/ui";
import { useDict, useLanguage, useWarehouseNames } from "#shop";
import { inWarehouse } from "./in-warehouse.ts";
import { endings, type StorageList, sorts } from "./use-storage-list.ts";

type StorageArrangeProps = { list: StorageList; typed: string; onType: (typed: string) => void };

/** Which warehouse, what of it, and in which order. */
export function StorageArrange({ list, typed, onType }: StorageArrangeProps) {
  const words = useDict(storageDict);
  const warehouses = useWarehouseNames();
  const { warehouse, keyword, endingWithin, arrange } = list;
  const counts = list.storage.data?.pages[0]?.counts;
  return (
    <>
      {warehouses.all.length === 0 ? (
        <SkeletonLine height={13} />
      ) : (
        <TabStrip
          label={words.warehouseTabs}
          look="boxed"
          value={warehouse}
          onChange={(value) => arrange({ warehouse: value, selected: [] })}
          tabs={warehouses.all.map((one) => ({ ...one, badge: inWarehouse(counts, one.value) }))}
        />
      )}
      <SearchBox
        label={words.search}
        value={typed}
        maxLength={60}
        onChange={(value) => {
          onType(value);
          if (value === "" && keyword !== undefined) arrange({ keyword: undefined });
        }}
        onSearch={() => arrange({ keyword: typed.trim() })}
      />
      <ChipGroup
        label={words.endingFilter}
        scroll
        value={endingWithin ?? "all"}
        onChange={(value) => arrange({ tab: value === "all" ? undefined : value })}
        options={[
          { value: "all", label: words.all },
          ...endings.map((value) => ({ value, label: value === "0" ? words.overdueOnly : words.within(Number(value)) })),
        ]}
      />
      <ShownAndSorted list={list} />
    </>
  );
}

/** How much matches, and its order; nothing where nothing does. */
function ShownAndSorted({ list: { storage, sort, arrange } }: { list: StorageList }) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const first = storage.data?.pages[0];
  if (!storage.isPending && !(first && first.total > 0)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="flex-1 basis-24 text-note text-grey">
        {first ? dotted([words.shown(first.total), formatWeight(first.grams, language)]) : null}
      </p>
      <div className="w-44 max-w-full">
        <Select
          label={words.sort}
          hideLabel
          value={sort}
          onChange={(value) => arrange({ sort: sorts.find((one) => one === value) })}
          options={sorts.map((value) => ({ value, label: words.sorts[value] }))}
        />
      </div>
    </div>
  );
}

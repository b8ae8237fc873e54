import { listStorage } from "@sihai/contract/warehouse";
import { dotted, formatWeight } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { ChipGroup, EmptyState, InfiniteList, Page, SearchBox, Select, SkeletonList, TabStrip } from "@sihai/ui";
import { useState } from "react";
import { go, href, useDict, useLanguage, usePagedEndpoint, usePageSearch } from "#shop";
import { ChosenBar } from "./ChosenBar.tsx";
import { StoredItemCard } from "./StoredItemCard.tsx";
import { StoredItemSheet } from "./StoredItemSheet.tsx";
import type { StoredItem } from "./stored-item.ts";
import { chosenMax, useChosenItems } from "./use-chosen-items.ts";

const endings = ["0", "10", "30", "60"] as const;
const sorts = ["ending", "newest", "heaviest"] as const;
type Sort = (typeof sorts)[number];

/** What lies in a warehouse, and the choosing of what is to be sent. Warehouse, filter, search, choice and the opened item stand in the address. */
export default function StorageListPage() {
  const words = useDict(storageDict);
  const language = useLanguage();
  const search = usePageSearch("/order/in-storage/goods-list");
  const { warehouse = "1", tab, selected = [], keyword, sort = "ending", item: opened } = search;
  const [typed, setTyped] = useState(keyword ?? "");
  const endingWithin = endings.find((days) => days === tab);
  const q = keyword?.trim().slice(0, 60);
  const storage = usePagedEndpoint(listStorage, { warehouse, endingWithin, q, sort }, (page) => ({
    query: {
      warehouse: Number(warehouse),
      page,
      pageSize: 30,
      sort,
      ...(endingWithin ? { endingWithin } : {}),
      ...(q ? { q } : {}),
    },
  }));
  const { items } = storage;
  const chosen = useChosenItems(selected, items);
  const first = storage.data?.pages[0];
  const counts = first?.counts;
  const sendable = sendableOf(items);

  const arrange = (next: Partial<Record<"tab" | "keyword" | "item", string | undefined>> & Arranged) => {
    const { selected: ids, ...wanted } = { ...search, warehouse, ...next };
    go(
      "/order/in-storage/goods-list",
      {
        ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined && value !== "")),
        ...(ids && ids.length > 0 ? { selected: ids.slice(0, chosenMax) } : {}),
      },
      { replace: true },
    );
  };
  const choose = (ids: readonly string[], on: boolean) =>
    arrange({ selected: on ? [...new Set([...selected, ...ids])] : selected.filter((id) => !ids.includes(id)) });
  /** Everything that matches, also what was not scrolled to yet; as much as one parcel takes. */
  async function chooseAll(on: boolean) {
    choose(sendable, on);
    let pages = storage.data?.pages ?? [];
    let more = storage.hasNextPage;
    while (on && more && pages.flatMap(({ list }) => list).length < chosenMax) {
      const next = await storage.fetchNextPage();
      if (next.isError) return;
      pages = next.data?.pages ?? [];
      more = next.hasNextPage;
    }
    choose(sendableOf(pages.flatMap(({ list }) => list)), on);
  }
  const isFiltered = endingWithin !== undefined || q !== undefined;

  return (
    <Page
      title={words.title}
      footer={
        items.length === 0 && chosen.length === 0 ? null : (
          <ChosenBar
            chosen={chosen}
            warehouse={warehouse}
            allChosen={sendable.length > 0 && sendable.slice(0, chosenMax).every((itemId) => selected.includes(itemId))}
            onChooseAll={(on) => void chooseAll(on)}
          />
        )
      }
    >
      <TabStrip
        label={words.warehouseTabs}
        look="boxed"
        value={warehouse}
        onChange={(value) => arrange({ warehouse: value, selected: [] })}
        tabs={[
          { value: "1", label: words.southChina, badge: counts?.southChina },
          { value: "2", label: words.hongKong, badge: counts?.hongKong },
        ]}
      />
      <SearchBox
        label={words.search}
        value={typed}
        maxLength={60}
        onChange={(value) => {
          setTyped(value);
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
      {storage.isPending || (first && first.total > 0) ? (
        <div className="flex items-center justify-between gap-3">
          <p className="text-note text-grey">
            {first ? dotted([words.shown(first.total), formatWeight(first.grams, language)]) : null}
          </p>
          <div className="w-44">
            <Select
              label={words.sort}
              hideLabel
              value={sort}
              onChange={(value) => arrange({ sort: sorts.find((one) => one === value) })}
              options={sorts.map((value) => ({ value, label: words.sorts[value] }))}
            />
          </div>
        </div>
      ) : null}
      <InfiniteList
        {...storage.listProps}
        items={items}
        keyOf={({ itemId }) => itemId}
        skeleton={<SkeletonList picture />}
        empty={
          <EmptyState
            picture="box"
            text={isFiltered ? words.emptyFilter : words.empty}
            action={
              isFiltered
                ? {
                    label: words.all,
                    onClick: () => {
                      setTyped("");
                      arrange({ tab: undefined, keyword: undefined });
                    },
                  }
                : { label: words.toShopping, href: href("/home") }
            }
          />
        }
      >
        {(item) => (
          <StoredItemCard
            item={item}
            checked={selected.includes(item.itemId)}
            onCheck={(on) => choose([item.itemId], on)}
            onOpen={() => arrange({ item: item.itemId })}
          />
        )}
      </InfiniteList>
      {opened === undefined ? null : (
        <StoredItemSheet key={opened} itemId={opened} onClose={() => arrange({ item: undefined })} />
      )}
    </Page>
  );
}

/** What may go into a parcel with other things. */
function sendableOf(items: readonly StoredItem[]): string[] {
  return items
    .filter(({ storage: { phase }, alone, reserved }) => phase !== "ended" && !alone && !reserved)
    .map(({ itemId }) => itemId);
}

type Arranged = { warehouse?: "1" | "2"; sort?: Sort | undefined; selected?: readonly string[] };

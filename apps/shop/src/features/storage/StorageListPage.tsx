import { listStorage } from "@sihai/contract/warehouse";
import { formatWeight } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Checkbox, ChipGroup, EmptyState, InfiniteList, Page, TabStrip } from "@sihai/ui";
import { Sparkles } from "lucide-react";
import { go, href, useDict, useLanguage, usePagedEndpoint, usePageSearch } from "#shop";
import { startParcelOf } from "../../stores/parcel-submit.ts";
import { StoredItemCard } from "./StoredItemCard.tsx";

const endings = ["10", "30", "60"] as const;

/** What lies in a warehouse, and the choosing of what is to be sent. Warehouse, filter and choice stand in the address. */
export default function StorageListPage() {
  const words = useDict(storageDict);
  const language = useLanguage();
  const { warehouse = "1", tab, selected = [] } = usePageSearch("/order/in-storage/goods-list");
  const endingWithin = endings.find((days) => days === tab);
  const storage = usePagedEndpoint(listStorage, { warehouse, endingWithin }, (page) => ({
    query: { warehouse: Number(warehouse), page, pageSize: 30, ...(endingWithin ? { endingWithin } : {}) },
  }));
  const { items } = storage;
  const chosen = items.filter(({ itemId }) => selected.includes(itemId));
  const counts = storage.data?.pages[0]?.counts;
  const mixed = chosen.length > 1 && chosen.some(({ alone }) => alone);
  const sendable = items.filter(({ storage: { phase }, alone }) => phase !== "ended" && !alone);

  const arrange = (next: { warehouse?: "1" | "2"; tab?: string | undefined; selected?: string[] }) => {
    const { tab: nextTab = tab, selected: nextSelected = selected } = next;
    go(
      "/order/in-storage/goods-list",
      {
        warehouse: next.warehouse ?? warehouse,
        ...(nextTab === undefined || nextTab === "all" ? {} : { tab: nextTab }),
        ...(nextSelected.length > 0 ? { selected: nextSelected } : {}),
      },
      { replace: true },
    );
  };

  function send() {
    const itemIds = chosen.map(({ itemId }) => itemId);
    startParcelOf(itemIds);
    go("/order/in-storage/submit", { warehouse, itemIds });
  }

  return (
    <Page
      title={words.title}
      footer={
        items.length === 0 ? null : (
          <div className="flex w-full flex-col gap-2">
            <div className="flex items-center justify-between gap-3">
              <div className="shrink-0">
                <Checkbox
                  label={words.selectAll}
                  checked={sendable.length > 0 && sendable.every(({ itemId }) => selected.includes(itemId))}
                  onChange={(on) => arrange({ selected: on ? sendable.map(({ itemId }) => itemId) : [] })}
                />
              </div>
              <p className="text-right text-note text-grey">
                {words.selected(chosen.length)}
                {chosen.length > 0
                  ? ` · ${formatWeight(
                      chosen.reduce((sum, { grams }) => sum + grams, 0),
                      language,
                    )}`
                  : ""}
              </p>
            </div>
            <div className="flex gap-2">
              <Button
                wide
                kind="quiet"
                icon={Sparkles}
                onClick={() => go("/package/plan/detail", { itemIds: chosen.map(({ itemId }) => itemId) })}
                disabledReason={chosen.length === 0 ? words.chooseFirst : null}
              >
                {words.planForMe}
              </Button>
              <Button
                wide
                onClick={send}
                disabledReason={chosen.length === 0 ? words.chooseFirst : mixed ? words.aloneMixed : null}
              >
                {words.send}
              </Button>
            </div>
          </div>
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
      <ChipGroup
        label={words.endingFilter}
        scroll
        value={endingWithin ?? "all"}
        onChange={(value) => arrange({ tab: value })}
        options={[{ value: "all", label: words.all }, ...endings.map((value) => ({ value, label: words.within(Number(value)) }))]}
      />
      <InfiniteList
        items={items}
        keyOf={({ itemId }) => itemId}
        pending={storage.isPending}
        failed={storage.isError}
        hasMore={storage.hasNextPage}
        loadingMore={storage.isFetchingNextPage}
        onMore={() => void storage.fetchNextPage()}
        onReload={() => void storage.refetch()}
        empty={
          <EmptyState
            picture="box"
            text={endingWithin ? words.emptyFilter : words.empty}
            action={
              endingWithin
                ? { label: words.all, onClick: () => arrange({ tab: "all" }) }
                : { label: words.toShopping, href: href("/home") }
            }
          />
        }
      >
        {(item) => (
          <StoredItemCard
            item={item}
            checked={selected.includes(item.itemId)}
            onCheck={(on) => arrange({ selected: on ? [...selected, item.itemId] : selected.filter((id) => id !== item.itemId) })}
          />
        )}
      </InfiniteList>
    </Page>
  );
}

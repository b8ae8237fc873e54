import { storageDict } from "@sihai/text/dict/storage";
import { EmptyState, InfiniteList, Page } from "@sihai/ui";
import { useState } from "react";
import { href, useDict, useSteady } from "#shop";
import { ChosenBar } from "./ChosenBar.tsx";
import { StorageArrange } from "./StorageArrange.tsx";
import { StoredItemCard } from "./StoredItemCard.tsx";
import { StoredItemSheet } from "./StoredItemSheet.tsx";
import { StoredToCome } from "./StoredToCome.tsx";
import { useStorageList } from "./use-storage-list.ts";

/** What lies in a warehouse, and the choosing of what is to be sent. Warehouse, filter, search, choice and the opened item stand in the address. */
export default function StorageListPage() {
  const words = useDict(storageDict);
  const list = useStorageList();
  const { selected, item: opened, storage, arrange, choice, choose } = list;
  const { items } = storage;
  const [typed, setTyped] = useState(list.keyword ?? "");
  const chooseOne = useSteady((itemId: string, on: boolean) => choose([itemId], on));
  const open = useSteady((itemId: string) => arrange({ item: itemId }));

  function showAll() {
    setTyped("");
    arrange({ tab: undefined, keyword: undefined });
  }
  const empty =
    list.endingWithin !== undefined || list.q !== undefined ? (
      <EmptyState picture="box" text={words.emptyFilter} action={{ label: words.all, onClick: showAll }} />
    ) : (
      <EmptyState picture="box" text={words.empty} action={{ label: words.toShopping, href: href("/home") }} />
    );
  return (
    <Page title={words.title} footer={items.length === 0 && selected.length === 0 ? null : <ChosenBar list={list} />}>
      <StorageArrange list={list} typed={typed} onType={setTyped} />
      <InfiniteList {...storage.listProps} items={items} keyOf={({ itemId }) => itemId} skeleton={<StoredToCome />} empty={empty}>
        {(item) => <StoredItemCard item={item} checked={choice} onCheck={chooseOne} onOpen={open} />}
      </InfiniteList>
      {opened === undefined ? null : (
        <StoredItemSheet key={opened} itemId={opened} onClose={() => arrange({ item: undefined })} />
      )}
    </Page>
  );
}

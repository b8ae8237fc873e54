import { listStorage } from "@sihai/contract/storage";
import { expertDict } from "@sihai/text/dict/expert";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, EmptyState, InfiniteList, Missing, Page, SkeletonList, TabStrip, useAsks } from "@sihai/ui";
import { useState } from "react";
import { go, href, useDict, usePagedEndpoint, usePageSearch, useSettings, useSteady, useWarehouseNames } from "#shop";
import { chooseForExpert, useExpertDraft } from "../../stores/expert-draft.ts";
import { inWarehouse } from "../storage/in-warehouse.ts";
import { StoredItemCard } from "../storage/StoredItemCard.tsx";

/** Goods for the expert, of all warehouses; what was chosen stays over reloads. */
export default function PickGoodsPage() {
  const words = useDict(expertDict);
  const most = useSettings()?.expertItemsMost ?? Number.POSITIVE_INFINITY;
  const storageWords = useDict(storageDict);
  const warehouses = useWarehouseNames();
  const { warehouse = warehouses.first, itemIds } = usePageSearch("/delivery-expert/in-storage");
  const kept = useExpertDraft((draft) => draft.itemIds);
  const [chosen, setChosen] = useState<readonly string[]>(itemIds ?? kept);
  const storage = usePagedEndpoint(listStorage, { warehouse }, (page) => ({
    query: { warehouse: Number(warehouse), page, pageSize: 30 },
  }));
  const counts = storage.data?.pages[0]?.counts;

  const check = useSteady((itemId: string, on: boolean) => {
    const next = on ? [...chosen, itemId] : chosen.filter((one) => one !== itemId);
    setChosen(next);
    chooseForExpert(next);
  });

  const { asks, ask } = useAsks();
  const missing = chosen.length === 0 ? words.needGoods : chosen.length > most ? words.tooMany(most) : null;

  function take() {
    if (missing !== null) ask();
    else go("/delivery-expert/index", {}, { replace: true });
  }

  return (
    <Page
      title={words.pickTitle}
      footer={
        <Button wide onClick={take}>
          {words.use(chosen.length)}
        </Button>
      }
    >
      <TabStrip
        label={storageWords.warehouseTabs}
        look="boxed"
        value={warehouse}
        onChange={(value) => go("/delivery-expert/in-storage", { warehouse: value }, { replace: true })}
        tabs={warehouses.all.map((one) => ({ ...one, badge: inWarehouse(counts, one.value) }))}
      />
      <Missing text={asks > 0 ? missing : null}>
        <InfiniteList
          {...storage.listProps}
          keyOf={({ itemId }) => itemId}
          skeleton={<SkeletonList picture />}
          empty={<EmptyState picture="box" text={words.pickEmpty} action={{ label: words.toShopping, href: href("/home") }} />}
        >
          {(item) => <StoredItemCard item={item} checked={!item.reserved && chosen.includes(item.itemId)} onCheck={check} />}
        </InfiniteList>
      </Missing>
    </Page>
  );
}

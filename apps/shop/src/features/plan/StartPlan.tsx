import { addressList } from "@sihai/contract/address";
import { makePlan } from "@sihai/contract/plan";
import { listStorage } from "@sihai/contract/storage";
import { isForDelivery } from "@sihai/domain/address";
import { objectives } from "@sihai/domain/plan";
import { planDict } from "@sihai/text/dict/plan";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, ErrorState, Notice, Page, SkeletonBox, SkeletonLine, SkeletonPage } from "@sihai/ui";
import { Sparkles } from "lucide-react";
import { useEffect, useRef } from "react";
import { go, useAction, useDict, useEndpoint } from "#shop";
import { DeliveryCard } from "../parcel/submit/DeliveryCard.tsx";
import { GoodsStrip, GoodsToCome } from "../storage/GoodsStrip.tsx";
import { PlanningCard } from "./PlanningCard.tsx";
import { goodsValue } from "./plan-view.ts";

/**
 * What is planned: the goods and where to. With all goods there and an address known, planning starts by itself, once for the goods
 * and the address in the page's address; else, or when it was refused, one button starts it.
 */
export function StartPlan({ itemIds, addressId }: StartPlanProps) {
  const words = useDict(planDict);
  const storageWords = useDict(storageDict);
  const { addresses, goods, address, items, gone, start, isStarting } = useStart({ itemIds, addressId });
  if (!addresses.data || !goods.data)
    return (
      <Page title={words.title}>
        {addresses.isPending || goods.isPending ? (
          <StartToCome count={itemIds.length} />
        ) : (
          <ErrorState
            onReload={() => void Promise.all([addresses.refetch(), goods.refetch()])}
            pending={addresses.isFetching || goods.isFetching}
          />
        )}
      </Page>
    );
  const dead = address ? (items.length === 0 ? words.goodsMissing : null) : storageWords.chooseAddress;
  const button = (
    <Button wide icon={Sparkles} disabledReason={dead} onClick={start}>
      {words.planForMe}
    </Button>
  );
  return (
    <Page title={words.title} footer={isStarting ? null : button}>
      {isStarting ? (
        <PlanningCard done={0} of={objectives.length} />
      ) : gone > 0 ? (
        <Notice tone="warn">{words.gone(gone)}</Notice>
      ) : (
        <p className="px-1 text-note text-grey">{words.planHelp}</p>
      )}
      <GoodsStrip items={items} value={goodsValue(items)} />
      {isStarting ? null : (
        <DeliveryCard
          addresses={addresses.data.list}
          chosen={address}
          onChoose={(chosen) => go("/package/plan/detail", { itemIds, addressId: chosen }, { replace: true })}
        />
      )}
    </Page>
  );
}

/** The page while goods and addresses are read: the planning, and the goods it is for. */
function StartToCome({ count }: { count: number }) {
  return (
    <SkeletonPage>
      <SkeletonBox className="gap-3">
        <SkeletonLine height={8} />
        <SkeletonLine height={9} />
        <SkeletonLine height={11} />
      </SkeletonBox>
      <GoodsToCome count={count} />
    </SkeletonPage>
  );
}

type StartPlanProps = { itemIds: string[]; addressId: string | undefined };

/** The goods that are still there, the address that is meant, and the start, by itself where nothing is in doubt. */
function useStart({ itemIds, addressId }: StartPlanProps) {
  const addresses = useEndpoint(addressList, { query: { pageSize: 50 } }, { freshMs: 0 });
  const goods = useEndpoint(listStorage, { query: { itemIds: itemIds.join(","), pageSize: 100 } }, { freshMs: 0 });
  const { run, pending, data } = useAction(makePlan, {
    onDone: ({ planId }) => go("/package/plan/detail", { planId }, { replace: true }),
  });
  const list = addresses.data?.list ?? [];
  const only = list.length === 1 ? list.find(isForDelivery) : undefined;
  const address = list.find((one) => one.addressId === addressId) ?? list.find((one) => one.default) ?? only;
  const items = goods.data?.list ?? [];
  const gone = goods.data ? new Set(itemIds).size - items.length : 0;
  const isReady = address !== undefined && items.length > 0;
  const begun = useRef<string | null>(null);

  function start() {
    if (isReady) void run({ body: { itemIds: items.map(({ itemId }) => itemId), addressId: address.addressId } });
  }
  useEffect(() => {
    const wanted = [...itemIds, address?.addressId].join();
    if (!isReady || gone > 0 || begun.current === wanted) return;
    begun.current = wanted;
    start();
  });

  return { addresses, goods, address, items, gone, start, isStarting: pending || data !== undefined };
}

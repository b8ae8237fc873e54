import { addressList } from "@sihai/contract/address";
import { makePlan } from "@sihai/contract/plan";
import { listStorage } from "@sihai/contract/warehouse";
import { cny, sum, toDecimal } from "@sihai/domain";
import { planDict } from "@sihai/text/dict/plan";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Card, ErrorState, Page, SkeletonList } from "@sihai/ui";
import { Sparkles } from "lucide-react";
import { go, useAction, useDict, useEndpoint } from "#shop";
import { DeliveryCard } from "../storage/DeliveryCard.tsx";
import { GoodsStrip } from "../storage/GoodsStrip.tsx";

/** What is planned: the goods, where to, and one button. */
export function StartPlan({ itemIds, addressId }: { itemIds: string[]; addressId: string | undefined }) {
  const words = useDict(planDict);
  const storageWords = useDict(storageDict);
  const addresses = useEndpoint(addressList, { query: { pageSize: 50 } }, { freshMs: 0 });
  const goods = useEndpoint(listStorage, { query: { itemIds: itemIds.join(","), pageSize: 100 } }, { freshMs: 0 });
  const start = useAction(makePlan, {
    onDone: ({ planId }) => go("/package/plan/detail", { planId }, { replace: true }),
  });
  const list = addresses.data?.list ?? [];
  const address = list.find((one) => one.addressId === addressId) ?? list[0];

  if (addresses.isPending || goods.isPending)
    return (
      <Page title={words.title}>
        <SkeletonList />
      </Page>
    );
  if (!addresses.data || !goods.data)
    return (
      <Page title={words.title}>
        <ErrorState
          onReload={() => {
            void addresses.refetch();
            void goods.refetch();
          }}
          pending={addresses.isFetching || goods.isFetching}
        />
      </Page>
    );
  const items = goods.data.list;
  const value = toDecimal(
    sum(
      items.map((item) => cny(item.value)),
      "CNY",
    ),
  );
  return (
    <Page
      title={words.title}
      footer={
        <Button
          wide
          icon={Sparkles}
          pending={start.pending}
          disabledReason={address ? (items.length === 0 ? words.goodsMissing : null) : storageWords.chooseAddress}
          onClick={() =>
            address && void start.run({ body: { itemIds: items.map(({ itemId }) => itemId), addressId: address.addressId } })
          }
        >
          {words.planForMe}
        </Button>
      }
    >
      <Card>
        <p className="text-body text-grey">{words.planHelp}</p>
      </Card>
      <GoodsStrip items={items} value={value} />
      <DeliveryCard
        addresses={list}
        chosen={address}
        onChoose={(chosen) => go("/package/plan/detail", { itemIds, addressId: chosen }, { replace: true })}
      />
    </Page>
  );
}

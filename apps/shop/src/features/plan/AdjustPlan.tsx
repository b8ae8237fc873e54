import { addressList } from "@sihai/contract/address";
import { planDict } from "@sihai/text/dict/plan";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, LinkButton, Radios, Sheet, SkeletonList } from "@sihai/ui";
import { useState } from "react";
import { go, href, useDict, useEndpoint, useLanguage } from "#shop";
import { AddAddress } from "../address/AddAddress.tsx";
import { addressEntries } from "../parcel/submit/DeliveryCard.tsx";
import type { PlanView } from "./plan-view.ts";

type Plan = Pick<PlanView, "addressId" | "items">;

/** Another address or other goods for a plan: each leads to a new plan, the one that stands stays as it is. */
export function AdjustPlan({ plan }: { plan: Plan }) {
  const words = useDict(planDict);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="min-h-11 px-1 font-semibold text-brand-strong" onClick={() => setOpen(true)}>
        {words.adjust}
      </button>
      <AdjustSheet plan={plan} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function AdjustSheet({ plan, open, onClose }: { plan: Plan; open: boolean; onClose: () => void }) {
  const words = useDict(planDict);
  const storageWords = useDict(storageDict);
  const language = useLanguage();
  const [wanted, setWanted] = useState(plan.addressId);
  const [isAdding, setIsAdding] = useState(false);
  const addresses = useEndpoint(addressList, { query: { pageSize: 50 } }, { enabled: open });
  const entries = addressEntries(addresses.data?.list ?? [], language);
  const itemIds = plan.items.map(({ itemId }) => itemId);
  const warehouse = String(plan.items[0]?.warehouse ?? 1);
  return (
    <>
      <Sheet
        open={open && !isAdding}
        onClose={onClose}
        title={words.adjust}
        footer={
          <>
            <LinkButton wide kind="quiet" href={href("/order/in-storage/goods-list", { warehouse, selected: itemIds })}>
              {words.otherGoods}
            </LinkButton>
            <Button
              wide
              disabledReason={entries.some(({ value }) => value === wanted) ? null : storageWords.chooseAddress}
              onClick={() => go("/package/plan/detail", { itemIds, addressId: wanted }, { replace: true })}
            >
              {words.again}
            </Button>
          </>
        }
      >
        {addresses.isPending ? (
          <SkeletonList cards={2} lines={2} />
        ) : (
          <Radios label={storageWords.chooseAddress} value={wanted} onChange={setWanted} options={entries} />
        )}
        <Button kind="plain" onClick={() => setIsAdding(true)}>
          {storageWords.addAddress}
        </Button>
      </Sheet>
      <AddAddress open={open && isAdding} onClose={() => setIsAdding(false)} onAdded={setWanted} />
    </>
  );
}

import { storageDict } from "@sihai/text/dict/storage";
import { LinkButton, Notice } from "@sihai/ui";
import { type ApiError, href, isRefused, useDict } from "#shop";

/** Why these goods can't be one parcel, and the ways on: a plan that keeps apart what can't travel together, or other goods. */
export function CannotSubmit({ error, itemIds }: { error: ApiError; itemIds: string[] }) {
  const words = useDict(storageDict);
  const splits = isRefused(error, "TWO_WAREHOUSES", "ITEM_TRAVELS_ALONE");
  return (
    <Notice
      alert
      tone="danger"
      action={
        <div className="flex flex-wrap gap-2">
          {splits ? (
            <LinkButton small href={href("/package/plan/detail", { itemIds })}>
              {words.planForMe}
            </LinkButton>
          ) : null}
          <LinkButton small kind="quiet" href={href("/order/in-storage/goods-list", { selected: itemIds })}>
            {words.otherGoods}
          </LinkButton>
        </div>
      }
    >
      {error.message}
    </Notice>
  );
}

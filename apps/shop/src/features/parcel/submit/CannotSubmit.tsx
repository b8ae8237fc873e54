import { inLanguage } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { LinkButton, Notice } from "@sihai/ui";
import { type ApiError, href, isRefused, useDict, useLanguage } from "#shop";
import { useChosenItems } from "../../storage/use-chosen-items.ts";

/** Refusals that name the items which stand in the way. */
const namingItems = ["TWO_WAREHOUSES", "ITEM_TRAVELS_ALONE", "HONG_KONG_TO_MAINLAND", "OVERSEAS_ORIGIN_TO_MAINLAND"] as const;

/** Why these goods can't be one parcel, which of them stand in the way, and the ways on: a plan that keeps apart what can't travel together, or other goods. */
export function CannotSubmit({ error, itemIds }: { error: ApiError; itemIds: string[] }) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const items = useChosenItems(itemIds, []);
  const isWithExpert = isRefused(error, "ITEM_WITH_EXPERT");
  const reserved = items.filter((item) => item.reserved).map(({ itemId }) => itemId);
  const named = isRefused(error, ...namingItems) ? error.facts.itemIds : isWithExpert ? reserved : [];
  // Named where some of several are meant; where all are, the sentence says it.
  const inTheWay = items.filter(({ itemId }) => named.includes(itemId) && named.length < itemIds.length);
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
          {isRefused(error, "ITEM_ALREADY_IN_PARCEL") ? (
            <LinkButton small href={href("/package/list")}>
              {words.myParcels}
            </LinkButton>
          ) : null}
          {isWithExpert ? (
            <LinkButton small href={href("/delivery-expert/index", { tab: "mine" })}>
              {words.toExpert}
            </LinkButton>
          ) : null}
          <LinkButton small kind="quiet" href={href("/order/in-storage/goods-list", { selected: itemIds })}>
            {words.otherGoods}
          </LinkButton>
        </div>
      }
    >
      {error.message}
      {inTheWay.length === 0 ? null : (
        <ul className="mt-1 list-disc pl-5 font-medium text-ink">
          {inTheWay.map(({ itemId, name }) => (
            <li key={itemId}>{inLanguage(name, language)}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

import { inLanguage } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { LinkButton } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";
import type { StoredItem } from "../../storage/stored-item.ts";

type ItemInTheWayProps = { item: StoredItem; others: string[]; addressId: string };

/** An item no line takes, by its name, with the ways out: sent without it, or returned or thrown away where it is kept. */
export function ItemInTheWay({ item, others, addressId }: ItemInTheWayProps) {
  const words = useDict(storageDict);
  const name = inLanguage(item.name, useLanguage());
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="font-medium">{name}</p>
      <div className="flex flex-wrap gap-2">
        {others.length === 0 ? null : (
          <LinkButton small href={href("/order/in-storage/submit", { itemIds: others, addressId })}>
            {words.sendWithout}
          </LinkButton>
        )}
        <LinkButton
          small
          kind="quiet"
          href={href("/order/in-storage/goods-list", { warehouse: String(item.warehouse), item: item.itemId })}
        >
          {words.returnOrDiscard}
        </LinkButton>
      </div>
    </li>
  );
}

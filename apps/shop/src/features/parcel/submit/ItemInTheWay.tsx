import { inLanguage } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { LinkButton } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";
import type { StoredItem } from "../../storage/stored-item.ts";
import { WaysOut } from "../../storage/WaysOut.tsx";

type ItemInTheWayProps = { item: StoredItem; others: string[]; addressId: string };

/** An item no line takes, by its name, with the ways out: sent without it, back to its seller, thrown away, or kept. */
export function ItemInTheWay({ item, others, addressId }: ItemInTheWayProps) {
  const words = useDict(storageDict);
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="font-medium">{inLanguage(item.name, useLanguage())}</p>
      <WaysOut item={item}>
        {others.length === 0 ? null : (
          <LinkButton small href={href("/order/in-storage/submit", { itemIds: others, addressId })}>
            {words.sendWithout}
          </LinkButton>
        )}
      </WaysOut>
    </li>
  );
}

import { storageDict } from "@sihai/text/dict/storage";
import { Card, Illustration, LinkButton } from "@sihai/ui";
import { href, useDict } from "#shop";
import { ExcludedLines } from "../../freight/ExcludedLines.tsx";
import { itemsInTheWay } from "../../freight/items-in-the-way.ts";
import { ItemInTheWay } from "./ItemInTheWay.tsx";
import type { Options } from "./submit-total.ts";

/** No line takes these goods to this address: the limit in the way, and the split that fits as the way on (rule X3). */
export function NoLineFits({ options, addressId }: { options: Options; addressId: string }) {
  const words = useDict(storageDict);
  const itemIds = options.items.map(({ itemId }) => itemId);
  const inTheWay = itemsInTheWay(options.excluded, itemIds);
  const others = itemIds.filter((id) => !inTheWay.includes(id));
  const splits = itemIds.length > 1 && inTheWay.length === 0;
  const stuck = options.items.filter(({ itemId }) => inTheWay.includes(itemId));
  return (
    <>
      <Card className="flex flex-col items-center gap-3 text-center">
        <Illustration name="plane" />
        <h2 className="text-title font-semibold">{words.noLineFits}</h2>
        <p className="text-body text-grey">{splits ? words.noLineFitsHelp : words.noLineFitsOne(stuck.length)}</p>
        {stuck.length === 0 ? null : (
          <ul className="flex w-full flex-col divide-y divide-line text-left">
            {stuck.map((item) => (
              <ItemInTheWay key={item.itemId} item={item} others={others} addressId={addressId} />
            ))}
          </ul>
        )}
        {splits ? (
          <LinkButton wide href={href("/package/plan/detail", { itemIds, addressId })}>
            {words.planForMe}
          </LinkButton>
        ) : null}
        <LinkButton wide kind="quiet" href={href("/order/in-storage/goods-list", { selected: itemIds })}>
          {words.otherGoods}
        </LinkButton>
      </Card>
      <ExcludedLines
        excluded={options.excluded}
        items={options.items}
        splitHref={splits ? href("/package/plan/detail", { itemIds, addressId }) : undefined}
      />
    </>
  );
}

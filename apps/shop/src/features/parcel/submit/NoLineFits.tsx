import { storageDict } from "@sihai/text/dict/storage";
import { Card, Illustration, LinkButton } from "@sihai/ui";
import { href, useDict } from "#shop";
import { ExcludedLines } from "../../freight/ExcludedLines.tsx";
import type { Options } from "./submit-total.ts";

/** No line takes these goods to this address: the limit in the way, and the split that fits as the way on (rule X3). */
export function NoLineFits({ options, addressId }: { options: Options; addressId: string }) {
  const words = useDict(storageDict);
  const itemIds = options.items.map(({ itemId }) => itemId);
  const splits = itemIds.length > 1;
  return (
    <>
      <Card className="flex flex-col items-center gap-3 text-center">
        <Illustration name="plane" />
        <h2 className="text-title font-semibold">{words.noLineFits}</h2>
        <p className="text-body text-grey">{splits ? words.noLineFitsHelp : words.noLineFitsOne}</p>
        {splits ? (
          <LinkButton wide href={href("/package/plan/detail", { itemIds, addressId })}>
            {words.planForMe}
          </LinkButton>
        ) : null}
        <LinkButton wide kind={splits ? "quiet" : "primary"} href={href("/order/in-storage/goods-list", { selected: itemIds })}>
          {words.otherGoods}
        </LinkButton>
      </Card>
      <ExcludedLines
        excluded={options.excluded}
        splitHref={splits ? href("/package/plan/detail", { itemIds, addressId }) : undefined}
      />
    </>
  );
}

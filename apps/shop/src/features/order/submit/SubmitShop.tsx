import { goodsPictureUrl } from "@sihai/contract/goods";
import { setGoodsService, shopEntry, updateShopBasics } from "@sihai/domain/order/draft";
import { inLanguage } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Card, CostLines, Switch, Tag, TextField } from "@sihai/ui";
import { ChevronDown } from "lucide-react";
import { useDict, useLanguage } from "#shop";
import { changeDraft, useBuildOrderDraft } from "../../../stores/build-order-draft.ts";
import { platformLabel } from "../../goods/local-text.ts";
import { ItemRow } from "../ItemRow.tsx";
import { ItemServices } from "../ItemServices.tsx";
import { costLinesOf } from "../OrderCosts.tsx";
import type { PreviewedOrder } from "../types.ts";

/** One shop of the order being placed: items with their services, wishes to the seller, its money lines. */
export function SubmitShop({ order }: { order: PreviewedOrder }) {
  const words = useDict(orderDict);
  const language = useLanguage();
  const key = { shopId: order.shopId, shopSource: order.shopSource };
  const shop = useBuildOrderDraft((draft) =>
    draft.orderDetail.find(({ shopId, shopSource }) => shopId === key.shopId && shopSource === key.shopSource),
  );

  const hasWish =
    shop !== undefined &&
    (shop.needCheck ||
      shop.boxInStorage ||
      shop.specialMark === 1 ||
      shop.returnExchangeConfirmed === 1 ||
      shop.orderRemark !== "");

  /** The draft learns of a shop when something is chosen for it. */
  function change(basics: Parameters<typeof updateShopBasics>[2]) {
    changeDraft((draft) => {
      const known = draft.orderDetail.some(({ shopId, shopSource }) => shopId === key.shopId && shopSource === key.shopSource);
      const next = known ? draft : { ...draft, orderDetail: [...draft.orderDetail, shopEntry(key)] };
      return updateShopBasics(next, key, basics);
    });
  }

  return (
    <Card>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="truncate font-semibold">{inLanguage(order.shopName, language)}</h2>
        <Tag tone="warn">{platformLabel(order.shopSource, language)}</Tag>
      </div>
      <ul className="flex flex-col gap-4">
        {order.items.map((item) => (
          <li key={item.goodsCode}>
            <ItemRow
              item={{ ...item, name: item.title, pictureUrl: item.picture && goodsPictureUrl(item.goodsId, item.picture, 200) }}
            >
              {item.remark === "" ? null : <p className="text-note text-grey">“{item.remark}”</p>}
              {item.isBuyersOwnPrice ? <p className="text-note text-warn">{words.ownPrice}</p> : null}
            </ItemRow>
            <ItemServices
              item={item}
              onChange={(service) => changeDraft((draft) => setGoodsService(draft, item.goodsCode, service))}
            />
          </li>
        ))}
      </ul>
      <details className="group mt-4 border-t border-line pt-1" open={hasWish}>
        <summary className="flex min-h-11 list-none items-center gap-1 font-semibold text-brand-strong [&::-webkit-details-marker]:hidden">
          {words.shopWishes}
          <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-3 pb-1">
          <Switch
            label={words.needCheck}
            note={words.needCheckNote}
            checked={shop?.needCheck ?? false}
            onChange={(needCheck) => change({ needCheck })}
          />
          <Switch
            label={words.keepBox}
            note={words.keepBoxNote}
            checked={shop?.boxInStorage ?? false}
            onChange={(boxInStorage) => change({ boxInStorage })}
          />
          <Switch
            label={words.specialMark}
            note={words.specialMarkNote}
            checked={shop?.specialMark === 1}
            onChange={(specialMark) => change({ specialMark })}
          />
          <Switch
            label={words.returnConfirmed}
            note={words.returnConfirmedNote}
            checked={shop?.returnExchangeConfirmed === 1}
            onChange={(returnExchangeConfirmed) => change({ returnExchangeConfirmed })}
          />
          <TextField
            label={words.shopRemark}
            value={shop?.orderRemark ?? ""}
            onChange={(orderRemark) => change({ orderRemark })}
            counter
          />
        </div>
      </details>
      <div className="mt-4">
        <CostLines lines={costLinesOf(order.lines, words)} total={{ label: words.orderTotal, amount: order.total }} />
      </div>
    </Card>
  );
}

import { type GoodsEntry, type ShopEntry, shopsWithGoods } from "@sihai/domain/order/draft";
import { dotted } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { promotionDict } from "@sihai/text/dict/promotion";
import { Card, CostLines, Price, SkeletonList, Tag } from "@sihai/ui";
import { useStore } from "zustand";
import { useDict, useLanguage, useWarehouseNames } from "#shop";
import { platformLabel } from "../../goods/local-text.ts";
import { useDraftStore } from "./use-draft-store.ts";

/** While prices are asked for: the order as it was priced last, where the draft holds these very goods. A reload shows at once what is bought. */
export function DraftShops({ goodsCodes }: { goodsCodes: readonly string[] }) {
  const draft = useStore(useDraftStore());
  const shops = shopsWithGoods(draft, goodsCodes);
  if (shops === null) return <SkeletonList picture />;
  return shops.map((shop) => <DraftShop key={`${shop.shopSource}:${shop.shopId}`} shop={shop} />);
}

function DraftShop({ shop }: { shop: ShopEntry }) {
  const words = useDict(orderDict);
  const offWords = useDict(promotionDict);
  const language = useLanguage();
  const wishes = [
    shop.needCheck && words.needCheck,
    shop.boxInStorageChecked && words.keepBox,
    shop.specialMark === 1 && words.specialMark,
    shop.returnExchangeConfirmed === 1 && words.returnConfirmed,
    shop.useCoupon && offWords.discount,
  ].filter((wish) => wish !== false);
  return (
    <>
      {shop.isFirstShop ? (
        <p role="status" className="px-1 text-body text-grey">
          {words.pricing}
        </p>
      ) : null}
      <Card title={platformLabel(shop.shopSource, language)}>
        <ul className="flex flex-col gap-3">
          {shop.goods.map((goods) => (
            <DraftGoods key={goods.goodsCode} goods={goods} />
          ))}
        </ul>
        {wishes.length === 0 && shop.orderRemark === "" ? null : (
          <div className="mt-3 flex flex-wrap items-center gap-2">
            {wishes.map((wish) => (
              <Tag key={wish}>{wish}</Tag>
            ))}
            <span className="text-note text-grey">{shop.orderRemark}</span>
          </div>
        )}
        <div className="mt-3">
          <CostLines lines={[]} total={{ label: words.orderTotal, amount: shop.finalPrice }} />
        </div>
      </Card>
    </>
  );
}

function DraftGoods({ goods }: { goods: GoodsEntry }) {
  const words = useDict(orderDict);
  const { nameOf } = useWarehouseNames();
  const options = goods.userSkus.map(({ name, value }) => `${name} ${value}`);
  const services = goods.itemServiceExtList.map(
    ({ serviceNo, count }) => `${serviceNo === "fixed-fee" ? words.serviceFixed : words.serviceFine} × ${count}`,
  );
  return (
    <li className="flex flex-col gap-0.5">
      <p className="line-clamp-2 text-body leading-5">{goods.goodsName}</p>
      <p className="text-note text-grey">{options.length > 0 ? dotted(options) : goods.sku}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <Price amount={goods.price} size="small" />
        <span className="text-note text-grey">{words.quantity(goods.count)}</span>
        <Price amount={goods.totalPrice} size="small" alone />
      </p>
      <p className="text-note text-grey">
        {dotted([`${words.toWarehouse} ${nameOf(goods.warehouseId)}`, ...services, goods.itemRemark || null])}
      </p>
      {goods.openPackaging ? <p className="text-note text-grey">{words.needCheckNote}</p> : null}
    </li>
  );
}

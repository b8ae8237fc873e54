import { goodsPictureUrl } from "@sihai/contract/goods";
import {
  chooseCoupon,
  chosenCoupon,
  goodsServicesOf,
  isChosenElsewhere,
  setGoodsService,
  shopEntry,
  updateShopBasics,
} from "@sihai/domain/order/draft";
import { inLanguage } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { promotionDict } from "@sihai/text/dict/promotion";
import { Card, CostLines, Fold, Switch, Tag, TextField } from "@sihai/ui";
import { useStore } from "zustand";
import { useDict, useLanguage } from "#shop";
import { changeDraft } from "../../../stores/build-order-draft.ts";
import { platformLabel } from "../../goods/local-text.ts";
import { CouponChoice } from "../../promotion/CouponChoice.tsx";
import { whyNot } from "../../promotion/coupon-words.ts";
import { ItemRow } from "../ItemRow.tsx";
import { ItemServices } from "../ItemServices.tsx";
import { discountLines, MemberSaving } from "../OrderCosts.tsx";
import type { PreviewedOrder } from "../types.ts";
import { costLinesOf } from "./cost-lines-of.ts";
import { orderCouponOf } from "./laid-out-coupons.ts";
import { useDraftStore } from "./use-draft-store.ts";

/** `isAsked`: the order was to be placed, so that what is missing is marked. */
type SubmitShopProps = { order: PreviewedOrder; isAsked: boolean };

/** One shop of the order being placed: items with their services, wishes to the seller, its money lines. */
export function SubmitShop({ order, isAsked }: SubmitShopProps) {
  const words = useDict(orderDict);
  const language = useLanguage();
  const offWords = useDict(promotionDict);
  return (
    <>
      <Card>
        <div className="mb-3 flex items-center justify-between gap-3">
          <h2 className="truncate font-semibold">{inLanguage(order.shopName, language)}</h2>
          <Tag tone="warn">{platformLabel(order.shopSource, language)}</Tag>
        </div>
        <ShopItems order={order} isAsked={isAsked} />
        <ShopWishes order={order} />
        <div className="mt-4">
          <CostLines
            lines={[...costLinesOf(order.lines, words), ...discountLines(order.discount, offWords, language)]}
            total={{ label: words.orderTotal, amount: order.total }}
          />
          <MemberSaving amount={order.memberDiscount} />
        </div>
      </Card>
      <ShopCoupon order={order} />
    </>
  );
}

/** What is bought in it, with the services chosen for each. */
function ShopItems({ order, isAsked }: SubmitShopProps) {
  const words = useDict(orderDict);
  const store = useDraftStore();
  const draft = useStore(store);
  return (
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
            shopId={order.shopId}
            isAsked={isAsked}
            chosen={goodsServicesOf(draft, item.goodsCode)}
            onChange={(service) => changeDraft((before) => setGoodsService(before, item.goodsCode, service), store)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The coupon for this shop's order, where the buyer owns any. */
function ShopCoupon({ order }: { order: PreviewedOrder }) {
  const words = useDict(promotionDict);
  const { shopId, shopSource, bestCoupon } = order;
  const shop = { shopId, shopSource };
  const store = useDraftStore();
  const value = useStore(store, (draft) => chosenCoupon(draft, shop));
  const used = useStore(store, ({ orderCouponList }) => orderCouponList);
  const coupons = order.coupons.map((coupon) => ({ ...coupon, isElsewhere: isChosenElsewhere(used, coupon.couponId, shop) }));
  const chosen = coupons.find(({ couponId }) => couponId === value);
  if (coupons.length === 0) return null;
  function choose(couponId: string | null) {
    const coupon = coupons.find((each) => each.couponId === couponId);
    changeDraft((draft) => chooseCoupon(draft, shop, coupon ? orderCouponOf(coupon, shop) : null), store);
  }
  return (
    <CouponChoice
      on="domestic"
      title={words.discount}
      coupons={coupons}
      value={value}
      onChange={choose}
      best={bestCoupon}
      fault={chosen && chosen.reason !== null ? whyNot(chosen.reason, chosen.terms, words) : null}
    />
  );
}

/** What the buyer wishes of the shop and of us; kept in the draft. */
function ShopWishes({ order }: { order: PreviewedOrder }) {
  const words = useDict(orderDict);
  const { shop, change } = useShopWishes(order);
  const isMarked = shop?.specialMark === 1;
  const isReturnConfirmed = shop?.returnExchangeConfirmed === 1;
  const isChecked = shop?.needCheck ?? false;
  const keepsBox = shop?.boxInStorageChecked ?? false;
  const remark = shop?.orderRemark ?? "";
  return (
    <div className="mt-4 border-t border-line pt-1">
      <Fold title={words.shopWishes} open={isChecked || keepsBox || isMarked || isReturnConfirmed || remark !== ""}>
        <div className="flex flex-col gap-3 pb-1">
          <Switch
            label={words.needCheck}
            note={words.needCheckNote}
            checked={isChecked}
            onChange={(needCheck) => change({ needCheck })}
          />
          <Switch
            label={words.keepBox}
            note={words.keepBoxNote}
            checked={keepsBox}
            onChange={(boxInStorage) => change({ boxInStorage })}
          />
          <Switch
            label={words.specialMark}
            note={words.specialMarkNote}
            checked={isMarked}
            onChange={(specialMark) => change({ specialMark })}
          />
          <Switch
            label={words.returnConfirmed}
            note={words.returnConfirmedNote}
            checked={isReturnConfirmed}
            onChange={(returnExchangeConfirmed) => change({ returnExchangeConfirmed })}
          />
          <TextField label={words.shopRemark} value={remark} onChange={(orderRemark) => change({ orderRemark })} counter />
        </div>
      </Fold>
    </div>
  );
}

/** The shop's entry of the draft; the draft learns of a shop when something is chosen for it. */
function useShopWishes({ shopId, shopSource }: PreviewedOrder) {
  const key = { shopId, shopSource };
  const isIt = (shop: { shopId: string | null; shopSource: string }) => shop.shopId === shopId && shop.shopSource === shopSource;
  const store = useDraftStore();
  const shop = useStore(store, (draft) => draft.orderDetail.find(isIt));
  function change(basics: Parameters<typeof updateShopBasics>[2]) {
    changeDraft((draft) => {
      const known = draft.orderDetail.some(isIt);
      const next = known ? draft : { ...draft, orderDetail: [...draft.orderDetail, shopEntry(key)] };
      return updateShopBasics(next, key, basics);
    }, store);
  }
  return { shop, change };
}

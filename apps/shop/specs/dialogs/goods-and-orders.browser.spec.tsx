import { addressList } from "@sihai/contract/address";
import { listFreightCountries, listGoodsClasses } from "@sihai/contract/freight";
import { searchGoods } from "@sihai/contract/goods";
import { orderDetail } from "@sihai/contract/order";
import { goodsDict } from "@sihai/text/dict/goods";
import { orderDict } from "@sihai/text/dict/order";
import { promotionDict } from "@sihai/text/dict/promotion";
import { dialogHolds } from "@sihai/ui/testing";
import type { ComponentProps } from "react";
import { describe, it } from "vitest";
import { FilterSheet } from "../../src/features/goods/FilterSheet.tsx";
import { CannotShip } from "../../src/features/goods/to-door/CannotShip.tsx";
import { DoorLine } from "../../src/features/goods/to-door/DoorLine.tsx";
import { CancelSheet } from "../../src/features/order/CancelSheet.tsx";
import { ChangedPrices } from "../../src/features/order/ChangedPrices.tsx";
import { OrderCountry } from "../../src/features/order/OrderCountry.tsx";
import { OrderFilterSheet } from "../../src/features/order/OrderFilterSheet.tsx";
import { OrderMenu } from "../../src/features/order/OrderMenu.tsx";
import { JustOrdered } from "../../src/features/order/submit/JustOrdered.tsx";
import { noNarrowing } from "../../src/features/order/use-order-list.ts";
import { CouponChoice } from "../../src/features/promotion/CouponChoice.tsx";
import { changeOperation } from "../../src/stores/user-operation.ts";
import { teapotAhead, unpaidOrder } from "../../testing/an-order.ts";
import { shopWire } from "../../testing/open-page.tsx";
import { openPart, type Part } from "../../testing/open-part.tsx";

type Case = Part & { of: string };
type Change = NonNullable<ComponentProps<typeof ChangedPrices>["change"]>;

const nothing = () => undefined;
const acts = {
  ...{ pay: nothing, answer: nothing, repeat: nothing, cancel: nothing, remove: nothing, stopCancelling: nothing },
  ...{ pending: { pay: false, repeat: false, remove: false }, cancelling: false },
};
const nowhere = { keyword: "", platform: undefined, sort: "sales" as const, category: undefined };
const noGoods = {
  ...{ list: [], total: 0, page: 1, pageSize: 20, categories: [] },
  ...{ isMore: false, isWide: false, sourceFailed: false },
};
const cup = {
  ...{ goodsCode: "11", goodsId: "5", title: { zh: "茶杯", en: "Cup" }, options: [], picture: null, quantity: 1 },
  ...{ unitPrice: "100.00", domesticFreight: "6.00", service: "0.00", total: "106.00", remark: "", isBuyersOwnPrice: false },
};
function preview(unitPrice: string): Change["after"] {
  const shop = { shopId: "77", shopSource: "taobao" as const, shopName: { zh: "店", en: "Tea shop" }, total: "106.00" };
  const rest = { coupons: [], bestCoupon: null, discount: null, memberDiscount: "0.00", lines: [] };
  return { total: "106.00", offered: [], orders: [{ ...shop, ...rest, items: [{ ...cup, unitPrice }] }] };
}

const cases: Case[] = [
  {
    of: "features/goods/FilterSheet.tsx",
    dicts: [goodsDict],
    part: ({ open, close }) => (
      <FilterSheet filter={{ ...nowhere, priceFrom: undefined, priceTo: undefined }} open={open} onClose={close} />
    ),
  },
  {
    of: "features/goods/to-door/CannotShip.tsx",
    dicts: [goodsDict],
    part: ({ open, close }) => (
      <CannotShip
        open={open}
        refused={[{ at: 0, reasons: ["goods"] }]}
        nameOf={() => "Cup"}
        someLeft
        onLeave={close}
        onAnyway={close}
        onClose={close}
      />
    ),
  },
  {
    of: "features/goods/to-door/DoorLine.tsx",
    dicts: [goodsDict],
    opensItself: true,
    part: () => <DoorLine ahead={teapotAhead} paid="124.00" isPaid={false} nameOf={() => "Teapot"} />,
  },
  {
    of: "features/order/CancelSheet.tsx",
    dicts: [orderDict],
    part: ({ open, close }) => (
      <CancelSheet what={{ orderNo: "DG000000017" }} orderNo="DG000000017" paid="124.00" open={open} onClose={close} />
    ),
  },
  {
    of: "features/order/submit/JustOrdered.tsx",
    dicts: [orderDict],
    part: ({ open, close }) => (
      <JustOrdered orderNo={open ? "DG000000017" : null} sum="106.00" pending={false} onClose={close} onAgain={close} />
    ),
  },
  {
    of: "features/order/ChangedPrices.tsx",
    dicts: [orderDict],
    part: ({ open, close }) => {
      const change = open ? { before: preview("90.00"), after: preview("100.00") } : null;
      return <ChangedPrices change={change} pending={false} onClose={close} onAccept={close} />;
    },
  },
  {
    of: "features/order/OrderCountry.tsx",
    dicts: [orderDict],
    opensItself: true,
    part: () => <OrderCountry order={unpaidOrder} />,
  },
  {
    of: "features/order/OrderFilterSheet.tsx",
    dicts: [orderDict],
    part: ({ open, close }) => <OrderFilterSheet value={noNarrowing} open={open} onClose={close} onApply={close} />,
  },
  {
    of: "features/order/OrderMenu.tsx",
    dicts: [orderDict],
    part: ({ open, close }) => <OrderMenu order={unpaidOrder} acts={acts} open={open} onClose={close} />,
  },
  {
    of: "features/promotion/CouponChoice.tsx",
    dicts: [promotionDict],
    opensItself: true,
    part: () => <CouponChoice on="domestic" coupons={[]} value={null} onChange={nothing} title="Coupon" fault={null} />,
  },
];

describe.each(["zh", "en"] as const)("in %s", (language) => {
  it.each(cases)("the dialog of $of holds", async ({ of, ...part }) => {
    const wire = shopWire();
    const germany = { code: "DE", name: { zh: "德国", en: "Germany" }, lines: 18 };
    wire.answering(listFreightCountries, { data: { countries: [germany] } });
    wire.answering(listGoodsClasses, { data: { classes: [], flags: [] } });
    wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
    wire.answering(searchGoods, { data: noGoods });
    wire.answering(orderDetail, { data: unpaidOrder });
    changeOperation((operation) => ({ ...operation, area: { goods: "DE" } }));
    await dialogHolds(of, await openPart(part, language));
  });
});

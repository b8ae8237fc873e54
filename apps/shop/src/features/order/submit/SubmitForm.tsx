import { countCart, listCart } from "@sihai/contract/cart";
import { listOrders, submitOrder } from "@sihai/contract/order";
import { layOutCoupons, layOutShops, setOrderCountry, setQuicklyBuy, withoutOrdered } from "@sihai/domain/order/draft";
import { cnyText, inLanguage, type Language } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import {
  Bound,
  Button,
  Card,
  Checkbox,
  Form,
  faultSchema,
  Notice,
  Page,
  Sheet,
  TextLink,
  toastFailure,
  useDisplayAmount,
  useSchemaForm,
} from "@sihai/ui";
import { type ReactNode, useEffect, useId, useState } from "react";
import { go, goBack, href, isRefused, NewBusiness, useAction, useAmountDue, useDict, useLanguage } from "#shop";
import { changeDraft, type DraftStore } from "../../../stores/build-order-draft.ts";
import { keptTicks } from "../../../stores/kept-ticks.ts";
import { setQuickGoods } from "../../../stores/quick-goods.ts";
import { forgetAside } from "../../../stores/services-aside.ts";
import { changeOperation } from "../../../stores/user-operation.ts";
import { type Agreements, useAgreements } from "../../content/agreement/use-agreements.ts";
import { ArticleText } from "../../content/help/ArticleText.tsx";
import { CannotShip } from "../../goods/to-door/CannotShip.tsx";
import { CostToDoor } from "../../goods/to-door/CostToDoor.tsx";
import { DearerWarehouse } from "../../goods/to-door/DearerWarehouse.tsx";
import { type PiecesAhead, useAhead } from "../../goods/to-door/use-ahead.ts";
import { OwingNotice } from "../../payment/OwingNotice.tsx";
import { useCouponConditions } from "../../promotion/use-coupon-conditions.ts";
import { ChangedPrices } from "../ChangedPrices.tsx";
import { isUnsaid } from "../ItemServices.tsx";
import type { Preview } from "../types.ts";
import { DeliveryChoices } from "./DeliveryChoices.tsx";
import { JustOrdered } from "./JustOrdered.tsx";
import { laidOutCoupons } from "./laid-out-coupons.ts";
import { laidOutShops } from "./laid-out-shops.ts";
import { SubmitShop } from "./SubmitShop.tsx";
import { useDraftStore } from "./use-draft-store.ts";
import type { PlacementBody } from "./use-placement.ts";

type SubmitFormProps = {
  placement: PlacementBody;
  preview: Preview;
  /** It is being ordered, and stays so once it is; false when nothing came of it. */
  onPlacing: (isPlacing: boolean) => void;
  onRefresh: () => Promise<Preview | null>;
};

/** Shops with their services, where it goes, the disclaimer, and the button with the whole price. */
export function SubmitForm({ placement, preview, onPlacing, onRefresh }: SubmitFormProps) {
  const words = useDict(orderDict);
  const language = useLanguage();
  useDraftOfShops(preview, placement);
  const { form, agreements } = useConfirm(placement);
  const { place, pending, changed, justOrdered, stay } = usePlacing({ placement, preview, agreements, onPlacing, onRefresh });
  const id = useId();
  const pieces = piecesOf(preview, language);
  // What the payment page will open with, as in the four figures above it.
  const due = useAmountDue(preview.total);
  const stop = useShippingStop({ placement, preview, pieces, place });
  const button = (
    <Button wide type="submit" form={id} pending={pending}>
      {words.submitFor(cnyText(due.sum))}
    </Button>
  );
  return (
    <Page
      title={words.submit}
      footer={
        <NewBusiness>
          <WholePrice total={due.sum} surcharge={due.surcharge}>
            {button}
          </WholePrice>
        </NewBusiness>
      }
    >
      <OwingNotice />
      {preview.orders.length > 1 ? <Notice tone="brand">{words.shopCount(preview.orders.length)}</Notice> : null}
      {preview.orders.map((order) => (
        <SubmitShop key={`${order.shopSource}:${order.shopId}`} order={order} isAsked={form.formState.submitCount > 0} />
      ))}
      <DeliveryChoices />
      <DearerWarehouse pieces={pieces} country={placement.country} />
      <CostToDoor
        isPaid={false}
        paid={preview.total}
        surcharge={due.surcharge}
        pieces={pieces}
        country={placement.country}
        warehouse={placement.warehouseId}
      />
      <Form id={id} form={form} onSubmit={stop.submit}>
        <Bound form={form} name="agreed">
          {({ value, ...field }) => <Disclaimer tick={<Checkbox label={words.disclaimer} checked={value} {...field} />} />}
        </Bound>
      </Form>
      <CannotShip {...stop.sheet} nameOf={(at) => pieces[at]?.name} />
      <JustOrdered
        orderNo={justOrdered}
        sum={due.sum}
        pending={pending}
        onClose={stay}
        onAgain={() => void place(preview, { again: true })}
      />
      <ChangedPrices change={changed} onClose={stay} onAccept={place} pending={pending} />
    </Page>
  );
}

type Confirm = { agreed: boolean };

/** What is judged at a press, in the order of the page: what to photograph, and the disclaimer. */
function useConfirm({ goodsCodeList, goodsAdditionalServiceList, quickGoods }: PlacementBody) {
  const words = useDict(orderDict);
  const isSaid = !goodsAdditionalServiceList.some(({ itemServiceExtList }) => itemServiceExtList.some(isUnsaid));
  const schema = faultSchema<Confirm, "services">(({ agreed }) => [
    ["services", isSaid ? null : words.serviceRemarkFirst],
    ["agreed", agreed ? null : words.needDisclaimer],
  ]);
  const form = useSchemaForm<Confirm>(schema, { agreed: false });
  const what = quickGoods ? [quickGoods.goodsId, quickGoods.skuId] : goodsCodeList;
  return { form, agreements: useAgreements({ disclaimer: "agreed" }, form, `dg ${what.join()}`) };
}

/** The draft knows the shops as they were priced: a reload finds them, and shops nothing is bought in any more are forgotten; and whether it is a quick buy (rule D-86). */
function useDraftOfShops(preview: Preview, { quicklyBuyFlg, warehouseId }: PlacementBody): void {
  const language = useLanguage();
  const describe = useCouponConditions();
  const store = useDraftStore();
  useEffect(() => {
    changeDraft((draft) => {
      const shops = layOutShops(draft, laidOutShops(preview, language, warehouseId));
      return setQuicklyBuy(layOutCoupons(shops, laidOutCoupons(preview, language, describe)), quicklyBuyFlg);
    }, store);
  }, [preview, language, quicklyBuyFlg, warehouseId, describe, store]);
}

/**
 * Orders at the prices seen. Where the source asks others by now nothing is ordered: `changed` holds the old and the new. Nor is it where
 * another tab bought the same at once a moment ago: `justOrdered` is that order's number.
 */
function usePlacing({ placement, preview, agreements, onPlacing, onRefresh }: SubmitFormProps & { agreements: Agreements }) {
  const [placed, setPlaced] = useState(false);
  const [changed, setChanged] = useState<{ before: Preview; after: Preview } | null>(null);
  const [justOrdered, setJustOrdered] = useState<string | null>(null);
  const store = useDraftStore();
  const submit = useAction(submitOrder, {
    refreshes: [listCart, countCart, listOrders],
    onDone: ({ tradeNo, orders }) => {
      setPlaced(true);
      // It was a guess until an order was placed for it; the bill's address begins with it, and prices go on for it.
      changeOperation((operation) => setOrderCountry(operation, placement.country));
      forgetOrdered(placement, store);
      const [first] = orders;
      const only = orders.length === 1 && first ? { orderNo: first.orderNo } : {};
      go("/order/submit/dg/results", { tradeNo, ...only }, { replace: true });
    },
    quiet: true,
    onFailed: (error) => {
      onPlacing(false);
      if (error.code === "ORDER_PRICE_CHANGED") void showChanges();
      else if (isRefused(error, "ORDERED_A_MOMENT_AGO")) setJustOrdered(error.facts.orderNo);
      else if (isRefused(error, "CART_ITEM_NOT_FOUND")) void onRefresh();
      else if (!agreements.askAgain(error)) toastFailure(error.message);
    },
  });

  async function showChanges() {
    const after = await onRefresh();
    if (after) setChanged({ before: preview, after });
  }
  /** `again`: the same was ordered a moment ago, which was said, and it is meant. */
  async function place(at: Preview, { again = false } = {}) {
    if (placed) return;
    stay();
    onPlacing(true);
    const seenPrices = at.orders.flatMap(({ items }) =>
      items.map(({ goodsCode, unitPrice, domesticFreight }) => ({ goodsCode, unitPrice, domesticFreight })),
    );
    const agreed = { disclaimerAgreed: true, agreementsSeen: agreements.seen() };
    const asks = placement.quicklyBuyFlg === 1 && !again ? { unlessJustOrdered: true } : {};
    await submit.run({ body: { ...placement, seenPrices, ...agreed, ...asks } });
  }
  function stay() {
    setChanged(null);
    setJustOrdered(null);
  }

  return { place, pending: submit.pending || placed, changed, justOrdered, stay };
}

/** What was written for other goods, in the cart or bought quickly, stays. The next order begins with the usual warehouse. */
function forgetOrdered({ goodsCodeList, quicklyBuyFlg }: PlacementBody, store: DraftStore): void {
  changeDraft((draft) => withoutOrdered(draft, goodsCodeList), store);
  goodsCodeList.forEach(forgetAside);
  keptTicks.forget();
  changeOperation((operation) => ({ ...operation, warehouse: null }));
  if (quicklyBuyFlg === 1) setQuickGoods(null);
}

type ShippingStop = Pick<SubmitFormProps, "placement" | "preview"> & {
  pieces: readonly PiecesAhead[];
  place: (at: Preview) => Promise<unknown>;
};

/** Goods no line takes where they are to go are asked about before the order is placed: without them, or all the same. */
function useShippingStop({ placement, preview, pieces, place }: ShippingStop) {
  const [open, setOpen] = useState(false);
  const refused = useAhead({ pieces, country: placement.country, warehouse: placement.warehouseId }).data?.refused ?? [];
  const codes = preview.orders.flatMap(({ items }) => items.map(({ goodsCode }) => goodsCode));
  const others = codes.filter((_, index) => !refused.some(({ at }) => at === index));

  async function order() {
    setOpen(false);
    await place(preview);
  }
  function leave() {
    setOpen(false);
    if (others.length > 0) go("/order/submit/dg", { goodsCodes: others }, { replace: true });
    else goBack();
  }

  return {
    submit: async () => (refused.length > 0 ? setOpen(true) : order()),
    sheet: {
      ...{ open, refused, someLeft: others.length > 0 },
      onLeave: leave,
      onAnyway: () => void order(),
      onClose: () => setOpen(false),
    },
  };
}

function piecesOf({ orders }: Preview, language: Language): PiecesAhead[] {
  return orders.flatMap(({ items }) =>
    items.map(({ goodsId, quantity, unitPrice, title }) => ({
      ...{ goodsId, classId: null, quantity, unitPrice },
      name: inLanguage(title, language),
    })),
  );
}

function WholePrice({ total, surcharge, children }: { total: string; surcharge: string | null; children: ReactNode }) {
  const words = useDict(orderDict);
  const other = useDisplayAmount(total);
  return (
    <>
      <span className="flex shrink-0 flex-col leading-5 empty:hidden">
        {other ? <span className="font-semibold">{other}</span> : null}
        {surcharge ? <span className="max-w-42 text-note text-grey">{words.inclSurcharge(cnyText(surcharge))}</span> : null}
      </span>
      {children}
    </>
  );
}

/** What must be agreed to, with the whole text one press away. */
function Disclaimer({ tick }: { tick: ReactNode }) {
  const words = useDict(orderDict);
  const [reading, setReading] = useState(false);
  return (
    <Card>
      {tick}
      <p className="mt-1 text-note leading-6 text-grey">{words.disclaimerText}</p>
      <div className="flex flex-wrap items-center gap-x-5">
        <button type="button" className="min-h-11 font-semibold text-brand-strong" onClick={() => setReading(true)}>
          {words.readDisclaimer}
        </button>
        <TextLink href={href("/goods/service-promise")}>{words.servicePromise}</TextLink>
      </div>
      <Sheet open={reading} onClose={() => setReading(false)} title={words.disclaimerTitle}>
        <ArticleText helpId="disclaimer" />
      </Sheet>
    </Card>
  );
}

import { countCart, listCart } from "@sihai/contract/cart";
import { glanceAtOrders, listOrders, submitOrder } from "@sihai/contract/order";
import { layOutShops, setQuicklyBuy } from "@sihai/domain/order/draft";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Button, Card, Checkbox, Notice, Page, Price, Sheet, TextLink, toast, toastFailure, useDisplayAmount } from "@sihai/ui";
import { useEffect, useState } from "react";
import { go, href, useAction, useDict, useLanguage } from "#shop";
import { changeDraft, resetBuildOrderDraft } from "../../../stores/build-order-draft.ts";
import { setQuickGoods } from "../../../stores/quick-goods.ts";
import { ArticleText } from "../../content/help/ArticleText.tsx";
import { ChangedPrices } from "../ChangedPrices.tsx";
import type { Preview } from "../types.ts";
import { DeliveryChoices } from "./DeliveryChoices.tsx";
import { laidOutShops } from "./laid-out-shops.ts";
import { SubmitShop } from "./SubmitShop.tsx";
import type { PlacementBody } from "./use-placement.ts";

type SubmitFormProps = { placement: PlacementBody; preview: Preview; onRefresh: () => Promise<Preview | null> };

/** Shops with their services, where it goes, the disclaimer, and the button with the whole price. */
export function SubmitForm({ placement, preview, onRefresh }: SubmitFormProps) {
  const words = useDict(orderDict);
  const language = useLanguage();
  const other = useDisplayAmount(preview.total);
  const [agreed, setAgreed] = useState(false);
  const [reading, setReading] = useState(false);
  const [missing, setMissing] = useState(false);
  const [changed, setChanged] = useState<{ before: Preview; after: Preview } | null>(null);
  const submit = useAction(submitOrder, {
    refreshes: [listCart, countCart, listOrders, glanceAtOrders],
    onDone: ({ tradeNo, orders }) => {
      resetBuildOrderDraft();
      setQuickGoods(null);
      const [first] = orders;
      go(
        "/order/submit/dg/results",
        { tradeNo, ...(orders.length === 1 && first && { orderNo: first.orderNo }) },
        { replace: true },
      );
    },
    quiet: true,
    onFailed: (error) => {
      if (error.code === "ORDER_PRICE_CHANGED") void showChanges();
      else toastFailure(error.message);
    },
  });

  // The draft knows the shops as they were priced: a reload finds them, and shops nothing is bought in any more are forgotten; and whether it is a quick buy (rule D-86).
  const { quicklyBuyFlg } = placement;
  useEffect(() => {
    changeDraft((draft) => setQuicklyBuy(layOutShops(draft, laidOutShops(preview, language)), quicklyBuyFlg));
  }, [preview, language, quicklyBuyFlg]);

  async function showChanges() {
    const after = await onRefresh();
    if (after) setChanged({ before: preview, after });
  }
  function place(at: Preview) {
    if (!agreed) {
      setMissing(true);
      toast(words.disclaimer);
      return;
    }
    setChanged(null);
    const seenPrices = at.orders.flatMap(({ items }) =>
      items.map(({ goodsCode, unitPrice, domesticFreight }) => ({ goodsCode, unitPrice, domesticFreight })),
    );
    void submit.run({ body: { ...placement, seenPrices, disclaimerAgreed: agreed } });
  }

  return (
    <Page
      title={words.submit}
      footer={
        <>
          <span className="flex shrink-0 flex-col leading-5">
            <span className="text-note text-grey">{words.total}</span>
            <Price amount={preview.total} alone />
            {other ? <span className="text-note text-grey">{other}</span> : null}
          </span>
          <Button wide label={words.submitFor(cnyText(preview.total))} pending={submit.pending} onClick={() => place(preview)}>
            {words.placeOrder}
          </Button>
        </>
      }
    >
      {preview.orders.length > 1 ? <Notice tone="brand">{words.shopCount(preview.orders.length)}</Notice> : null}
      {preview.orders.map((order) => (
        <SubmitShop key={`${order.shopSource}:${order.shopId}`} order={order} />
      ))}
      <DeliveryChoices />
      <Card>
        <Checkbox
          label={words.disclaimer}
          checked={agreed}
          error={missing && !agreed ? words.disclaimer : undefined}
          onChange={setAgreed}
        />
        <p className="mt-1 text-note leading-6 text-grey">{words.disclaimerText}</p>
        <div className="flex flex-wrap items-center gap-x-5">
          <button type="button" className="min-h-11 font-semibold text-brand-strong" onClick={() => setReading(true)}>
            {words.readDisclaimer}
          </button>
          <TextLink href={href("/goods/service-promise")}>{words.servicePromise}</TextLink>
        </div>
      </Card>
      <Sheet open={reading} onClose={() => setReading(false)} title={words.disclaimerTitle}>
        <ArticleText helpId="disclaimer" />
      </Sheet>
      <ChangedPrices change={changed} onClose={() => setChanged(null)} onAccept={place} pending={submit.pending} />
    </Page>
  );
}

import { changeCartItem, correctCartPrice, listCart } from "@sihai/contract/cart";
import { goodsDetail } from "@sihai/contract/goods";
import { inLanguage } from "@sihai/text";
import { cartDict } from "@sihai/text/dict/cart";
import { Button, NumberField, Select, Sheet, TextField } from "@sihai/ui";
import { useState } from "react";
import { useAction, useDict, useEndpoint, useLanguage } from "#shop";
import type { CartLineOnWire } from "./use-cart.ts";

type EditLineSheetProps = { line: CartLineOnWire; open: boolean; onClose: () => void };

/** Another variant, a remark for the buyer, or the price as the seller's page shows it (rule D-22). */
export function EditLineSheet({ line, open, onClose }: EditLineSheetProps) {
  const words = useDict(cartDict);
  const [remark, setRemark] = useState(line.remark);
  const [skuId, setSkuId] = useState(line.skuId);
  const [unitPrice, setUnitPrice] = useState(line.unitPrice);
  const [freight, setFreight] = useState(line.domesticFreight);
  const change = useAction(changeCartItem, { refreshes: [listCart] });
  const correct = useAction(correctCartPrice, { refreshes: [listCart] });
  const { cartItemId } = line;

  async function save() {
    const moved = skuId !== line.skuId;
    if (moved || remark !== line.remark) {
      const done = await change.run({ body: { cartItemId, remark, ...(moved && { skuId }) } });
      if (!done) return;
    }
    if (!moved && (unitPrice !== line.unitPrice || freight !== line.domesticFreight)) {
      const done = await correct.run({ body: { cartItemId, unitPrice, domesticFreight: freight } });
      if (!done) return;
    }
    onClose();
  }
  async function useSellersPrice() {
    const done = await correct.run({ body: { cartItemId, unitPrice: null, domesticFreight: null } });
    if (!done) return;
    setUnitPrice(done.unitPrice);
    setFreight(done.domesticFreight);
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.editTitle}
      footer={
        <Button wide pending={change.pending || correct.pending} onClick={() => void save()}>
          {words.save}
        </Button>
      }
    >
      <VariantSelect line={line} value={skuId} onChange={setSkuId} open={open} />
      <TextField label={words.remark} hint={words.remarkHint} value={remark} onChange={setRemark} counter />
      <h3 className="font-semibold">{words.correctPrice}</h3>
      <p className="text-note text-grey">{words.correctPriceHint}</p>
      <div className="grid grid-cols-2 gap-3">
        <NumberField label={words.unitPrice} decimals={2} before="￥" value={unitPrice} onChange={setUnitPrice} />
        <NumberField label={words.domesticFreight} decimals={2} before="￥" value={freight} onChange={setFreight} />
      </div>
      {line.isBuyersOwnPrice ? (
        <Button kind="quiet" pending={correct.pending} onClick={() => void useSellersPrice()}>
          {words.sellersPrice}
        </Button>
      ) : null}
    </Sheet>
  );
}

function VariantSelect({
  line,
  value,
  onChange,
  open,
}: {
  line: CartLineOnWire;
  value: string;
  onChange: (skuId: string) => void;
  open: boolean;
}) {
  const language = useLanguage();
  const goods = useEndpoint(goodsDetail, { query: { goodsId: line.goodsId } }, { enabled: open, freshMs: 60_000 });
  if (!goods.data || goods.data.options.length === 0) return null;
  const { options, variants } = goods.data;
  const labels = new Map(options.flatMap(({ values }) => values.map(({ id, label }) => [id, inLanguage(label, language)])));
  return (
    <Select
      label={options.map(({ name }) => inLanguage(name, language)).join(" · ")}
      value={value}
      onChange={onChange}
      options={variants.map(({ skuId, valueIds, stock }) => ({
        value: skuId,
        label: valueIds.map((id) => labels.get(id) ?? id).join(" · "),
        disabled: stock === 0,
      }))}
    />
  );
}

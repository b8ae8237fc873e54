import { goodsPictureUrl } from "@sihai/contract/goods";
import type { LocalText } from "@sihai/domain/language";
import { cnyText } from "@sihai/text";
import { consoleEnquiryDict } from "@sihai/text/dict/console/enquiry";
import { cx, IconButton, MoneyField, Picture, Select, Stepper, Tag, TextField } from "@sihai/ui";
import { X } from "lucide-react";
import { useDict } from "#console";
import { PlatformName, useLocal } from "#desk";
import { type Goods, type OfferDraft, priceAt } from "./answer-draft.ts";

type OfferEditorProps = {
  offer: OfferDraft;
  label: string;
  isFirst: boolean;
  onChange: (change: Partial<OfferDraft>) => void;
  onRemove: () => void;
};

/** Goods on offer: which option, how many, at which price. Another option or number brings the seller's price for it. */
export function OfferEditor({ offer, label, isFirst, onChange, onRemove }: OfferEditorProps) {
  const words = useDict(consoleEnquiryDict);
  const local = useLocal();
  const { goods, skuId, quantity, unitPrice, domesticFreight, remark } = offer;
  const [picture] = goods.pictures;
  return (
    <div className={cx("flex flex-col gap-3 rounded-control border p-3", isFirst ? "border-ok/40" : "border-line")}>
      <div className="flex items-start gap-3">
        <Picture
          src={picture ? goodsPictureUrl(goods.goodsId, picture, 200) : null}
          alt=""
          sizes="64px"
          className="size-16 shrink-0 rounded-small"
        />
        <div className="min-w-0 flex-1">
          <Tag tone={isFirst ? "ok" : "neutral"}>{label}</Tag>
          <p className="mt-1 line-clamp-2 text-body font-medium">{local(goods.title)}</p>
          <p className="text-note text-grey">
            <PlatformName platform={goods.platform} /> · {local(goods.shop.name)}
          </p>
        </div>
        <IconButton icon={X} label={words.removeOffer} onClick={onRemove} />
      </div>
      <Select
        label={words.variant}
        value={skuId}
        onChange={(next) => onChange({ skuId: next, unitPrice: priceAt(goods, next, quantity) })}
        options={goods.variants.map((variant) => ({
          value: variant.skuId,
          label: [variantName(goods, variant.valueIds, local), cnyText(variant.price), words.stock(variant.stock)]
            .filter((part) => part !== "")
            .join(" · "),
        }))}
      />
      <div className="grid grid-cols-[auto_1fr_1fr] items-end gap-3">
        <div>
          <p className="mb-1 text-note">{words.quantity}</p>
          <Stepper
            label={words.quantity}
            value={quantity}
            min={Math.max(1, goods.minimumQuantity)}
            onChange={(next) => onChange({ quantity: next, unitPrice: priceAt(goods, skuId, next) })}
          />
        </div>
        <MoneyField label={words.unitPrice} value={unitPrice} onChange={(next) => onChange({ unitPrice: next })} />
        <MoneyField
          label={words.domesticFreight}
          value={domesticFreight}
          onChange={(next) => onChange({ domesticFreight: next })}
        />
      </div>
      <TextField label={words.offerRemark} value={remark} maxLength={200} onChange={(next) => onChange({ remark: next })} />
    </div>
  );
}

function variantName(goods: Goods, valueIds: readonly string[], local: (text: LocalText) => string): string {
  return goods.options
    .flatMap(({ values }) => values.filter(({ id }) => valueIds.includes(id)))
    .map(({ label }) => local(label))
    .join(" / ");
}

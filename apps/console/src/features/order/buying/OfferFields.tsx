import { useEndpoint } from "@sihai/client";
import { goodsDetail } from "@sihai/contract/goods";
import { alternativeKinds } from "@sihai/domain/order";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { IconButton, MoneyField, NumberField, Select, TextField } from "@sihai/ui";
import { X } from "lucide-react";
import { useDict } from "#console";
import { useLocal } from "#desk";
import type { DeskItem } from "./desk-item.ts";
import type { OfferEntry } from "./offer-entry.ts";

type OfferFieldsProps = {
  item: DeskItem;
  offer: OfferEntry;
  no: number;
  onChange: (offer: OfferEntry) => void;
  onRemove: () => void;
};

/** One offer: its kind, what that kind needs, and its price in all. */
export function OfferFields({ item, offer, no, onChange, onRemove }: OfferFieldsProps) {
  const words = useDict(consoleBuyingDict);
  const change = (part: Partial<OfferEntry>) => onChange({ ...offer, ...part });
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line p-3">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Select
            label={words.offer(no)}
            value={offer.kind}
            onChange={(kind) => change({ kind })}
            options={alternativeKinds.map((kind) => ({ value: kind, label: words.offerKinds[kind] }))}
          />
        </div>
        <IconButton icon={X} label={words.removeOffer(no)} onClick={onRemove} />
      </div>
      {offer.kind === "variant" ? <VariantField item={item} value={offer.skuId} onChange={(skuId) => change({ skuId })} /> : null}
      {offer.kind === "goods" ? (
        <TextField
          label={words.offerLink}
          inputMode="url"
          maxLength={500}
          value={offer.link}
          onChange={(link) => change({ link })}
        />
      ) : null}
      {offer.kind === "wait" ? (
        <NumberField label={words.offerDays} maxDigits={2} value={offer.waitDays} onChange={(waitDays) => change({ waitDays })} />
      ) : null}
      <TextField
        label={offer.kind === "goods" ? words.offerName : words.offerNote}
        maxLength={120}
        value={offer.label}
        onChange={(label) => change({ label })}
      />
      <MoneyField label={words.newPrice} value={offer.total} onChange={(total) => change({ total })} />
    </div>
  );
}

type VariantFieldProps = { item: DeskItem; value: string; onChange: (skuId: string) => void };

function VariantField({ item, value, onChange }: VariantFieldProps) {
  const words = useDict(consoleBuyingDict);
  const local = useLocal();
  const goods = useEndpoint(goodsDetail, { query: { goodsId: item.goodsId ?? "" } }, { enabled: item.goodsId !== null });
  const labels = new Map(
    (goods.data?.options ?? []).flatMap(({ values }) => values.map(({ id, label }) => [id, local(label)] as const)),
  );
  return (
    <Select
      label={words.offerVariant}
      value={value}
      placeholder={words.offerVariant}
      onChange={onChange}
      options={(goods.data?.variants ?? []).map(({ skuId, valueIds, stock }) => ({
        value: skuId,
        label: `${valueIds.map((id) => labels.get(id) ?? id).join(" · ")} (${stock})`,
        disabled: stock === 0,
      }))}
    />
  );
}

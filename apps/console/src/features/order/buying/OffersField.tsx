import { useEndpoint } from "@sihai/client";
import type { CallInput } from "@sihai/contract";
import { goodsDetail } from "@sihai/contract/goods";
import type { askBuyer } from "@sihai/contract/order";
import { alternativeKinds, alternativesMax } from "@sihai/domain/order";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { Button, IconButton, MoneyField, NumberField, Select, TextField } from "@sihai/ui";
import { Plus, X } from "lucide-react";
import { useLocal } from "#bench";
import { useDict } from "#console";
import { amountText } from "./amount-text.ts";
import type { DeskItem } from "./desk-item.ts";

export type TypedOffer = {
  key: number;
  kind: (typeof alternativeKinds)[number];
  label: string;
  link: string;
  skuId: string;
  total: string;
  waitDays: string;
};
type Offers = NonNullable<NonNullable<CallInput<typeof askBuyer>["body"]>["alternatives"]>;

/** What the server is told; null while something is missing. */
export function readOffers(typed: readonly TypedOffer[]): Offers | null {
  const isWhole = typed.every(
    ({ kind, label, link, skuId, total, waitDays }) =>
      amountText("").safeParse(total).success &&
      (kind !== "variant" || skuId !== "") &&
      (kind !== "goods" || (label.trim() !== "" && link.trim().startsWith("https://"))) &&
      (kind !== "wait" || Number(waitDays) >= 1),
  );
  if (!isWhole) return null;
  return typed.map(({ kind, label, link, skuId, total, waitDays }) => ({
    kind,
    label: label.trim(),
    link: kind === "goods" ? link.trim() : null,
    skuId: kind === "variant" ? skuId : null,
    total,
    waitDays: kind === "wait" ? Number(waitDays) : null,
  }));
}

type OffersFieldProps = { item: DeskItem; value: readonly TypedOffer[]; onChange: (value: TypedOffer[]) => void };

/** Up to four things the buyer may have instead, each with what it would cost in all. */
export function OffersField({ item, value, onChange }: OffersFieldProps) {
  const words = useDict(consoleBuyingDict);
  const put = (offer: TypedOffer) => onChange(value.map((each) => (each.key === offer.key ? offer : each)));

  function add() {
    const key = Math.max(0, ...value.map((offer) => offer.key)) + 1;
    onChange([...value, { key, kind: "variant", label: "", link: "", skuId: "", total: item.budget, waitDays: "7" }]);
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-semibold">{words.offers}</legend>
      {value.map((offer, index) => (
        <div key={offer.key} className="flex flex-col gap-3 rounded-[12px] border border-line p-3">
          <div className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <Select
                label={words.offer(index + 1)}
                value={offer.kind}
                onChange={(kind) => put({ ...offer, kind: alternativeKinds.find((each) => each === kind) ?? "price" })}
                options={alternativeKinds.map((kind) => ({ value: kind, label: words.offerKinds[kind] }))}
              />
            </div>
            <IconButton
              icon={X}
              label={words.removeOffer(index + 1)}
              onClick={() => onChange(value.filter(({ key }) => key !== offer.key))}
            />
          </div>
          {offer.kind === "variant" ? (
            <VariantField item={item} value={offer.skuId} onChange={(skuId) => put({ ...offer, skuId })} />
          ) : null}
          {offer.kind === "goods" ? (
            <TextField
              label={words.offerLink}
              inputMode="url"
              maxLength={500}
              value={offer.link}
              onChange={(link) => put({ ...offer, link })}
            />
          ) : null}
          {offer.kind === "wait" ? (
            <NumberField
              label={words.offerDays}
              maxDigits={2}
              value={offer.waitDays}
              onChange={(waitDays) => put({ ...offer, waitDays })}
            />
          ) : null}
          <TextField
            label={offer.kind === "goods" ? words.offerName : words.offerNote}
            maxLength={120}
            value={offer.label}
            onChange={(label) => put({ ...offer, label })}
          />
          <MoneyField label={words.newPrice} value={offer.total} onChange={(total) => put({ ...offer, total })} />
        </div>
      ))}
      {value.length < alternativesMax ? (
        <Button kind="quiet" small icon={Plus} onClick={add}>
          {words.addOffer}
        </Button>
      ) : null}
    </fieldset>
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

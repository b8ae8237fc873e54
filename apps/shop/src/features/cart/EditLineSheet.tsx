import { changeCartItem, correctCartPrice, listCart } from "@sihai/contract/cart";
import { goodsDetail } from "@sihai/contract/goods";
import { correctedPrice } from "@sihai/domain/cart";
import { inLanguage } from "@sihai/text";
import { cartDict } from "@sihai/text/dict/cart";
import { Bound, type BoundField, Button, FormSheet, NumberField, Select, TextField } from "@sihai/ui";
import * as z from "zod/mini";
import { type ApiError, showRefusal, useAction, useDict, useEndpoint, useLanguage } from "#shop";
import { tabDraft } from "../../stores/tab-draft.ts";
import { useKeptForm } from "../../stores/use-kept-form.ts";
import type { CartLineOnWire } from "./use-cart.ts";

type EditLineSheetProps = { line: CartLineOnWire; open: boolean; onClose: () => void };

/** Another variant, a remark for the buyer, or the price as the seller's page shows it (rule D-22). */
export function EditLineSheet({ line, open, onClose }: EditLineSheetProps) {
  const words = useDict(cartDict);
  const { form, save, takeSellersPrice, pending, correcting } = useEditLine(line, onClose);
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={words.editTitle}
      form={form}
      submitText={words.save}
      pending={pending}
      className="flex flex-col gap-3"
      onSubmit={save}
    >
      <Bound form={form} name="skuId">
        {(field) => <VariantSelect line={line} open={open} {...field} />}
      </Bound>
      <Bound form={form} name="remark">
        {(field) => <TextField label={words.remark} hint={words.remarkHint} counter {...field} />}
      </Bound>
      <h3 className="font-semibold">{words.correctPrice}</h3>
      <p className="text-note text-grey">{words.correctPriceHint}</p>
      <div className="grid grid-cols-2 gap-3">
        <Bound form={form} name="unitPrice">
          {(field) => <NumberField label={words.unitPrice} decimals={2} before="￥" {...field} />}
        </Bound>
        <Bound form={form} name="domesticFreight">
          {(field) => <NumberField label={words.domesticFreight} decimals={2} before="￥" {...field} />}
        </Bound>
      </div>
      {line.isBuyersOwnPrice ? (
        <Button kind="quiet" pending={correcting} onClick={() => void takeSellersPrice()}>
          {words.sellersPrice}
        </Button>
      ) : null}
    </FormSheet>
  );
}

const lineEdit = z.object({ skuId: z.string(), remark: z.string(), unitPrice: z.string(), domesticFreight: z.string() });
type LineEdit = z.infer<typeof lineEdit>;

/** The note being typed, over a reload and the closing of the sheet; a variant or price that was not saved is let go. */
const notes = tabDraft<Pick<LineEdit, "remark">>("sh_cart_note");
const noteAlone = {
  keptOf: notes.keptOf,
  keep: (of: string, { remark }: LineEdit) => notes.keep(of, { remark }),
};

/** The line as it is being edited; only what differs is sent. A new variant brings its own price, unless another was typed with it. */
function useEditLine(line: CartLineOnWire, onClose: () => void) {
  const { cartItemId } = line;
  const form = useKeptForm<LineEdit>(lineEdit, noteAlone, cartItemId, {
    skuId: line.skuId,
    remark: line.remark,
    unitPrice: line.unitPrice,
    domesticFreight: line.domesticFreight,
  });
  const refuse = (error: ApiError) =>
    showRefusal(form, error, { GOODS_UNAVAILABLE: "skuId", PRICE_ZERO: "unitPrice", PRICE_NOT_CORRECT: wrongAmount() });
  // The refusal names neither of the two amounts.
  const wrongAmount = () => (correctedPrice(form.getValues("unitPrice")).ok ? "domesticFreight" : "unitPrice");
  const change = useAction(changeCartItem, { refreshes: [listCart], onFailed: refuse });
  const correct = useAction(correctCartPrice, { refreshes: [listCart], onFailed: refuse });

  async function save({ skuId, remark, unitPrice, domesticFreight }: LineEdit) {
    const moved = skuId !== line.skuId;
    if (moved || remark !== line.remark) {
      const done = await change.run({ body: { cartItemId, remark, ...(moved && { skuId }) } });
      if (!done) return;
    }
    if (unitPrice !== line.unitPrice || domesticFreight !== line.domesticFreight) {
      const done = await correct.run({ body: { cartItemId, unitPrice, domesticFreight } });
      if (!done) return;
    }
    notes.forget();
    onClose();
  }
  async function takeSellersPrice() {
    const done = await correct.run({ body: { cartItemId, unitPrice: null, domesticFreight: null } });
    if (!done) return;
    form.setValue("unitPrice", done.unitPrice);
    form.setValue("domesticFreight", done.domesticFreight);
  }

  return { form, save, takeSellersPrice, pending: change.pending || correct.pending, correcting: correct.pending };
}

type VariantSelectProps = BoundField<string> & { line: CartLineOnWire; open: boolean };

/** The variants by the names of their options; nothing for goods that come in one kind. */
function VariantSelect({ line, open, ...field }: VariantSelectProps) {
  const language = useLanguage();
  const goods = useEndpoint(goodsDetail, { query: { goodsId: line.goodsId } }, { enabled: open, freshMs: 60_000 });
  if (!goods.data || goods.data.options.length === 0) return null;
  const { options, variants } = goods.data;
  const labels = new Map(options.flatMap(({ values }) => values.map(({ id, label }) => [id, inLanguage(label, language)])));
  return (
    <Select
      label={options.map(({ name }) => inLanguage(name, language)).join(" · ")}
      options={variants.map(({ skuId, valueIds, stock }) => ({
        value: skuId,
        label: valueIds.map((id) => labels.get(id) ?? id).join(" · "),
        disabled: stock === 0,
      }))}
      {...field}
    />
  );
}

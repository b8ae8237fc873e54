import { isPositive } from "@sihai/domain";
import { forwardingPolicy } from "@sihai/domain/forwarding";
import { type ForwardingWords, forwardingDict } from "@sihai/text/dict/forwarding";
import { Bound, FormPage, MoneyField, Page, TextArea, TextField, Uploader, useDraftForm } from "@sihai/ui";
import { useMemo } from "react";
import * as z from "zod/mini";
import { goBack, NothingHere, uploadOwnPicture, useDict, usePageSearch } from "#shop";
import { ClassField } from "./ClassField.tsx";
import { type DraftItem, forwardingDraft, itemDraft, keepItem } from "./forwarding-draft.ts";
import { QuantityField } from "./QuantityField.tsx";

const noItem: DraftItem = { name: "", classId: "", quantity: 1, unitValue: "", remark: "", pictures: [] };

/** One item of a parcel being announced; it goes back into the draft. */
export default function GoodInfoFormPage() {
  const words = useDict(forwardingDict);
  const { parcel = 0, index = 0 } = usePageSearch("/order/submit/zy/good-info-form");
  const draft = forwardingDraft.read().parcels[parcel];
  if (!draft) {
    return (
      <Page title={words.itemTitle}>
        <NothingHere />
      </Page>
    );
  }
  return <ItemForm parcel={parcel} index={index} start={draft.items[index] ?? noItem} />;
}

function ItemForm({ parcel, index, start }: { parcel: number; index: number; start: DraftItem }) {
  const words = useDict(forwardingDict);
  const of = `${parcel}:${index}`;
  const schema = useMemo(() => itemSchema(words), [words]);
  const form = useDraftForm<DraftItem>(schema, {
    read: () => itemDraft.keptOf(of) ?? start,
    keep: (item) => itemDraft.keep(of, item),
  });
  return (
    <FormPage
      title={words.itemTitle}
      form={form}
      submitText={words.saveItem}
      pending={false}
      onSubmit={(item) => {
        keepItem(parcel, index, item);
        itemDraft.forget();
        goBack();
      }}
    >
      <Bound form={form} name="name">
        {(field) => (
          <TextField
            label={words.itemName}
            hint={words.itemNameHint}
            required
            maxLength={forwardingPolicy.nameMaxLength}
            {...field}
          />
        )}
      </Bound>
      <Bound form={form} name="classId">
        {({ value, onChange, onBlur, error }) => <ClassField value={value} onChange={onChange} onBlur={onBlur} error={error} />}
      </Bound>
      <Bound form={form} name="quantity">
        {({ value, onChange }) => <QuantityField label={words.itemQuantity} value={value} onChange={onChange} />}
      </Bound>
      <Bound form={form} name="unitValue">
        {(field) => <MoneyField label={words.itemValue} hint={words.itemValueHint} required {...field} />}
      </Bound>
      <Bound form={form} name="remark">
        {(field) => <TextArea label={words.itemRemark} rows={2} maxLength={forwardingPolicy.remarkMaxLength} {...field} />}
      </Bound>
      <Bound form={form} name="pictures">
        {({ value, onChange }) => (
          <Uploader
            label={words.pictures}
            hint={words.picturesHint}
            max={forwardingPolicy.picturesMax}
            value={value}
            onChange={onChange}
            upload={uploadOwnPicture}
          />
        )}
      </Bound>
    </FormPage>
  );
}

function itemSchema(words: ForwardingWords) {
  const filled = (error: string) => z.string().check(z.refine((text) => text.trim() !== "", { error }));
  return z.object({
    name: filled(words.needName),
    classId: filled(words.needClass),
    quantity: z.int().check(z.positive(), z.maximum(9999)),
    unitValue: z.string().check(z.refine(isPositive, { error: words.needValue })),
    remark: z.string(),
    pictures: z.array(z.object({ id: z.string(), url: z.string(), name: z.string() })),
  });
}

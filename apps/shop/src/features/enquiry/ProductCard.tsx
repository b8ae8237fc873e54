import type { CallData } from "@sihai/contract";
import { goodsDetail, goodsPictureUrl } from "@sihai/contract/goods";
import type { LinkVerdict } from "@sihai/domain/links";
import { inLanguage, joined } from "@sihai/text";
import { enquiryDict } from "@sihai/text/dict/care/enquiry";
import { Bound, Card, IconButton, Picture, Price, Stepper, TextArea, TextField } from "@sihai/ui";
import { Trash2 } from "lucide-react";
import { useEffect } from "react";
import { useDict, useEndpoint, useLanguage } from "#shop";
import Understanding from "../goods/pasted/Understanding.tsx";
import { useUnderstanding } from "../goods/pasted/use-understanding.ts";
import type { AskFields } from "./ask-schema.ts";

const limits = { link: 2000, name: 200, specification: 300 };

type ProductCardProps = {
  form: AskFields;
  at: number;
  /** Null for the only product. */
  onRemove: (() => void) | null;
};

/** One product asked about. A link we recognise shows its goods at once, and fills in their name. */
export function ProductCard({ form, at, onRemove }: ProductCardProps) {
  const words = useDict(enquiryDict);
  const remove = onRemove ? <IconButton icon={Trash2} label={words.removeProduct(at + 1)} onClick={onRemove} /> : null;
  return (
    <Card title={words.product(at + 1)} aside={remove}>
      <div className="flex flex-col gap-4">
        <WhatIsIt form={form} at={at} />
        <div className="flex min-h-11 items-center justify-between gap-3">
          <span>{words.quantity}</span>
          <Bound form={form} name={`products.${at}.quantity`}>
            {({ value, onChange }) => <Stepper label={words.quantity} value={value} onChange={onChange} />}
          </Bound>
        </div>
      </div>
    </Card>
  );
}

/** Where it is found, what it is called and which of it is wanted. */
function WhatIsIt({ form, at }: Pick<ProductCardProps, "form" | "at">) {
  const words = useDict(enquiryDict);
  const language = useLanguage();
  const verdict = useUnderstanding(form.watch(`products.${at}.link`))?.verdict ?? null;
  const goods = useGoodsOf(verdict, form, at);
  const optionNames = goods?.options.map((option) => inLanguage(option.name, language));
  return (
    <>
      <div className="flex flex-col gap-2">
        <Bound form={form} name={`products.${at}.link`}>
          {(field) => (
            <TextArea
              label={words.link}
              placeholder={words.linkPlaceholder}
              rows={2}
              maxLength={limits.link}
              required
              {...field}
            />
          )}
        </Bound>
        {verdict ? <Understanding verdict={verdict} canFind={false} /> : null}
        {goods ? <Recognised goods={goods} /> : null}
      </div>
      <Bound form={form} name={`products.${at}.name`}>
        {(field) => (
          <TextField label={words.name} placeholder={words.namePlaceholder} maxLength={limits.name} required {...field} />
        )}
      </Bound>
      <Bound form={form} name={`products.${at}.specification`}>
        {(field) => (
          <TextField
            label={words.specification}
            placeholder={words.specificationPlaceholder}
            maxLength={limits.specification}
            required
            hint={optionNames && words.specificationHint(joined(optionNames, language))}
            {...field}
          />
        )}
      </Bound>
    </>
  );
}

type Verdict = LinkVerdict | null;
type Goods = CallData<typeof goodsDetail>;

/** The goods of a recognised link; their name stands for one not typed yet. */
function useGoodsOf(verdict: Verdict, form: AskFields, at: number): Goods | undefined {
  const language = useLanguage();
  const ref = verdict?.kind === "item" ? { platform: verdict.platform, itemId: verdict.itemId } : null;
  const read = useEndpoint(goodsDetail, { query: ref ?? {} }, { enabled: ref !== null });
  const goods = ref ? read.data : undefined;
  const title = goods ? inLanguage(goods.title, language) : "";
  useEffect(() => {
    const name = `products.${at}.name` as const;
    if (title !== "" && form.getValues(name) === "")
      form.setValue(name, title.slice(0, limits.name), { shouldValidate: form.formState.isSubmitted });
  }, [title, form, at]);
  return goods;
}

function Recognised({ goods }: { goods: Goods }) {
  const language = useLanguage();
  const [picture] = goods.pictures;
  return (
    <div className="flex items-center gap-3 rounded-control bg-page p-2">
      <Picture
        src={picture ? goodsPictureUrl(goods.goodsId, picture, 200) : null}
        alt=""
        sizes="56px"
        className="size-14 shrink-0 rounded-control"
      />
      <span className="min-w-0">
        <span className="line-clamp-1 text-body">{inLanguage(goods.title, language)}</span>
        <Price amount={goods.price} />
      </span>
    </div>
  );
}

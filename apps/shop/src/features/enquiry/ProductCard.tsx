import type { CallData } from "@sihai/contract";
import { goodsDetail, goodsPictureUrl } from "@sihai/contract/goods";
import { inLanguage, joined } from "@sihai/text";
import { type EnquiryWords, enquiryDict } from "@sihai/text/dict/enquiry";
import { Card, IconButton, Picture, Price, Stepper, TextArea, TextField, useFaults } from "@sihai/ui";
import { Trash2 } from "lucide-react";
import { useEffect } from "react";
import { useDict, useEndpoint, useLanguage } from "#shop";
import { changeProduct, type DraftProduct, removeProduct } from "../../stores/enquiry-draft.ts";
import { Understanding } from "../goods/pasted/Understanding.tsx";
import { useUnderstanding } from "../goods/pasted/use-understanding.ts";

const limits = { link: 2000, name: 200, specification: 300 };

type ProductCardProps = { product: DraftProduct; number: number; isTried: boolean; canRemove: boolean };

/** One product asked about. A link we recognise shows its goods at once, and fills in their name. */
export function ProductCard({ product, number, isTried, canRemove }: ProductCardProps) {
  const words = useDict(enquiryDict);
  const { key, quantity } = product;
  const remove = <IconButton icon={Trash2} label={words.removeProduct(number)} onClick={() => removeProduct(key)} />;
  return (
    <Card title={words.product(number)} aside={canRemove ? remove : null}>
      <div className="flex flex-col gap-4">
        <WhatIsIt product={product} isTried={isTried} />
        <div className="flex min-h-11 items-center justify-between gap-3">
          <span>{words.quantity}</span>
          <Stepper label={words.quantity} value={quantity} onChange={(next) => changeProduct(key, { quantity: next })} />
        </div>
      </div>
    </Card>
  );
}

/** Where it is found, what it is called and which of it is wanted. */
function WhatIsIt({ product, isTried }: Pick<ProductCardProps, "product" | "isTried">) {
  const words = useDict(enquiryDict);
  const language = useLanguage();
  const { key, link, name, specification } = product;
  const verdict = useUnderstanding(link);
  const goods = useGoodsOf(verdict, product);
  const faults = useFaults(faultsOf(product, verdict, words), isTried);
  const change = (field: "link" | "name" | "specification") => (value: string) => changeProduct(key, { [field]: value });
  const optionNames = goods?.options.map((option) => inLanguage(option.name, language));
  return (
    <>
      <div className="flex flex-col gap-2">
        <TextArea
          label={words.link}
          placeholder={words.linkPlaceholder}
          rows={2}
          maxLength={limits.link}
          value={link}
          onChange={change("link")}
          {...faults.of("link")}
        />
        {verdict ? <Understanding verdict={verdict} /> : null}
        {goods ? <Recognised goods={goods} /> : null}
      </div>
      <TextField
        label={words.name}
        placeholder={words.namePlaceholder}
        maxLength={limits.name}
        value={name}
        onChange={change("name")}
        {...faults.of("name")}
      />
      <TextField
        label={words.specification}
        placeholder={words.specificationPlaceholder}
        maxLength={limits.specification}
        hint={optionNames && words.specificationHint(joined(optionNames, language))}
        value={specification}
        onChange={change("specification")}
        {...faults.of("specification")}
      />
    </>
  );
}

type Verdict = ReturnType<typeof useUnderstanding>;
type Goods = CallData<typeof goodsDetail>;

/** The goods of a recognised link; their name stands for one not typed yet. */
function useGoodsOf(verdict: Verdict, { key, name }: DraftProduct): Goods | undefined {
  const language = useLanguage();
  const ref = verdict?.kind === "item" ? { platform: verdict.platform, itemId: verdict.itemId } : null;
  const read = useEndpoint(goodsDetail, { query: ref ?? {} }, { enabled: ref !== null });
  const goods = ref ? read.data : undefined;
  const title = goods ? inLanguage(goods.title, language) : "";
  useEffect(() => {
    if (title !== "" && name === "") changeProduct(key, { name: title.slice(0, limits.name) });
  }, [title, name, key]);
  return goods;
}

function faultsOf({ link, name, specification }: DraftProduct, verdict: Verdict, words: EnquiryWords) {
  const isLink =
    verdict === null || verdict.kind !== "unsupported" || (verdict.reason !== "no-link" && verdict.reason !== "unsafe");
  return {
    link: link.trim() === "" ? words.needLink : isLink ? null : words.linkWrong,
    name: name.trim() === "" ? words.needName : null,
    specification: specification.trim() === "" ? words.needSpecification : null,
  };
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

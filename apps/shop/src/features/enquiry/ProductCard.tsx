import { goodsDetail, goodsPictureUrl } from "@sihai/contract/goods";
import { inLanguage, joined } from "@sihai/text";
import { enquiryDict } from "@sihai/text/dict/enquiry";
import { Card, IconButton, Picture, Price, Stepper, TextArea, TextField } from "@sihai/ui";
import { Trash2 } from "lucide-react";
import { useEffect } from "react";
import { useDict, useEndpoint, useLanguage } from "#shop";
import { changeProduct, type DraftProduct, removeProduct } from "../../stores/enquiry-draft.ts";
import { Understanding } from "../home/Understanding.tsx";
import { useUnderstanding } from "../home/use-understanding.ts";

const limits = { link: 2000, name: 200, specification: 300 };

type ProductCardProps = { product: DraftProduct; number: number; isTried: boolean; canRemove: boolean };

/** One product asked about. A link we recognise shows its goods at once, and fills in their name. */
export function ProductCard({ product, number, isTried, canRemove }: ProductCardProps) {
  const words = useDict(enquiryDict);
  const language = useLanguage();
  const { key, link, name, specification, quantity } = product;
  const verdict = useUnderstanding(link);
  const ref = verdict?.kind === "item" ? { platform: verdict.platform, itemId: verdict.itemId } : null;
  const goods = useEndpoint(goodsDetail, { query: ref ?? {} }, { enabled: ref !== null }).data;
  const title = ref && goods ? inLanguage(goods.title, language) : "";

  useEffect(() => {
    if (title !== "" && name === "") changeProduct(key, { name: title.slice(0, limits.name) });
  }, [title, name, key]);

  const change = (field: "link" | "name" | "specification") => (value: string) => changeProduct(key, { [field]: value });
  const isLink =
    verdict === null || verdict.kind !== "unsupported" || (verdict.reason !== "no-link" && verdict.reason !== "unsafe");
  const errors = {
    link: link.trim() === "" ? words.needLink : isLink ? undefined : words.linkWrong,
    name: name.trim() === "" ? words.needName : undefined,
    specification: specification.trim() === "" ? words.needSpecification : undefined,
  };
  const shown = (error: string | undefined) => (isTried ? error : undefined);
  const optionNames =
    goods &&
    joined(
      goods.options.map((option) => inLanguage(option.name, language)),
      language,
    );
  return (
    <Card
      title={words.product(number)}
      aside={
        canRemove ? <IconButton icon={Trash2} label={words.removeProduct(number)} onClick={() => removeProduct(key)} /> : null
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-2">
          <TextArea
            label={words.link}
            placeholder={words.linkPlaceholder}
            rows={2}
            maxLength={limits.link}
            value={link}
            onChange={change("link")}
            error={shown(errors.link)}
          />
          {verdict ? <Understanding verdict={verdict} /> : null}
          {ref && goods ? (
            <div className="flex items-center gap-3 rounded-[12px] bg-page p-2">
              <Picture
                src={goods.pictures[0] ? goodsPictureUrl(goods.goodsId, goods.pictures[0], 200) : null}
                alt=""
                sizes="56px"
                className="size-14 shrink-0 rounded-[12px]"
              />
              <span className="min-w-0">
                <span className="line-clamp-1 text-body">{title}</span>
                <Price amount={goods.price} />
              </span>
            </div>
          ) : null}
        </div>
        <TextField
          label={words.name}
          placeholder={words.namePlaceholder}
          maxLength={limits.name}
          value={name}
          onChange={change("name")}
          error={shown(errors.name)}
        />
        <TextField
          label={words.specification}
          placeholder={words.specificationPlaceholder}
          maxLength={limits.specification}
          hint={optionNames ? words.specificationHint(optionNames) : undefined}
          value={specification}
          onChange={change("specification")}
          error={shown(errors.specification)}
        />
        <div className="flex min-h-11 items-center justify-between gap-3">
          <span>{words.quantity}</span>
          <Stepper label={words.quantity} value={quantity} onChange={(next) => changeProduct(key, { quantity: next })} />
        </div>
      </div>
    </Card>
  );
}

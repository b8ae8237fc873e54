import { goodsDetail, goodsPictureUrl } from "@sihai/contract/goods";
import { nameInShareText } from "@sihai/domain/links";
import { inLanguage, labelled } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { Button, Notice, Picture, Price, Select, SkeletonCard, Stepper, Tag, TextLink, toast, useUi } from "@sihai/ui";
import { CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { href, NewBusiness, sentenceOf, useDict, useEndpoint, useLanguage } from "#shop";
import { platformLabel } from "../local-text.ts";
import type { GoodsOnWire } from "../use-choice.ts";
import { firstChoice, isFromPrice, type LineWish, optionNames, quantitiesOf, unitPriceOf, variantName } from "./line-choice.ts";
import type { Understood } from "./use-looked-up.ts";
import type { Wanted } from "./wanted.ts";

type FoundItemProps = {
  item: Extract<Understood, { kind: "item" }>;
  wanted: Wanted | undefined;
  line: number;
  mayAsk: boolean;
  isAdded: boolean;
  isAdding: boolean;
  /** It was wanted in the cart without its variant, which it then asks for. */
  isAsked: boolean;
  wish: LineWish | undefined;
  onChoose: (wish: LineWish) => void;
  onSettled: () => void;
  onAdd: () => void;
};

/** A line whose goods are known by number: looked up when its turn comes, then chosen and put into the cart right here. */
export function FoundItem({ item, wanted, line, mayAsk, wish, onSettled, ...choosing }: FoundItemProps) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const { platform, itemId, skuId } = item;
  const goods = useEndpoint(goodsDetail, { query: { platform, itemId } }, { freshMs: 60_000, enabled: mayAsk });
  const isSettled = goods.isSuccess || goods.isError;
  const { onChoose } = choosing;

  useEffect(() => {
    if (!isSettled) return;
    const quantity = wish?.quantity ?? wanted?.quantity ?? null;
    const first = goods.data && firstChoice(goods.data, { skuId, quantity, remark: wanted?.remark ?? "" });
    const isSold = wish?.skuId === null || goods.data?.variants.some((variant) => variant.skuId === wish?.skuId);
    if (first && !(wish && isSold)) onChoose(first);
    onSettled();
  }, [isSettled, goods.data, skuId, wanted, wish, onChoose, onSettled]);

  if (goods.error) {
    const goodsName = nameInShareText(wanted?.text ?? "");
    return (
      <Notice
        tone="warn"
        title={`${words.line(line)} · ${words.lookupFailedTitle}`}
        action={
          <div className="-ml-4">
            <Button small kind="plain" pending={goods.isFetching} onClick={() => void goods.refetch()}>
              {words.tryAgain}
            </Button>
          </div>
        }
      >
        <span className="block">{sentenceOf(goods.error)}</span>
        <span className="block break-all">
          {platformLabel(platform, language)} · {itemId}
        </span>
        <TextLink
          href={href("/order/submit/diy", { link: item.canonicalUrl, platform, ...(goodsName !== null && { goodsName }) })}
        >
          {words.fillByHand}
        </TextLink>
      </Notice>
    );
  }
  if (!goods.data) return <SkeletonCard picture />;
  return (
    <article className="flex flex-col gap-3 rounded-card bg-white p-3 shadow-card">
      <Heading goods={goods.data} wish={wish} />
      {wish ? (
        <Choosing goods={goods.data} wish={wish} {...choosing} />
      ) : (
        <Tag tone="danger">{goods.data.availability === "off-shelf" ? words.offShelf : words.soldOut}</Tag>
      )}
    </article>
  );
}

function Heading({ goods, wish }: { goods: GoodsOnWire; wish: LineWish | undefined }) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const { goodsId, pictures, title, platform } = goods;
  const isFrom = isFromPrice(goods, wish);
  return (
    <LinkPart href={href("/goods/detail", { goodsId })} className="flex flex-wrap gap-3">
      <Picture
        src={pictures[0] === undefined ? null : goodsPictureUrl(goodsId, pictures[0], 200)}
        alt=""
        className="w-22 shrink-0 rounded-control"
        sizes="88px"
      />
      <span className="flex min-w-[min(8em,100%)] flex-1 flex-col items-start gap-1">
        <Tag tone="warn">{platformLabel(platform, language)}</Tag>
        <span className="line-clamp-2 text-body">{inLanguage(title, language)}</span>
        <span className="inline-flex flex-wrap items-baseline gap-2">
          {isFrom ? <span className="text-note text-grey empty:hidden">{words.optionFrom.before}</span> : null}{" "}
          <Price amount={unitPriceOf(goods, wish)} />{" "}
          {isFrom ? <span className="text-note text-grey empty:hidden">{words.optionFrom.after}</span> : null}
        </span>
      </span>
    </LinkPart>
  );
}

type ChoosingProps = Pick<FoundItemProps, "isAdded" | "isAdding" | "isAsked" | "onChoose" | "onAdd"> & {
  goods: GoodsOnWire;
  wish: LineWish;
};

function Choosing({ goods, wish, isAdded, isAdding, isAsked, onChoose, onAdd }: ChoosingProps) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const { least, most } = quantitiesOf(goods, wish.skuId);
  return (
    <>
      {goods.variants.length > 1 ? <VariantSelect goods={goods} wish={wish} isAsked={isAsked} onChoose={onChoose} /> : null}
      {wish.remark ? <p className="text-note text-grey">{labelled(words.remarkLabel, wish.remark, language)}</p> : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Stepper
          label={words.quantity}
          value={wish.quantity}
          min={least}
          max={most}
          onChange={(quantity) => onChoose({ ...wish, quantity })}
        />
        {isAdded ? (
          <Tag tone="ok" icon={CircleCheck}>
            {words.addedLine}
          </Tag>
        ) : (
          <NewBusiness>
            <Button small kind="quiet" pending={isAdding} onClick={onAdd}>
              {words.addLine}
            </Button>
          </NewBusiness>
        )}
      </div>
    </>
  );
}

type VariantSelectProps = Pick<ChoosingProps, "goods" | "wish" | "isAsked" | "onChoose">;

/** Begins with the question what is to be chosen, unless the link or the stock answered it. */
function VariantSelect({ goods, wish, isAsked, onChoose }: VariantSelectProps) {
  const words = useDict(goodsDict);
  const { words: ui } = useUi();
  const language = useLanguage();
  const question = words.choose(optionNames(goods, language) || words.variant);
  const options = goods.variants.map((each) => {
    const name = variantName(goods, each, language) || words.oneVariant;
    return each.stock > 0
      ? { value: each.skuId, label: name }
      : { value: each.skuId, label: `${name} · ${words.soldOut}`, disabled: true };
  });

  function choose(skuId: string) {
    if (skuId === "") return onChoose({ ...wish, skuId: null });
    const { most } = quantitiesOf(goods, skuId);
    if (wish.quantity > most) toast(ui.exceedStock);
    onChoose({ ...wish, skuId, quantity: Math.min(wish.quantity, most) });
  }

  return (
    <Select
      hideLabel
      label={words.variant}
      placeholder={question}
      error={isAsked && wish.skuId === null ? question : undefined}
      value={wish.skuId ?? ""}
      options={options}
      onChange={choose}
    />
  );
}

import { goodsDetail, goodsPictureUrl } from "@sihai/contract/goods";
import { nameInShareText } from "@sihai/domain/links";
import { inLanguage, labelled } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { Button, Notice, Picture, Price, Select, SkeletonCard, Stepper, Tag, TextLink, useUi } from "@sihai/ui";
import { CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { href, NewBusiness, sentenceOf, useDict, useEndpoint, useLanguage } from "#shop";
import { platformLabel } from "../local-text.ts";
import type { GoodsOnWire } from "../use-choice.ts";
import { firstChoice, type LineChoice, unitPriceOf, variantName } from "./line-choice.ts";
import type { Understood } from "./use-looked-up.ts";
import type { Wanted } from "./wanted.ts";

export type { LineChoice };

type FoundItemProps = {
  item: Extract<Understood, { kind: "item" }>;
  wanted: Wanted | undefined;
  line: number;
  mayAsk: boolean;
  isAdded: boolean;
  isAdding: boolean;
  choice: LineChoice | undefined;
  onChoose: (choice: LineChoice) => void;
  onSettled: () => void;
  onAdd: (choice: LineChoice) => void;
};

/** A line whose goods are known by number: looked up when its turn comes, then chosen and put into the cart right here. */
export function FoundItem({ item, wanted, line, mayAsk, isAdded, isAdding, choice, onChoose, onSettled, onAdd }: FoundItemProps) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const { platform, itemId, skuId } = item;
  const goods = useEndpoint(goodsDetail, { query: { platform, itemId } }, { freshMs: 60_000, enabled: mayAsk });
  const isSettled = goods.isSuccess || goods.isError;

  useEffect(() => {
    if (!isSettled) return;
    const first =
      goods.data && firstChoice(goods.data, { skuId, quantity: wanted?.quantity ?? null, remark: wanted?.remark ?? "" });
    const isThere = goods.data?.variants.some((variant) => variant.skuId === choice?.skuId);
    if (first && !isThere) onChoose(first);
    onSettled();
  }, [isSettled, goods.data, skuId, wanted, choice, onChoose, onSettled]);

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
      <Heading goods={goods.data} unitPrice={unitPriceOf(goods.data, choice)} />
      {choice ? (
        <Choosing goods={goods.data} choice={choice} isAdded={isAdded} isAdding={isAdding} onChoose={onChoose} onAdd={onAdd} />
      ) : (
        <Tag tone="danger">{goods.data.availability === "off-shelf" ? words.offShelf : words.soldOut}</Tag>
      )}
    </article>
  );
}

function Heading({ goods, unitPrice }: { goods: GoodsOnWire; unitPrice: string }) {
  const language = useLanguage();
  const { LinkPart } = useUi();
  const { goodsId, pictures, title, platform } = goods;
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
        <Price amount={unitPrice} />
      </span>
    </LinkPart>
  );
}

type ChoosingProps = Pick<FoundItemProps, "isAdded" | "isAdding" | "onChoose" | "onAdd"> & {
  goods: GoodsOnWire;
  choice: LineChoice;
};

function Choosing({ goods, choice, isAdded, isAdding, onChoose, onAdd }: ChoosingProps) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const variant = goods.variants.find(({ skuId }) => skuId === choice.skuId);
  const least = Math.max(1, goods.minimumQuantity);
  const options = goods.variants.map((each) => ({
    value: each.skuId,
    label: variantName(goods, each, language) || words.oneVariant,
    ...(each.stock === 0 && { disabledReason: words.soldOut }),
  }));
  return (
    <>
      {options.length > 1 ? (
        <Select
          hideLabel
          label={words.variant}
          value={choice.skuId}
          options={options}
          onChange={(skuId) => onChoose({ ...choice, skuId })}
        />
      ) : null}
      {choice.remark ? <p className="text-note text-grey">{labelled(words.remarkLabel, choice.remark, language)}</p> : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Stepper
          label={words.quantity}
          value={choice.quantity}
          min={least}
          max={Math.max(least, variant?.stock ?? least)}
          onChange={(quantity) => onChoose({ ...choice, quantity })}
        />
        {isAdded ? (
          <Tag tone="ok" icon={CircleCheck}>
            {words.addedLine}
          </Tag>
        ) : (
          <NewBusiness>
            <Button small kind="quiet" pending={isAdding} onClick={() => onAdd(choice)}>
              {words.addLine}
            </Button>
          </NewBusiness>
        )}
      </div>
    </>
  );
}

import { goodsDetail } from "@sihai/contract/goods";
import { isPositive } from "@sihai/domain";
import { platforms } from "@sihai/domain/platform";
import { cnyText, inLanguage, inOtherLanguage } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { ErrorState, Notice, Page, Price, Tag } from "@sihai/ui";
import { GoodsDetailSkeleton, isRefused, NothingHere, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { GoodsByLink } from "./GoodsByLink.tsx";
import { GoodsFacts } from "./GoodsFacts.tsx";
import { GoodsFooter } from "./GoodsFooter.tsx";
import { GoodsHeader, GoodsHeaderWaiting } from "./GoodsHeader.tsx";
import { GoodsPictures } from "./GoodsPictures.tsx";
import { LookupFailed } from "./LookupFailed.tsx";
import { LandedCostCard } from "./landed-cost/LandedCostCard.tsx";
import { platformLabel } from "./local-text.ts";
import { DearerWarehouse } from "./to-door/DearerWarehouse.tsx";
import { type Choice, type GoodsOnWire, useChoice } from "./use-choice.ts";
import { useDestination } from "./use-destination.ts";
import { VariantPicker } from "./VariantPicker.tsx";

/** Goods by our own number (`goodsId`), by where they are sold (`platform` and `goodsCode`), or by any `link` to them. */
export default function GoodsDetailPage() {
  const { goodsId, goodsCode, link } = usePageSearch("/goods/detail");
  return link !== undefined && goodsId === undefined && goodsCode === undefined ? <GoodsByLink link={link} /> : <GoodsByNumber />;
}

function GoodsByNumber() {
  const words = useDict(goodsDict);
  const { goodsId, platform: given, goodsCode: itemId, goodsName } = usePageSearch("/goods/detail");
  const platform = platforms.find((each) => each === given);
  const query = goodsId !== undefined ? { goodsId } : platform && itemId ? { platform, itemId } : null;
  const goods = useEndpoint(goodsDetail, { query: query ?? {} }, { enabled: query !== null, freshMs: 60_000 });
  if (query === null || isRefused(goods.error, "GOODS_NOT_FOUND", "INPUT_INVALID")) {
    return (
      <Page title={words.detail}>
        <NothingHere />
      </Page>
    );
  }
  if (goods.error) {
    return (
      <Page title={words.detail}>
        {isRefused(goods.error, "GOODS_LOOKUP_FAILED") ? (
          <LookupFailed
            message={goods.error.message}
            understood={{ platform, itemId, goodsName }}
            onRetry={() => void goods.refetch()}
            pending={goods.isFetching}
          />
        ) : (
          <ErrorState onReload={() => void goods.refetch()} pending={goods.isFetching} />
        )}
      </Page>
    );
  }
  if (!goods.data) {
    return (
      <Page title={words.detail} header={<GoodsHeaderWaiting />} wide>
        <GoodsDetailSkeleton />
      </Page>
    );
  }
  return <Loaded key={goods.data.goodsId} goods={goods.data} />;
}

function Loaded({ goods }: { goods: GoodsOnWire }) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const choice = useChoice(goods);
  const { variant, priced, quantity } = choice;
  const { country } = useDestination();
  return (
    <Page
      title={inLanguage(goods.title, language)}
      header={<GoodsHeader goods={goods} />}
      wide
      footer={<GoodsFooter goods={goods} choice={choice} />}
    >
      <GoodsPictures goods={goods} chosen={variant?.picture ?? null} />
      <section className="relative -mt-8 flex flex-col gap-4 rounded-t-sheet bg-white px-4 pt-4 pb-4 shadow-card">
        <GoodsHeading goods={goods} choice={choice} />
        <VariantPicker goods={goods} choice={choice} />
      </section>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <DearerWarehouse
          pieces={[{ goodsId: goods.goodsId, classId: null, quantity, unitPrice: choice.unitPrice, name: "" }]}
          country={country}
        />
        {goods.isStale ? <Notice tone="warn">{words.stale}</Notice> : null}
        {priced ? (
          <LandedCostCard
            goodsId={goods.goodsId}
            skuId={priced.skuId}
            quantity={quantity}
            hasVariants={goods.variants.length > 1}
            isFrom={choice.isFrom}
          />
        ) : null}
        <GoodsFacts goods={goods} />
      </div>
    </Page>
  );
}

function GoodsHeading({ goods, choice: { unitPrice, isFrom } }: { goods: GoodsOnWire; choice: Choice }) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const isFree = !isPositive(goods.domesticFreight);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Tag tone="warn">{platformLabel(goods.platform, language)}</Tag>
        <Tag tone={goods.returnable ? "ok" : "neutral"}>{goods.returnable ? words.returnable : words.notReturnable}</Tag>
        {goods.platform === "xianyu" ? <Tag>{words.secondHand}</Tag> : null}
        {goods.availability === "sold-out" ? <Tag tone="danger">{words.soldOut}</Tag> : null}
        {goods.availability === "off-shelf" ? <Tag tone="danger">{words.offShelf}</Tag> : null}
      </div>
      <h1 data-page-title tabIndex={-1} className="text-title leading-7 font-semibold">
        {inLanguage(goods.title, language)}
      </h1>
      <p className="text-note text-grey">
        <span lang={language === "zh" ? "en" : "zh-CN"}>{inOtherLanguage(goods.title, language)}</span> ·{" "}
        {inLanguage(goods.shop.name, language)}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="inline-flex flex-wrap items-baseline gap-2">
          {isFrom ? <span className="text-body text-grey empty:hidden">{words.optionFrom.before}</span> : null}
          <Price amount={unitPrice} size="large" />
          {isFrom ? <span className="text-body text-grey empty:hidden">{words.optionFrom.after}</span> : null}
          {goods.listPrice === null ? null : <Price amount={goods.listPrice} struck />}
        </span>
        <span className="text-body text-grey">
          {isFree ? words.freeDomestic : words.domestic(cnyText(goods.domesticFreight))}
        </span>
      </div>
    </div>
  );
}

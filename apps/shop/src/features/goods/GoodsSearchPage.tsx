import { formatNumber } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { Button, EmptyState, InfiniteList, Notice, Page, SearchBox, TabStrip } from "@sihai/ui";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { go, href, useDict, useLanguage } from "#shop";
import { FilterSheet } from "./FilterSheet.tsx";
import { GoodsCard } from "./GoodsCard.tsx";
import { GoodsGridSkeleton } from "./GoodsSkeleton.tsx";
import { PopularHere } from "./pasted/PopularHere.tsx";
import { showGoods, sorts, useGoodsFilter, useGoodsPages } from "./use-goods-pages.ts";

const panel = "found-goods";

/** Search by words; something that holds a link goes to the shopping page, which reads links. */
export default function GoodsSearchPage() {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const filter = useGoodsFilter();
  const [typed, setTyped] = useState(filter.keyword);
  const [filtering, setFiltering] = useState(false);
  const { pages, first } = useGoodsPages(filter);
  const labels = { sales: words.sales, "price-up": words.priceUp, "price-down": words.priceDown };

  function search() {
    const keyword = typed.trim();
    if (/https?:\/\//i.test(keyword)) go("/shopping", { link: keyword });
    else showGoods({ ...filter, keyword });
  }

  const found = !first
    ? ""
    : first.isMore
      ? words.resultMore(formatNumber(first.total, language, 0))
      : words.resultCount(first.total);
  return (
    <Page title={words.search}>
      <SearchBox label={words.searchLabel} value={typed} onChange={setTyped} onSearch={search} />
      <TabStrip
        label={words.sort}
        panelId={panel}
        value={filter.sort}
        onChange={(sort) => showGoods({ ...filter, sort })}
        tabs={sorts.map((value) => ({ value, label: labels[value] }))}
      />
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-note text-grey">
          {found}
        </p>
        <Button small kind="quiet" icon={SlidersHorizontal} onClick={() => setFiltering(true)}>
          {words.filter}
        </Button>
      </div>
      {first?.isWide ? <Notice tone="brand">{words.nearly}</Notice> : null}
      {first?.sourceFailed ? <Notice tone="warn">{words.sourceFailed}</Notice> : null}
      <div id={panel}>
        <InfiniteList
          {...pages.listProps}
          keyOf={({ goodsId }) => goodsId}
          skeleton={<GoodsGridSkeleton />}
          empty={
            <>
              <EmptyState picture="search" text={words.noResults} action={{ label: words.shopping, href: href("/shopping") }} />
              <PopularHere />
            </>
          }
          className="goods-grid"
        >
          {(goods) => <GoodsCard goods={goods} />}
        </InfiniteList>
      </div>
      <FilterSheet key={JSON.stringify(filter)} filter={filter} open={filtering} onClose={() => setFiltering(false)} />
    </Page>
  );
}

import { listFavourites } from "@sihai/contract/goods";
import { goodsDict } from "@sihai/text/dict/goods";
import { EmptyState, IconButton, InfiniteList, Page } from "@sihai/ui";
import { ShoppingCart } from "lucide-react";
import { go, href, useDict, usePagedEndpoint } from "#shop";
import { GoodsCard } from "./GoodsCard.tsx";
import { GoodsGridSkeleton } from "./GoodsSkeleton.tsx";

/** My favourites, newest first, and the way to what lies in the cart. */
export default function CollectionPage() {
  const words = useDict(goodsDict);
  const pages = usePagedEndpoint(listFavourites, {}, (page) => ({ query: { page: String(page) } }));
  return (
    <Page
      title={words.favourites}
      actions={<IconButton icon={ShoppingCart} label={words.cartGoods} onClick={() => go("/goods/my-cart-goods")} />}
    >
      <InfiniteList
        {...pages.listProps}
        keyOf={({ goodsId }) => goodsId}
        skeleton={<GoodsGridSkeleton />}
        empty={
          <EmptyState
            picture="heart"
            text={words.noFavourites}
            action={{ label: words.goShopping, href: href("/goods/search") }}
          />
        }
        className="goods-grid"
      >
        {(goods) => <GoodsCard goods={goods} />}
      </InfiniteList>
    </Page>
  );
}

import { listCart } from "@sihai/contract/cart";
import { goodsPictureUrl } from "@sihai/contract/goods";
import { inLanguage } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { EmptyState, Page, Picture, Price, SkeletonList, useUi } from "@sihai/ui";
import { href, NotYet, useDict, useEndpoint, useLanguage } from "#shop";
import { optionsLine } from "./options-line.ts";

/** What lies in the cart, to look at again: each opens its goods page. */
export default function MyCartGoodsPage() {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const cart = useEndpoint(listCart, {});
  const lines = cart.data?.shops.flatMap((shop) => shop.lines) ?? [];
  return (
    <Page title={words.cartGoods}>
      {cart.data ? null : <NotYet read={cart} skeleton={<SkeletonList picture />} />}
      {cart.data && lines.length === 0 ? (
        <EmptyState picture="cart" text={words.noCartGoods} action={{ label: words.goShopping, href: href("/goods/search") }} />
      ) : null}
      <ul className="flex flex-col gap-3">
        {lines.map(({ cartItemId, goodsId, picture, title, options, unitPrice }) => (
          <li key={cartItemId}>
            <LinkPart href={href("/goods/detail", { goodsId })} className="flex gap-3 rounded-card bg-white p-3 shadow-card">
              <Picture
                src={picture && goodsPictureUrl(goodsId, picture, 200)}
                alt=""
                className="w-20 shrink-0 rounded-control"
                sizes="80px"
              />
              <span className="flex min-w-0 flex-1 flex-col gap-1">
                <span className="line-clamp-2">{inLanguage(title, language)}</span>
                <span className="text-note text-grey">{optionsLine(options, language)}</span>
                <Price amount={unitPrice} />
              </span>
            </LinkPart>
          </li>
        ))}
      </ul>
    </Page>
  );
}

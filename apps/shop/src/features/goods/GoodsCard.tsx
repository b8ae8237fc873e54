import type { CallData } from "@sihai/contract";
import { goodsPictureUrl, type popularGoods } from "@sihai/contract/goods";
import { formatCompact, inLanguage } from "@sihai/text";
import { shellDict } from "@sihai/text/dict/shell";
import { Picture, Price, useUi } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";
import { platformLabel } from "./local-text.ts";

export type GoodsSummary = CallData<typeof popularGoods>["list"][number];

/** Goods in a grid: picture, name, price, where they are sold. */
export function GoodsCard({ goods, eager = false }: { goods: GoodsSummary; eager?: boolean }) {
  const words = useDict(shellDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const { goodsId, picture } = goods;
  return (
    <LinkPart
      href={href("/goods/detail", { goodsId })}
      className="flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card"
    >
      <Picture src={picture && goodsPictureUrl(goodsId, picture)} alt="" eager={eager} sizes="50vw" />
      <span className="flex flex-1 flex-col gap-1 p-3">
        <span className="line-clamp-2 text-body leading-5">{inLanguage(goods.title, language)}</span>
        <span className="mt-auto">
          <Price amount={goods.price} />
        </span>
        <span className="text-note text-grey">
          {platformLabel(goods.platform, language)} · {words.sold(formatCompact(goods.salesCount, language))}
        </span>
      </span>
    </LinkPart>
  );
}

/** Goods side by side, as many in a row as the screen has room for. */
export function GoodsGrid({ list }: { list: readonly GoodsSummary[] }) {
  return (
    <ul className="goods-grid">
      {list.map((goods) => (
        <li key={goods.goodsId} className="min-w-0">
          <GoodsCard goods={goods} />
        </li>
      ))}
    </ul>
  );
}

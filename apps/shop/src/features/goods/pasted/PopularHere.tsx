import { popularGoods } from "@sihai/contract/goods";
import { goodsDict } from "@sihai/text/dict/goods";
import { Section } from "@sihai/ui";
import { useDict, useEndpoint } from "#shop";
import { GoodsGrid } from "../GoodsCard.tsx";

/** For those who came without a link. */
export function PopularHere() {
  const words = useDict(goodsDict);
  const popular = useEndpoint(popularGoods, {}, { freshMs: 300_000 });
  if (!popular.data || popular.data.list.length === 0) return null;
  return (
    <Section title={words.popular}>
      <GoodsGrid list={popular.data.list.slice(0, 6)} />
    </Section>
  );
}

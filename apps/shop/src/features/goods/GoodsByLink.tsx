import { parseLinks } from "@sihai/contract/goods";
import { goodsDict } from "@sihai/text/dict/goods";
import { ErrorState, Page } from "@sihai/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call, GoodsDetailSkeleton, go, useDict } from "#shop";
import { GoodsHeaderWaiting } from "./GoodsHeader.tsx";

/** An address with a link of a shop in it: goes on to the goods it stands for, or to the page that says what it is. */
export function GoodsByLink({ link }: { link: string }) {
  const words = useDict(goodsDict);
  const parsed = useQuery({
    queryKey: [parseLinks.path, link],
    queryFn: ({ signal }) => call(parseLinks, { body: { texts: [link] } }, { signal, quiet: true }),
  });
  const result = parsed.data?.results[0];

  useEffect(() => {
    if (!result) return;
    if (result.kind === "item") go("/goods/detail", { platform: result.platform, goodsCode: result.itemId }, { replace: true });
    else go("/shopping", { link }, { replace: true });
  }, [result, link]);

  if (parsed.error) {
    return (
      <Page title={words.detail}>
        <ErrorState onReload={() => void parsed.refetch()} pending={parsed.isFetching} />
      </Page>
    );
  }
  return (
    <Page title={words.detail} header={<GoodsHeaderWaiting />} wide>
      <GoodsDetailSkeleton />
    </Page>
  );
}

import { measuredDict } from "@sihai/text/dict/care/measured";
import { goodsDict } from "@sihai/text/dict/goods";
import { Page, SkeletonList, TabStrip } from "@sihai/ui";
import { go, NotYet, useDict, usePageSearch } from "#shop";
import { ArticleBody } from "../content/help/ArticleBody.tsx";
import { useArticle } from "../content/help/use-article.ts";
import { Measured } from "./measured/Measured.tsx";

/** What buyers can rely on, in plain words (rule C-14), and beside it what was measured of it (docs/decisions/0064). */
export default function ServicePromisePage() {
  const words = useDict(goodsDict);
  const { tabs, tabsLabel, title } = useDict(measuredDict);
  const { show = "promise" } = usePageSearch("/goods/service-promise");
  const isMeasured = show === "measured";
  return (
    <Page title={isMeasured ? title : words.promise}>
      <TabStrip
        look="boxed"
        label={tabsLabel}
        tabs={[
          { value: "promise", label: tabs.promise },
          { value: "measured", label: tabs.measured },
        ]}
        value={show}
        onChange={(next) => go("/goods/service-promise", next === "measured" ? { show: next } : {}, { replace: true })}
      />
      {isMeasured ? <Measured /> : <Promises />}
    </Page>
  );
}

/** An article, so that it is edited like any other text, and states the rules in force. */
function Promises() {
  const article = useArticle("promise");
  if (!article.data) return <NotYet read={article} skeleton={<SkeletonList cards={4} lines={3} />} />;
  return <ArticleBody blocks={article.data.blocks} />;
}

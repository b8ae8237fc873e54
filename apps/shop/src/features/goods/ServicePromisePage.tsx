import { goodsDict } from "@sihai/text/dict/goods";
import { Card, Page, SkeletonList } from "@sihai/ui";
import { useDict, useSettings } from "#shop";

/** What buyers can rely on, in plain words (rule C-14). */
export default function ServicePromisePage() {
  const words = useDict(goodsDict);
  const rules = useSettings();
  return (
    <Page title={words.promise}>
      <p className="text-grey">{words.promiseIntro}</p>
      {rules ? (
        words.promises.map(({ title, text }) => (
          <Card key={title(rules)} title={title(rules)}>
            <p className="text-body leading-6 text-grey">{text(rules)}</p>
          </Card>
        ))
      ) : (
        <SkeletonList />
      )}
    </Page>
  );
}

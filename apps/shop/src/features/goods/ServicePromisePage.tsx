import { goodsDict } from "@sihai/text/dict/goods";
import { Card, Page } from "@sihai/ui";
import { useDict } from "#shop";

/** What buyers can rely on, in plain words (rule C-14). */
export default function ServicePromisePage() {
  const words = useDict(goodsDict);
  return (
    <Page title={words.promise}>
      <p className="text-grey">{words.promiseIntro}</p>
      {words.promises.map(({ title, text }) => (
        <Card key={title} title={title}>
          <p className="text-body leading-6 text-grey">{text}</p>
        </Card>
      ))}
    </Page>
  );
}

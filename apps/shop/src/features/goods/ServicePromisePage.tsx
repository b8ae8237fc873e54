import { measuredDict } from "@sihai/text/dict/care/measured";
import { goodsDict } from "@sihai/text/dict/goods";
import { Card, Page, SkeletonList, TabStrip } from "@sihai/ui";
import { go, useDict, usePageSearch, useSettings } from "#shop";
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

function Promises() {
  const words = useDict(goodsDict);
  const settings = useSettings();
  const rules = settings && { ...settings, refundHours: settings.parcelRefundHours };
  return (
    <>
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
    </>
  );
}

import { consoleRatesDict } from "@sihai/text/dict/console-rates";
import { TabStrip } from "@sihai/ui";
import { useDict, usePageSearch, WorkPage } from "#console";
import { LinesTab } from "./LinesTab.tsx";
import { OutletsTab } from "./OutletsTab.tsx";
import { VersionsTab } from "./VersionsTab.tsx";

const tabs = ["versions", "lines", "outlets"] as const;

/** The provider's prices: price lists with their days, the lines one by one, the outlets. */
export default function RatesPage() {
  const words = useDict(consoleRatesDict);
  const [{ tab = "versions" }, change] = usePageSearch("/rates");
  return (
    <WorkPage
      title={words.title}
      filters={
        <div className="overflow-hidden rounded-card px-4">
          <TabStrip
            label={words.tabsLabel}
            tabs={tabs.map((value) => ({ value, label: words.tabs[value] }))}
            value={tab}
            onChange={(next) => change({ tab: next, version: undefined, line: undefined, show: undefined })}
          />
        </div>
      }
    >
      {tab === "versions" ? <VersionsTab /> : tab === "lines" ? <LinesTab /> : <OutletsTab />}
    </WorkPage>
  );
}

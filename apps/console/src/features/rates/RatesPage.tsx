import { consoleRatesDict } from "@sihai/text/dict/console-rates";
import { DeskTabs } from "#bench";
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
        <DeskTabs
          label={words.tabsLabel}
          tabs={tabs}
          words={words.tabs}
          value={tab}
          onChange={(next) => change({ tab: next, version: undefined, line: undefined, show: undefined })}
        />
      }
    >
      {tab === "versions" ? <VersionsTab /> : tab === "lines" ? <LinesTab /> : <OutletsTab />}
    </WorkPage>
  );
}

import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { useDict, usePageSearch, WorkPage } from "#console";
import { DeskTabs } from "#desk";
import { TaxesTab } from "../tax/TaxesTab.tsx";
import { LinesTab } from "./LinesTab.tsx";
import { OutletsTab } from "./outlet/OutletsTab.tsx";
import { VersionsTab } from "./VersionsTab.tsx";

const tabs = ["versions", "lines", "taxes", "outlets"] as const;
/** What may stand open on a tab closes with it. */
const closed = {
  version: undefined,
  line: undefined,
  rule: undefined,
  country: undefined,
  outlet: undefined,
  part: undefined,
  show: undefined,
};

/** The provider's prices: price lists with their days, the lines one by one, taxes, the outlets. */
export default function RatesPage() {
  const words = useDict(consoleFreightDict);
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
          onChange={(next) => change({ tab: next, ...closed })}
        />
      }
    >
      {tab === "versions" ? <VersionsTab /> : null}
      {tab === "lines" ? <LinesTab /> : null}
      {tab === "taxes" ? <TaxesTab /> : null}
      {tab === "outlets" ? <OutletsTab /> : null}
    </WorkPage>
  );
}

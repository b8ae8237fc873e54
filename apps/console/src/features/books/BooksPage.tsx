import { consoleBooksDict } from "@sihai/text/dict/console/books";
import { useDict, usePageSearch, WorkPage } from "#console";
import { DeskTabs } from "#desk";
import { ActsTab } from "./ActsTab.tsx";
import { AdjustmentsTab } from "./AdjustmentsTab.tsx";
import { BalancesTab } from "./BalancesTab.tsx";
import { GatewayTab } from "./GatewayTab.tsx";
import { PeriodsTab } from "./PeriodsTab.tsx";
import { RatesTab } from "./RatesTab.tsx";

const tabs = ["balances", "gateway", "periods", "adjustments", "rates", "acts"] as const;

/** The finance desk's books: what we owe, what stands where, and why the two agree. */
export default function BooksPage() {
  const words = useDict(consoleBooksDict);
  const [{ tab = "balances" }, change] = usePageSearch("/books");
  const nothing = {
    ...{ at: undefined, kind: undefined, currency: undefined, customer: undefined, before: undefined },
    ...{ show: undefined, q: undefined, sort: undefined, open: undefined, after: undefined },
  };
  return (
    <WorkPage title={words.title}>
      <p className="text-note text-grey">{words.hint}</p>
      <div className="rounded-card bg-white shadow-card">
        <DeskTabs
          label={words.tabsLabel}
          tabs={tabs}
          words={words.tabs}
          value={tab}
          onChange={(to) => change({ ...nothing, tab: to })}
        />
      </div>
      {tab === "balances" ? <BalancesTab /> : null}
      {tab === "gateway" ? <GatewayTab /> : null}
      {tab === "periods" ? <PeriodsTab /> : null}
      {tab === "adjustments" ? <AdjustmentsTab /> : null}
      {tab === "rates" ? <RatesTab /> : null}
      {tab === "acts" ? <ActsTab /> : null}
    </WorkPage>
  );
}

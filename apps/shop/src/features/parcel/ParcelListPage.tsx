import { listParcels } from "@sihai/contract/parcel";
import { type ParcelState, type ParcelTab, parcelTabNames, parcelTabs } from "@sihai/domain/parcel";
import { parcelDict } from "@sihai/text/dict/parcel";
import { EmptyState, InfiniteList, Page, SearchBox, TabStrip } from "@sihai/ui";
import { useState } from "react";
import { go, href, useDict, useEndpoint, usePagedEndpoint, usePageSearch } from "#shop";
import { ParcelCard } from "./ParcelCard.tsx";
import { ParcelsToCome } from "./ParcelToCome.tsx";

/** The tabs of the list, and all of them together. */
const tabs = ["all", ...parcelTabNames] as const;
type Tab = (typeof tabs)[number];

function isTab(value: string | undefined): value is Tab {
  return tabs.some((tab) => tab === value);
}

/** Without a choice of one's own: what waits for the user, then what the warehouse has, then what is on its way. */
function usefulTab(counts: { unpaid: number; unshipped: number; backPayment: number } | undefined): ParcelTab {
  if (counts === undefined || counts.unpaid > 0) return "unpaid";
  if (counts.backPayment > 0) return "back-payment";
  return counts.unshipped > 0 ? "unshipped" : "shipped";
}

/** The tab that holds a parcel in this state; a cancelled one, or none, stands among all of them alone. */
function tabOf(state: ParcelState | undefined): Tab {
  return parcelTabNames.find((tab) => parcelTabs[tab].some((each) => each === state)) ?? "all";
}

/** My parcels: all of them, unpaid, unshipped, shipped, and those with a balance due. */
export default function ParcelListPage() {
  const words = useDict(parcelDict);
  const search = usePageSearch("/package/list");
  const keyword = search.keyword ?? "";
  const [typed, setTyped] = useState(keyword);
  const counted = useEndpoint(listParcels, { query: { pageSize: 1, ...(keyword === "" ? {} : { keyword }) } }, { freshMs: 0 });
  const counts = counted.data?.counts;
  // What was searched for is shown where it is, not in a tab that lacks it.
  const chosen = isTab(search.tab) ? search.tab : undefined;
  const tab = chosen ?? (keyword === "" ? usefulTab(counts) : tabOf(counted.data?.list[0]?.state));
  const parcels = usePagedEndpoint(listParcels, { tab, keyword }, (page) => ({
    query: { page, ...(tab === "all" ? {} : { tab }), ...(keyword === "" ? {} : { keyword }) },
  }));
  const badges: Record<Tab, number | undefined> = {
    all: undefined,
    unpaid: counts?.unpaid,
    unshipped: counts?.unshipped,
    shipped: counts?.shipped,
    "back-payment": counts?.backPayment,
  };
  const open = (next: { tab?: Tab; keyword?: string }) => {
    const nextKeyword = next.keyword ?? keyword;
    // A tab nobody chose is none to search in: what is found then says which it stands in.
    const nextTab = next.tab ?? chosen;
    go(
      "/package/list",
      { ...(nextTab === undefined ? {} : { tab: nextTab }), ...(nextKeyword === "" ? {} : { keyword: nextKeyword }) },
      { replace: true },
    );
  };
  return (
    <Page title={words.title}>
      <TabStrip
        label={words.title}
        value={tab}
        onChange={(value) => open({ tab: value })}
        tabs={tabs.map((value) => ({ value, label: words.tabs[value], badge: badges[value] || undefined }))}
        panelId="parcels"
      />
      <SearchBox
        label={words.search}
        placeholder={words.search}
        value={typed}
        onChange={setTyped}
        onSearch={() => open({ keyword: typed.trim() })}
      />
      <div id="parcels">
        <InfiniteList
          {...parcels.listProps}
          keyOf={({ packageId }) => packageId}
          skeleton={<ParcelsToCome />}
          empty={
            keyword !== "" && tab !== "all" ? (
              <EmptyState
                picture="search"
                text={words.notFoundIn(words.tabs[tab])}
                action={{ label: words.searchAll, onClick: () => open({ tab: "all" }) }}
              />
            ) : (
              <EmptyState
                picture="plane"
                text={keyword === "" ? words.empty[tab] : words.notFound}
                action={{ label: words.toStorage, href: href("/order/in-storage/goods-list") }}
              />
            )
          }
        >
          {(parcel) => <ParcelCard parcel={parcel} />}
        </InfiniteList>
      </div>
    </Page>
  );
}

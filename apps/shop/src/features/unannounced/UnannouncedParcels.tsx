import { listUnannounced } from "@sihai/contract/unannounced";
import { unannouncedDict } from "@sihai/text/dict/unannounced";
import { ChipGroup, EmptyState, InfiniteList, LinkButton, Notice, SearchBox, SkeletonList } from "@sihai/ui";
import { useState } from "react";
import { go, here, href, useDict, useEndpoint, usePagedEndpoint, usePageSearch, useSession, useWarehouseNames } from "#shop";
import { ClaimSheet } from "./ClaimSheet.tsx";
import { UnannouncedCard } from "./UnannouncedCard.tsx";

/** Parcels of the last 60 days that nobody announced; the one being claimed stands in the address. */
export function UnannouncedParcels() {
  const words = useDict(unannouncedDict);
  const status = useSession((session) => session.status);
  if (status === "visitor")
    return (
      <Notice
        tone="brand"
        action={
          <LinkButton small href={href("/login", { redirect_url: here() })}>
            {words.login}
          </LinkButton>
        }
      >
        {words.loginFirst}
      </Notice>
    );
  return status === "user" ? <MembersView /> : <SkeletonList cards={3} />;
}

function MembersView() {
  const words = useDict(unannouncedDict);
  const { parcel, number, warehouse, mine } = usePageSearch("/warehouse/list");
  const warehouses = useWarehouseNames();
  const [typed, setTyped] = useState(number ?? "");
  const pages = usePagedEndpoint(listUnannounced, { number, warehouse, mine }, (page) => ({
    query: { page, ...(number && { number }), ...(warehouse && { warehouse: Number(warehouse) }), ...(mine && { mine }) },
  }));
  const listed = pages.items.find(({ unannouncedNo }) => unannouncedNo === parcel);
  // A message leads to one parcel, which need not be on the first page.
  const single = useEndpoint(
    listUnannounced,
    { query: { unannouncedNo: parcel ?? "" } },
    { enabled: parcel !== undefined && !pages.isPending && listed === undefined },
  );
  const claimed = listed ?? single.data?.list[0];
  const view = mine ? "mine" : (warehouse ?? "all");

  function show(change: { number?: string; warehouse?: string; mine?: "1"; parcel?: string }) {
    go("/warehouse/list", { tab: "unannounced", ...change }, { replace: true });
  }
  function choose(next: string) {
    if (next === "mine") show({ mine: "1" });
    else show({ ...(number && { number }), ...(next === "all" ? {} : { warehouse: next }) });
  }
  const kept = { ...(number && { number }), ...(warehouse && { warehouse }), ...(mine && { mine }) };

  return (
    <>
      <p className="px-1 text-body text-grey">{words.intro}</p>
      <SearchBox
        label={words.search}
        value={typed}
        maxLength={40}
        onChange={(value) => {
          setTyped(value);
          if (value === "" && number) show({});
        }}
        onSearch={() => show(typed.trim() === "" ? {} : { number: typed.trim() })}
      />
      <ChipGroup
        label={words.filter}
        scroll
        value={view}
        onChange={choose}
        options={[{ value: "all", label: words.all }, ...warehouses.all, { value: "mine", label: words.mine }]}
      />
      <InfiniteList
        {...pages.listProps}
        keyOf={(item) => item.unannouncedNo}
        skeleton={<SkeletonList cards={3} />}
        empty={
          <EmptyState
            picture="box"
            text={mine ? words.noClaims : number ? words.noneFound : words.none}
            action={{ label: words.showAll, onClick: () => choose("all") }}
          />
        }
      >
        {(item) => <UnannouncedCard parcel={item} onClaim={() => show({ ...kept, parcel: item.unannouncedNo })} />}
      </InfiniteList>
      {claimed && !claimed.claimed && claimed.myClaim?.state !== "approved" ? (
        <ClaimSheet
          key={claimed.unannouncedNo}
          parcel={claimed}
          guessesLeft={pages.data?.pages[0]?.guessesLeft ?? 0}
          typedNumber={number}
          onClose={() => show(kept)}
        />
      ) : null}
    </>
  );
}

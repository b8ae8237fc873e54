import { listWithdrawals } from "@sihai/contract/withdrawal";
import { withdrawalStates } from "@sihai/domain/withdrawal";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { ChipGroup, EmptyState, InfiniteList, Page } from "@sihai/ui";
import { useLocation } from "@tanstack/react-router";
import { go, href, useDict, usePagedEndpoint, usePageSearch } from "#shop";
import { WithdrawalDetail } from "./WithdrawalDetail.tsx";
import { WithdrawalRow } from "./WithdrawalRow.tsx";

/** Withdrawals, newest first, by their state; with a number in the address, that one. One that is no number is asked for like a missing one. */
export default function RecordPage() {
  const { withdrawNo } = usePageSearch("/wallet/withdraw/record");
  const isNamed = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).has("withdrawNo") });
  return isNamed ? <WithdrawalDetail key={withdrawNo} withdrawNo={withdrawNo} /> : <Records />;
}

function Records() {
  const words = useDict(withdrawalDict);
  const { status: given } = usePageSearch("/wallet/withdraw/record");
  const status = withdrawalStates.find((state) => state === given);
  const list = usePagedEndpoint(listWithdrawals, { status: status ?? "all" }, (page) => ({
    query: { page, ...(status && { status }) },
  }));
  const options = [
    { value: "all", label: words.allStates },
    ...withdrawalStates.map((value) => ({ value, label: words.states[value] })),
  ];
  return (
    <Page title={words.recordTitle}>
      <ChipGroup
        label={words.filter}
        scroll
        options={options}
        value={status ?? "all"}
        onChange={(value) => go("/wallet/withdraw/record", value === "all" ? {} : { status: value }, { replace: true })}
      />
      <InfiniteList
        {...list.listProps}
        className="flex flex-col gap-2"
        keyOf={({ withdrawNo }) => withdrawNo}
        empty={
          <EmptyState
            picture="wallet"
            text={status === undefined ? words.none : words.noneInState}
            action={{ label: words.title, href: href("/wallet/withdraw") }}
          />
        }
      >
        {(withdrawal) => <WithdrawalRow withdrawal={withdrawal} />}
      </InfiniteList>
    </Page>
  );
}

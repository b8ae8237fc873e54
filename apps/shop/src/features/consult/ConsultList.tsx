import { listConsults } from "@sihai/contract/consult";
import { consultDict } from "@sihai/text/dict/care/consult";
import { EmptyState, InfiniteList } from "@sihai/ui";
import { href, useDict, usePagedEndpoint } from "#shop";
import { ConsultCard } from "./ConsultCard.tsx";

type Wanted = { tab?: "all" | "waiting" | "answered" | "ended"; unread?: "1" };

/** The customer's questions, of a kind or with an answer they have not read; where there are none, the way to ask. */
export function ConsultList({ wanted }: { wanted: Wanted }) {
  const words = useDict(consultDict);
  const consults = usePagedEndpoint(listConsults, { query: wanted }, (page) => ({ query: { ...wanted, page } }));
  return (
    <InfiniteList
      {...consults.listProps}
      keyOf={({ consultNo }) => consultNo}
      empty={
        <EmptyState
          picture="letter"
          text={wanted.unread ? words.emptyUnread : words.empty}
          action={{ label: words.ask, href: href("/user/consult/service") }}
        />
      }
    >
      {(consult) => <ConsultCard consult={consult} />}
    </InfiniteList>
  );
}

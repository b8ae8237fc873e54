import { useEndpoint } from "@sihai/client";
import { cardHoldOrders, cardHoldsFile, listCardHolds } from "@sihai/contract/payment";
import { cardHoldTabs } from "@sihai/domain/payment";
import { beijing, cnyText, formatDateTime } from "@sihai/text";
import { consoleCardHoldDict } from "@sihai/text/dict/console/payment/card-hold";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Tag, type Tone } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage, usePageSearch } from "#console";
import { DeskPage, orderBy } from "#desk";
import { CardHoldPanel } from "./CardHoldPanel.tsx";
import type { CardHold } from "./types.ts";

const tones: Record<CardHold["state"], Tone> = { open: "warn", released: "ok", refused: "danger" };

/** Card payments that crossed a limit, which finance lets through or not. */
export default function CardHoldsPage() {
  const words = useDict(consoleCardHoldDict);
  const [{ tab = "open", sort, after, open }, change] = usePageSearch("/card-holds");
  const filter = { tab, ...(sort && { sort }) };
  const read = useEndpoint(listCardHolds, { query: { ...filter, ...(after && { after }) } }, { freshMs: 0, everyMs: 60_000 });
  const { list = [], next = null } = read.data ?? {};
  const hold = list.find(({ tradeNo }) => tradeNo === open);
  return (
    <DeskPage
      words={words}
      tabs={cardHoldTabs}
      tab={tab}
      onTab={(to) => change({ tab: to, open: undefined, after: undefined })}
      counts={read.data && { open: read.data.open, overdue: 0 }}
      read={read}
      rows={list}
      rowId={({ tradeNo }) => tradeNo}
      columns={useColumns()}
      columnsBeside={["payment", "why"]}
      table={{ picture: "wallet", file: { of: cardHoldsFile, query: filter }, order: orderBy(cardHoldOrders, sort, change) }}
      share="narrow"
      places={{ after, next, onPage: (to) => change({ after: to, open: undefined }) }}
      open={hold?.tradeNo}
      onOpen={(to) => change({ open: to })}
      panel={hold ? <CardHoldPanel key={hold.tradeNo} hold={hold} onClose={() => change({ open: undefined })} /> : null}
    />
  );
}

function useColumns(): DataColumn<CardHold>[] {
  const words = useDict(consoleCardHoldDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  return [
    {
      key: "payment",
      title: words.payment,
      cell: ({ amount, tradeNo }) => (
        <span className="block">
          <span className="font-semibold whitespace-nowrap">{cnyText(amount)}</span>
          <span className="block text-note text-grey">{tradeNo}</span>
        </span>
      ),
    },
    { key: "why", title: words.why, cell: ({ why }) => words.whys[why] },
    { key: "state", title: shared.state, cell: ({ state }) => <Tag tone={tones[state]}>{words.states[state]}</Tag> },
    { key: "held", title: words.heldAt, cell: ({ heldAt }) => formatDateTime(heldAt, language, beijing) },
    { key: "customer", title: shared.customer, cell: ({ customerMark }) => customerMark },
  ];
}

import { useEndpoint } from "@sihai/client";
import { buyingQueue, deskTabs } from "@sihai/contract/order";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { useState } from "react";
import { useDict, useMay, usePageSearch } from "#console";
import { DeskPage, nextAfter } from "#desk";
import { BulkBar } from "./BulkBar.tsx";
import { buyingColumnsBeside, useBuyingColumns } from "./buying-columns.tsx";
import { DeskFilters } from "./DeskFilters.tsx";
import { DeskItemPanel } from "./DeskItemPanel.tsx";
import type { DeskItem } from "./desk-item.ts";
import { TakenNotice } from "./TakenNotice.tsx";
import { useActionKeys } from "./use-action-keys.ts";
import { useTicks } from "./use-ticks.ts";

const pageSize = 50;
const marks = { kind: "item", no: ({ itemNo }: DeskItem) => itemNo, under: "item" } as const;
const look = { pictures: true, maxHeight: "calc(100dvh - 280px)" };

/** What is to be bought, from paid orders to the seller's parcel; rows can be ticked and the open one worked by keys. */
export default function BuyingPage() {
  const words = useDict(consoleBuyingDict);
  const [{ tab = "to-buy", item: openNo, after }, change] = usePageSearch("/buying");
  const may = useMay();
  const queue = useQueue();
  const list = queue.data?.list ?? [];
  const open = list.find((item) => item.itemNo === openNo);
  const { ticked, setTicked, toggle, clear } = useTicks();
  const canTick = may("buying.record") && (tab === "to-buy" || tab === "buying" || tab === "bought");
  const [taken, setTaken] = useState<readonly string[]>([]);
  const { requestedAction, press, forget } = useActionKeys(open, canTick ? toggle : null);

  function goTo(itemNo: string | undefined) {
    forget();
    change({ item: itemNo }, { replace: true });
  }

  function goOn() {
    const itemNos = list.map(({ itemNo }) => itemNo);
    goTo(openNo && nextAfter(itemNos, openNo));
  }

  return (
    <DeskPage
      words={words}
      tabs={deskTabs}
      tab={tab}
      onTab={(next) => {
        clear();
        setTaken([]);
        change({ tab: next, item: undefined, after: undefined });
      }}
      counts={queue.data?.counts}
      read={queue}
      rows={list}
      rowId={({ itemNo }) => itemNo}
      columns={useBuyingColumns(tab)}
      columnsBeside={buyingColumnsBeside}
      table={{ ...look, marks, ...(canTick && { selected: ticked, onSelect: setTicked }) }}
      above={
        <>
          <DeskFilters />
          <TakenNotice itemNos={tab === "to-buy" ? taken : []} onUndone={() => setTaken([])} />
        </>
      }
      bulk={<BulkBar tab={tab} itemNos={ticked} list={list} onDone={clear} onTaken={setTaken} />}
      places={{
        after,
        next: queue.data?.next ?? null,
        total: queue.data?.total ?? 0,
        onPage: (to) => change({ after: to, item: undefined }),
      }}
      open={open?.itemNo}
      onOpen={goTo}
      share="list"
      keys={{ press, hint: words.keys }}
      panel={
        open ? (
          <DeskItemPanel
            key={`${open.itemNo}-${open.state}-${requestedAction ?? ""}`}
            item={open}
            requestedAction={requestedAction}
            onTaken={() => change({ tab: "buying", after: undefined })}
            onClose={() => change({ item: undefined })}
            onDone={goOn}
          />
        ) : null
      }
    />
  );
}

/** The page of the queue that the address names, read anew every minute. */
function useQueue() {
  const [{ tab = "to-buy", platform, assigned, due, after }] = usePageSearch("/buying");
  const query = {
    tab,
    pageSize,
    ...(after && { after }),
    ...(platform ? { platform } : {}),
    ...(assigned && { assigned }),
    ...(due && { due }),
  };
  return useEndpoint(buyingQueue, { query }, { freshMs: 0, everyMs: 60_000 });
}

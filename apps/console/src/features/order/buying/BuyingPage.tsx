import { useEndpoint } from "@sihai/client";
import { buyingQueue, deskTabs } from "@sihai/contract/order";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { useState } from "react";
import { useDict, useMay, usePageSearch } from "#console";
import { DeskPage, nextAfter } from "#desk";
import { type ActionName, actionKeys } from "./action-keys.ts";
import { BulkBar } from "./BulkBar.tsx";
import { buyingColumnsBeside, useBuyingColumns } from "./buying-columns.tsx";
import { DeskFilters } from "./DeskFilters.tsx";
import { DeskItemPanel } from "./DeskItemPanel.tsx";

const pageSize = 50;

export default function BuyingPage() {
  const words = useDict(consoleBuyingDict);
  const shared = useDict(consoleDict);
  const [{ tab = "to-buy", platform, mine, due, item: openNo, page = 1 }, change] = usePageSearch("/buying");
  const may = useMay();
  const [selected, setSelected] = useState<string[]>([]);
  const query = { tab, page, pageSize, ...(platform ? { platform } : {}), ...(mine ? { mine } : {}), ...(due && { due }) };
  const queue = useEndpoint(buyingQueue, { query }, { freshMs: 0, everyMs: 60_000 });
  const list = queue.data?.list ?? [];
  const open = list.find((item) => item.itemNo === openNo);
  const itemNos = list.map(({ itemNo }) => itemNo);
  const canSelect = may("buying.record") && (tab === "to-buy" || tab === "buying" || tab === "bought");
  const [requestedAction, setRequestedAction] = useState<ActionName | null>(null);

  function press(key: string): boolean {
    const action = actionKeys[key];
    if (!open) return false;
    if (action) setRequestedAction(action);
    else if (key === "o" && open.link !== null) window.open(open.link, "_blank", "noopener,noreferrer");
    else if (key === "x" && canSelect) tick(open.itemNo);
    else return false;
    return true;
  }

  function tick(itemNo: string) {
    setSelected((previous) => (previous.includes(itemNo) ? previous.filter((one) => one !== itemNo) : [...previous, itemNo]));
  }

  function goTo(itemNo: string | undefined) {
    setRequestedAction(null);
    change({ item: itemNo }, { replace: true });
  }

  return (
    <DeskPage
      words={words}
      tabs={deskTabs}
      tab={tab}
      onTab={(next) => {
        setSelected([]);
        change({ tab: next, item: undefined, page: undefined });
      }}
      counts={queue.data?.counts}
      read={queue}
      rows={list}
      rowId={({ itemNo }) => itemNo}
      columns={useBuyingColumns(tab)}
      columnsBeside={buyingColumnsBeside}
      table={{
        pictures: true,
        maxHeight: "calc(100dvh - 280px)",
        ...(canSelect && { selected, onSelect: setSelected }),
      }}
      above={<DeskFilters />}
      bulk={
        selected.length > 0 ? (
          <BulkBar
            tab={tab}
            itemNos={selected}
            items={list.filter(({ itemNo }) => selected.includes(itemNo))}
            onDone={() => setSelected([])}
          />
        ) : null
      }
      pager={{
        page,
        pageSize,
        total: queue.data?.total ?? 0,
        onPage: (next) => change({ page: next, item: undefined }),
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
            closeText={shared.backToList}
            onClose={() => change({ item: undefined })}
            onDone={() => goTo(nextAfter(itemNos, open.itemNo))}
          />
        ) : null
      }
    />
  );
}

import { useEndpoint } from "@sihai/client";
import { returnQueue, returnTabs } from "@sihai/contract/return";
import { isOpenReturn } from "@sihai/domain/return";
import { consoleReturnDict } from "@sihai/text/dict/console/return";
import { useDict, usePageSearch } from "#console";
import { ScannedDesk } from "#desk";
import { ReturnPanel } from "./ReturnPanel.tsx";
import { useReturnColumns } from "./return-columns.tsx";
import type { DeskReturn } from "./types.ts";

const marks = { kind: "return", no: ({ returnNo }: DeskReturn) => returnNo, under: "item" } as const;

/** Applications by state, the longest waiting first; a scan finds one whatever its state. */
export default function ReturnsPage() {
  const words = useDict(consoleReturnDict);
  const [{ tab = "applied", due, assigned, q, after, open }, change] = usePageSearch("/returns");
  const queue = useEndpoint(
    returnQueue,
    { query: q === undefined ? { tab, ...(due && { due }), ...(assigned && { assigned }), ...(after && { after }) } : { q } },
    { freshMs: 0, everyMs: 60_000 },
  );
  const rows = queue.data?.list ?? [];
  // A scanned label opens its return at once: the only one, or the only one still open among earlier ones.
  const live = rows.filter(({ state }) => isOpenReturn(state));
  return (
    <ScannedDesk
      words={words}
      tabs={returnTabs}
      tab={tab}
      counts={queue.data?.counts}
      read={queue}
      rows={rows}
      rowId={({ returnNo }) => returnNo}
      columns={useReturnColumns()}
      columnsBeside={["due", "item"]}
      table={{ pictures: true, marks }}
      share="list"
      due={tab === "closed" ? null : due}
      assigned={assigned}
      scanned={q}
      opensByScan={[rows, live].find(({ length }) => length === 1)?.[0]}
      openId={open}
      after={after}
      next={queue.data?.next ?? null}
      onChange={change}
      panelOf={(row, acts) => <ReturnPanel key={`${row.returnNo}-${row.state}`} returnCase={row} {...acts} />}
    />
  );
}

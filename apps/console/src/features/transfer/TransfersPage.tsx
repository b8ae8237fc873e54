import { useEndpoint } from "@sihai/client";
import { transferOrders, transferQueue, transfersFile, transferTabs } from "@sihai/contract/transfer";
import { consoleTransferDict } from "@sihai/text/dict/console/transfer";
import { useDict, usePageSearch } from "#console";
import { orderBy, ScannedDesk } from "#desk";
import { TransferPanel } from "./TransferPanel.tsx";
import { useTransferColumns } from "./transfer-columns.tsx";

/** Transfers by what is waited for, the longest waiting first; what is typed finds one whatever its state. */
export default function TransfersPage() {
  const words = useDict(consoleTransferDict);
  const [{ tab = "announced", q, sort, after, open }, change] = usePageSearch("/transfers");
  const filter = { ...(q === undefined ? { tab } : { q }), ...(sort && { sort }) };
  const place = q === undefined && after ? { after } : {};
  const queue = useEndpoint(transferQueue, { query: { ...filter, ...place } }, { freshMs: 0, everyMs: 60_000 });
  const rows = queue.data?.list ?? [];
  return (
    <ScannedDesk
      words={words}
      tabs={transferTabs}
      tab={tab}
      // Banks keep no deadline of ours.
      counts={queue.data && { ...queue.data.counts, overdue: 0 }}
      read={queue}
      rows={rows}
      rowId={({ transferNo }) => transferNo}
      columns={useTransferColumns()}
      columnsBeside={["transfer", "amount"]}
      table={{ file: { of: transfersFile, query: filter }, order: orderBy(transferOrders, sort, change) }}
      share="narrow"
      due={null}
      assigned={null}
      scanned={q}
      opensByScan={rows.length === 1 ? rows[0] : undefined}
      openId={open}
      after={after}
      next={queue.data?.next ?? null}
      goesOn={false}
      onChange={({ due: _, ...next }, options) => change(next, options)}
      panelOf={(row, acts) => <TransferPanel key={`${row.transferNo}-${row.state}`} transfer={row} {...acts} />}
    />
  );
}

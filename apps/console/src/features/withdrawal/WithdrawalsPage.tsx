import { useEndpoint } from "@sihai/client";
import { withdrawalOrders, withdrawalQueue, withdrawalsFile, withdrawalTabs } from "@sihai/contract/withdrawal";
import { consoleWithdrawalDict } from "@sihai/text/dict/console/withdrawal";
import { useDict, usePageSearch } from "#console";
import { countLate, DeskPage, DeskSearch, orderBy, useMinute } from "#desk";
import { WithdrawalPanel } from "./WithdrawalPanel.tsx";
import { useWithdrawalColumns } from "./withdrawal-columns.tsx";

/** Withdrawals by how far they are, the longest waiting first; a search finds one whatever its state, and so does its number in the address. */
export default function WithdrawalsPage() {
  const words = useDict(consoleWithdrawalDict);
  const now = useMinute();
  const [{ tab = "applied", q, sort, withdrawNo, after }, change] = usePageSearch("/withdrawals");
  const often = { freshMs: 0, everyMs: 60_000 };
  const filter = { ...(q === undefined ? { tab } : { q }), ...(sort && { sort }) };
  const queue = useEndpoint(withdrawalQueue, { query: { ...filter, ...(after && { after }) } }, often);
  const { list = [], counts, next = null } = queue.data ?? {};
  const listed =
    list.find((row) => row.withdrawNo === withdrawNo) ?? (q !== undefined && list.length === 1 ? list[0] : undefined);
  // An address that was sent names one that may stand on another tab or page.
  const isElsewhere = withdrawNo !== undefined && queue.data !== undefined && listed === undefined;
  const elsewhere = useEndpoint(withdrawalQueue, { query: { q: withdrawNo ?? "" } }, { ...often, enabled: isElsewhere });
  const open = listed ?? (isElsewhere ? elsewhere.data?.list.find((row) => row.withdrawNo === withdrawNo) : undefined);
  const close = () => change({ withdrawNo: undefined, q: undefined });
  const overdue = countLate(
    list.map(({ reviewedBy }) => ({ dueAt: reviewedBy })),
    now,
  );
  return (
    <DeskPage
      words={words}
      tabs={withdrawalTabs}
      tab={tab}
      onTab={(to) => change({ tab: to, q: undefined, withdrawNo: undefined, after: undefined })}
      counts={counts && { ...counts, overdue }}
      above={
        <DeskSearch words={words} q={q} onSearch={(asked) => change({ q: asked, withdrawNo: undefined, after: undefined })} />
      }
      read={queue}
      rows={list}
      rowId={(row) => row.withdrawNo}
      columns={useWithdrawalColumns()}
      columnsBeside={["due", "amount", "state"]}
      table={{
        picture: "wallet",
        file: { of: withdrawalsFile, query: filter },
        order: orderBy(withdrawalOrders, sort, change),
        ...(q !== undefined && { caption: words.found(q) }),
      }}
      share="narrow"
      places={{ after, next, onPage: (to) => change({ after: to, withdrawNo: undefined }) }}
      open={open?.withdrawNo}
      onOpen={(to) => (to === undefined ? close() : change({ withdrawNo: to }))}
      panel={
        open === undefined ? null : (
          <WithdrawalPanel
            key={`${open.withdrawNo}-${open.state}`}
            withdrawal={open}
            onClose={close}
            onDone={() => change({ withdrawNo: undefined }, { replace: true })}
          />
        )
      }
    />
  );
}

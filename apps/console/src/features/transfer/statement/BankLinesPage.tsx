import { useEndpoint } from "@sihai/client";
import { bankLineOrders, bankLines, bankLinesFile, bankLineTabs } from "@sihai/contract/transfer";
import { consoleBankLineDict } from "@sihai/text/dict/console/bank-line";
import { cx } from "@sihai/ui";
import { useDict, useMay, usePageSearch } from "#console";
import { DeskPage, DeskSearch, orderBy, useSentAddress } from "#desk";
import { BankLinePanel } from "./BankLinePanel.tsx";
import { useBankLineColumns } from "./bank-line-columns.tsx";
import { ImportFile } from "./ImportFile.tsx";

/** Lines of the bank's files by what is waited for, the longest waiting first; a search finds one whatever became of it. */
export default function BankLinesPage() {
  const words = useDict(consoleBankLineDict);
  const [{ tab = "open", q, sort, after, open: opened }, change] = usePageSearch("/bank-lines");
  const filter = { ...(q === undefined ? { tab } : { q }), ...(sort && { sort }) };
  const read = useEndpoint(bankLines, { query: { ...filter, ...(after && { after }) } }, { freshMs: 0, everyMs: 60_000 });
  const { list = [], counts, next = null } = read.data ?? {};
  const open = list.find(({ bankLine }) => bankLine === opened) ?? (q !== undefined && list.length === 1 ? list[0] : undefined);
  const search = (asked: string) => change({ q: asked, open: undefined, after: undefined }, { replace: true });
  useSentAddress({ open: opened, ids: read.data?.list.map(({ bankLine }) => bankLine), onSearch: search });
  return (
    <DeskPage
      words={words}
      tabs={bankLineTabs}
      tab={tab}
      onTab={(to) => change({ tab: to, q: undefined, open: undefined, after: undefined })}
      counts={counts && { ...counts, overdue: 0 }}
      above={<Above isOpen={open !== undefined} />}
      read={read}
      rows={list}
      rowId={({ bankLine }) => bankLine}
      columns={useBankLineColumns()}
      columnsBeside={["line", "amount"]}
      table={{
        picture: "wallet",
        file: { of: bankLinesFile, query: filter },
        order: orderBy(bankLineOrders, sort, change),
        ...(q !== undefined && { caption: words.found(q) }),
      }}
      share="narrow"
      places={{ after, next, onPage: (to) => change({ after: to, open: undefined }) }}
      open={open?.bankLine}
      onOpen={(to) => change(to === undefined ? { open: undefined, q: undefined } : { open: to })}
      panel={
        open === undefined ? null : (
          <BankLinePanel
            key={`${open.bankLine}-${open.status}`}
            line={open}
            onClose={() => change({ open: undefined, q: undefined })}
            onDone={() => change({ open: undefined }, { replace: true })}
          />
        )
      }
    />
  );
}

/** The file to import while no line is open, and what finds one: about the list, and hidden where the list is. */
function Above({ isOpen }: { isOpen: boolean }) {
  const words = useDict(consoleBankLineDict);
  const may = useMay();
  const [{ q }, change] = usePageSearch("/bank-lines");
  return (
    <>
      {may("finance.record") && !isOpen ? <ImportFile /> : null}
      <div className={cx("contents", isOpen && "max-xl:hidden")}>
        <DeskSearch words={words} q={q} onSearch={(asked) => change({ q: asked, open: undefined, after: undefined })} />
      </div>
    </>
  );
}

import { useEndpoint } from "@sihai/client";
import { suspenseFile, suspenseOrders, suspenseQueue, suspenseTabs } from "@sihai/contract/suspense";
import { currencyCodes, isOneOf } from "@sihai/domain";
import { suspenseWhys } from "@sihai/domain/suspense";
import { consoleSuspenseDict } from "@sihai/text/dict/console/suspense";
import { currencyOptions, cx, Select } from "@sihai/ui";
import { useDict, usePageSearch } from "#console";
import { countLate, DeskPage, DeskSearch, orderBy, useMinute, useSentAddress } from "#desk";
import { SuspensePanel } from "./SuspensePanel.tsx";
import { useSuspenseColumns } from "./suspense-columns.tsx";

/** Money that arrived wrong, by how far it is, the longest waiting first; a search finds it whatever its state. */
export default function SuspensePage() {
  const words = useDict(consoleSuspenseDict);
  const now = useMinute();
  const [{ tab = "open", q, why, currency, sort, after, open: opened }, change] = usePageSearch("/suspense");
  const narrowed = { tab, ...(why && { why }), ...(currency && { currency }) };
  const filter = { ...(q === undefined ? narrowed : { q }), ...(sort && { sort }) };
  const queue = useEndpoint(suspenseQueue, { query: { ...filter, ...(after && { after }) } }, { freshMs: 0, everyMs: 60_000 });
  const { list = [], counts, next = null } = queue.data ?? {};
  const open =
    list.find(({ suspenseNo }) => suspenseNo === opened) ?? (q !== undefined && list.length === 1 ? list[0] : undefined);
  useSentAddress({
    open: opened,
    ids: queue.data?.list.map(({ suspenseNo }) => suspenseNo),
    onSearch: (no) => change({ q: no, open: undefined }, { replace: true }),
  });
  const overdue = countLate(
    list.map(({ answerBy, closedAt }) => ({ dueAt: closedAt === null ? answerBy : null })),
    now,
  );
  return (
    <DeskPage
      words={words}
      tabs={suspenseTabs}
      tab={tab}
      onTab={(to) => change({ tab: to, q: undefined, open: undefined, after: undefined })}
      counts={counts && { ...counts, overdue }}
      above={<Above />}
      read={queue}
      rows={list}
      rowId={({ suspenseNo }) => suspenseNo}
      columns={useSuspenseColumns()}
      columnsBeside={["due", "amount", "state"]}
      table={{
        picture: "wallet",
        file: { of: suspenseFile, query: filter },
        order: orderBy(suspenseOrders, sort, change),
        ...(q !== undefined && { caption: words.found(q) }),
      }}
      share="narrow"
      places={{ after, next, onPage: (to) => change({ after: to, open: undefined }) }}
      open={open?.suspenseNo}
      onOpen={(to) => change(to === undefined ? { open: undefined, q: undefined } : { open: to })}
      panel={
        open === undefined ? null : (
          <SuspensePanel
            key={`${open.suspenseNo}-${open.state}`}
            suspended={open}
            onClose={() => change({ open: undefined, q: undefined })}
            onDone={() => change({ open: undefined }, { replace: true })}
          />
        )
      }
    />
  );
}

/** What finds one, whatever its state; or what narrows the list, and is hidden with it. */
function Above() {
  const words = useDict(consoleSuspenseDict);
  const [{ q, open }, change] = usePageSearch("/suspense");
  return (
    <DeskSearch words={words} q={q} onSearch={(asked) => change({ q: asked, open: undefined, after: undefined })}>
      <div className={cx("contents", open !== undefined && "max-xl:hidden")}>
        <Filters />
      </div>
    </DeskSearch>
  );
}

function Filters() {
  const words = useDict(consoleSuspenseDict);
  const [{ why, currency }, change] = usePageSearch("/suspense");
  const all = { value: "", label: words.all };
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        label={words.whyFilter}
        value={why ?? ""}
        options={[all, ...suspenseWhys.map((value) => ({ value, label: words.why[value] }))]}
        onChange={(value) => change({ why: isOneOf(suspenseWhys, value) ? value : undefined, after: undefined, open: undefined })}
      />
      <Select
        label={words.currencyFilter}
        value={currency ?? ""}
        options={[all, ...currencyOptions]}
        onChange={(value) =>
          change({ currency: isOneOf(currencyCodes, value) ? value : undefined, after: undefined, open: undefined })
        }
      />
    </div>
  );
}

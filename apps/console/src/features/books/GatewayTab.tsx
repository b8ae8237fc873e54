import { useAction, useEndpoint } from "@sihai/client";
import { differenceOrders, differencesFile, gatewayDesk, readBalances, reconcileGateway } from "@sihai/contract/books";
import { beijing, formatDateTime, moneyText } from "@sihai/text";
import { type ConsoleBooksWords, consoleBooksDict } from "@sihai/text/dict/console/books";
import { Button, Card, ErrorState, Notice, SkeletonList, Tag, type Tone, toastSuccess } from "@sihai/ui";
import { DataTable } from "@sihai/ui/table";
import { useDict, useLanguage, useMay, usePageSearch } from "#console";
import { Beside, DeskSearch, DeskTabs, orderBy, PageByPlace, type Read, ReadTable } from "#desk";
import { DifferencePanel } from "./DifferencePanel.tsx";
import { Amount } from "./parts.tsx";
import type { GatewayDesk } from "./types.ts";

/** The gateway's lines beside ours: what agrees, what does not, and the way out of it. */
export function GatewayTab() {
  const [{ after, open }, change] = usePageSearch("/books");
  const filter = useFilter();
  const desk = useEndpoint(gatewayDesk, { query: { ...filter, ...(after && { after }) } }, { freshMs: 0 });
  if (desk.isPending) return <SkeletonList cards={3} lines={3} />;
  if (desk.error) return <ErrorState onReload={() => void desk.refetch()} />;
  const chosen = desk.data.list.find(({ reference, difference }) => `${reference} ${difference.currency}` === open);
  const panel = chosen ? <DifferencePanel key={open} difference={chosen} onClose={() => change({ open: undefined })} /> : null;
  return (
    <Beside share="list" panel={panel}>
      <Summary desk={desk.data} />
      <Differences read={desk} desk={desk.data} />
      <Lines desk={desk.data} />
    </Beside>
  );
}

function Summary({ desk: { comparison, counts, says } }: { desk: GatewayDesk }) {
  const words = useDict(consoleBooksDict);
  const language = useLanguage();
  const may = useMay();
  const reconcile = useAction(reconcileGateway, {
    layer: "generic",
    refreshes: [gatewayDesk, readBalances],
    onDone: () => toastSuccess(words.reconciled),
  });
  const button = may("finance.record") ? (
    <Button small pending={reconcile.pending} onClick={() => void reconcile.run({})}>
      {words.reconcile}
    </Button>
  ) : undefined;
  if (!comparison) return <Notice action={button}>{words.notCompared}</Notice>;
  const { at, matched, compared, until, young } = comparison;
  const time = (moment: string) => formatDateTime(moment, language, beijing);
  return (
    <Notice
      {...verdictOf(
        counts.open,
        says.some((one) => one.says.amount !== one.read.amount),
        words,
      )}
      action={button}
    >
      <p>{words.comparison(matched, compared)}</p>
      <p>{words.lastCompared(time(at), time(until))}</p>
      {young > 0 ? <p>{words.young(young)}</p> : null}
      {says.map((one) => (
        <p key={one.says.currency}>{words.says(moneyText(one.says), moneyText(one.read), time(one.at))}</p>
      ))}
    </Notice>
  );
}

/** What is still to settle; else that the lines compared agree, though the gateway has named another sum since; else that all agrees. */
function verdictOf(open: number, isOff: boolean, words: ConsoleBooksWords): { tone: Tone; title: string } {
  if (open > 0) return { tone: "danger", title: words.differences };
  return isOff ? { tone: "warn", title: words.linesMatch } : { tone: "ok", title: words.allMatch };
}

/** Which differences the address asks for, in which order. */
function useFilter() {
  const [{ show, q, sort }] = usePageSearch("/books");
  const tab: "open" | "explained" = show === "explained" ? show : "open";
  const order = differenceOrders.find((one) => one === sort);
  return { tab, ...(q !== undefined && { q }), ...(order && { sort: order }) };
}

function Differences({ read, desk: { list, counts, next } }: { read: Read; desk: GatewayDesk }) {
  const words = useDict(consoleBooksDict);
  const language = useLanguage();
  const [{ after, open, q }, change] = usePageSearch("/books");
  const filter = useFilter();
  return (
    <Card title={words.differences} className="flex flex-col gap-3">
      <DeskTabs
        label={words.differences}
        tabs={["open", "explained"]}
        words={words.differenceTabs}
        counts={counts}
        value={filter.tab}
        onChange={(to) => change({ show: to === "explained" ? to : undefined, open: undefined, after: undefined, q: undefined })}
      />
      <DeskSearch words={words.differenceSearch} q={q} onSearch={(asked) => change({ q: asked, after: undefined })} />
      <ReadTable
        read={read}
        file={{ of: differencesFile, query: filter }}
        order={orderBy(differenceOrders, filter.sort, change)}
        caption={words.differences}
        rows={list}
        rowId={({ reference, difference }) => `${reference} ${difference.currency}`}
        openId={open}
        onOpen={({ reference, difference }) => change({ open: `${reference} ${difference.currency}` })}
        columns={[
          {
            key: "reference",
            title: words.reference,
            cell: ({ reference, customerMark }) => (
              <span className="block break-all">
                {reference}
                <span className="block text-note text-grey">{customerMark}</span>
              </span>
            ),
          },
          { key: "verdict", title: words.status, cell: ({ verdict }) => <Tag tone="danger">{words.verdicts[verdict]}</Tag> },
          {
            key: "difference",
            title: words.difference,
            align: "right",
            cell: ({ difference }) => <Amount of={difference} alarm />,
          },
          { key: "at", title: words.when, cell: ({ movedAt }) => formatDateTime(movedAt, language, beijing) },
        ]}
        emptyText={words.empty}
      />
      <PageByPlace after={after} next={next} onPage={(to) => change({ after: to, open: undefined })} />
    </Card>
  );
}

function Lines({ desk: { comparison, totals, payouts } }: { desk: GatewayDesk }) {
  const words = useDict(consoleBooksDict);
  const language = useLanguage();
  const kinds: Readonly<Record<string, string>> = words.lineKinds;
  return (
    <>
      <Card title={words.lines} className="flex flex-col gap-2">
        {comparison ? (
          <p className="text-note text-grey">{words.linesUntil(formatDateTime(comparison.until, language, beijing))}</p>
        ) : null}
        <DataTable
          caption={words.lines}
          rows={totals}
          rowId={({ kind, amount }) => `${kind}-${amount.currency}`}
          columns={[
            { key: "kind", title: words.kind, cell: ({ kind }) => kinds[kind] ?? kind },
            { key: "lines", title: words.count, align: "right", cell: ({ lines }) => lines },
            { key: "amount", title: words.amount, align: "right", cell: ({ amount }) => <Amount of={amount} /> },
            { key: "fee", title: words.fee, align: "right", cell: ({ fee }) => <Amount of={fee} /> },
          ]}
          empty={<p className="text-note text-grey">{words.empty}</p>}
        />
      </Card>
      <Card title={words.payouts} className="flex flex-col gap-2">
        <p className="text-note text-grey">{words.payoutsNow}</p>
        <DataTable
          caption={words.payouts}
          rows={payouts}
          rowId={({ payoutId }) => payoutId}
          columns={[
            { key: "payout", title: words.payout, cell: ({ payoutId }) => <span className="break-all">{payoutId}</span> },
            { key: "amount", title: words.amount, align: "right", cell: ({ amount }) => <Amount of={amount} /> },
            {
              key: "status",
              title: words.status,
              cell: ({ status }) => <Tag tone={status === "failed" ? "danger" : "ok"}>{words.payoutStates[status]}</Tag>,
            },
            { key: "arrives", title: words.arrives, cell: ({ arrivesAt }) => formatDateTime(arrivesAt, language, beijing) },
          ]}
          empty={<p className="text-note text-grey">{words.empty}</p>}
        />
      </Card>
    </>
  );
}

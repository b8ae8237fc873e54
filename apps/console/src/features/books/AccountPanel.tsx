import { useEndpoint } from "@sihai/client";
import { accountFile, listHolders, readAccount } from "@sihai/contract/books";
import type { Currency } from "@sihai/domain";
import { type BookKind, sideOf } from "@sihai/domain/books";
import { beijing, formatDateTime, moneyText } from "@sihai/text";
import { consoleBooksDict } from "@sihai/text/dict/console/books";
import { Button } from "@sihai/ui";
import { useDict, useLanguage, usePageSearch } from "#console";
import { FileLink, PageByPlace, PanelCard, ReadTable } from "#desk";
import { Amount, entryGroup } from "./parts.tsx";

type AccountPanelProps = { kind: BookKind; currency: Currency; at: string | undefined };

/** Behind one line: the customers, and of one account its entries. */
export function AccountPanel({ kind, currency, at }: AccountPanelProps) {
  const words = useDict(consoleBooksDict);
  const [{ customer }, change] = usePageSearch("/books");
  const isOwn = sideOf(kind) === "own" || sideOf(kind) === "place" || kind === "suspense";
  return (
    <PanelCard
      title={`${words.kinds[kind]} ${currency}${customer === undefined ? "" : ` · ${customer}`}`}
      onClose={() => change({ kind: undefined, currency: undefined, customer: undefined, before: undefined, after: undefined })}
    >
      {isOwn || customer !== undefined ? (
        <Entries kind={kind} currency={currency} at={at} />
      ) : (
        <Holders kind={kind} currency={currency} at={at} />
      )}
    </PanelCard>
  );
}

function Holders({ kind, currency, at }: AccountPanelProps) {
  const words = useDict(consoleBooksDict);
  const [{ after }, change] = usePageSearch("/books");
  const when = at === undefined ? {} : { at };
  const read = useEndpoint(listHolders, { query: { kind, currency, ...when, ...(after && { after }) } }, { freshMs: 0 });
  return (
    <>
      <FileLink href={`/api/staff/books/balances.csv?${new URLSearchParams({ kind, currency, ...when })}`}>{words.csv}</FileLink>
      <ReadTable
        read={read}
        caption={words.holders}
        rows={read.data?.list ?? []}
        rowId={({ customerMark }) => customerMark}
        onOpen={({ customerMark }) => change({ customer: customerMark, before: undefined })}
        columns={[
          { key: "mark", title: words.mark, cell: ({ customerMark }) => customerMark },
          {
            key: "customer",
            title: words.customer,
            cell: ({ customerEmail }) => <span className="break-all">{customerEmail}</span>,
          },
          { key: "amount", title: words.amount, align: "right", cell: ({ amount }) => <Amount of={amount} /> },
        ]}
        emptyText={words.empty}
      />
      <PageByPlace after={after} next={read.data?.next ?? null} onPage={(to) => change({ after: to })} />
    </>
  );
}

function Entries({ kind, currency, at }: AccountPanelProps) {
  const words = useDict(consoleBooksDict);
  const language = useLanguage();
  const [{ customer, before }, change] = usePageSearch("/books");
  const query = { kind, currency, ...(at && { at }), ...(customer && { customerMark: customer }), ...(before && { before }) };
  const read = useEndpoint(readAccount, { query }, { freshMs: 0 });
  const { amount, entries = [], next = null } = read.data ?? {};
  return (
    <>
      {amount ? <p className="text-title font-semibold">{moneyText(amount)}</p> : null}
      <ReadTable
        file={{ of: accountFile, query: { kind, currency, at, customerMark: customer } }}
        read={read}
        caption={words.entries}
        rows={entries}
        rowId={({ entryId }) => entryId}
        columns={[
          { key: "at", title: words.when, cell: (row) => formatDateTime(row.at, language, beijing) },
          { key: "kind", title: words.about, cell: (row) => words.entryKinds[entryGroup(row.kind)] },
          {
            key: "subject",
            title: words.entry,
            cell: (entry) => <EntryCell {...entry} />,
          },
          { key: "change", title: words.amount, align: "right", cell: ({ change: moved }) => <Amount of={moved} /> },
        ]}
        emptyText={words.empty}
      />
      <div className="flex gap-3">
        {customer === undefined ? null : (
          <Button small kind="quiet" onClick={() => change({ customer: undefined, before: undefined })}>
            {words.back}
          </Button>
        )}
        {next === null ? null : (
          <Button small kind="quiet" onClick={() => change({ before: next })}>
            {words.more}
          </Button>
        )}
      </div>
    </>
  );
}

function EntryCell({ entryId, subject, customerMark }: { entryId: string; subject: string; customerMark: string | null }) {
  return (
    <span className="block text-note break-all">
      {entryId}
      <span className="block text-grey">{[subject.replace(/^[a-z-]+:/, ""), customerMark].filter(Boolean).join(" · ")}</span>
    </span>
  );
}

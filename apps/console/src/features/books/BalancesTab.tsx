import { useEndpoint, useSettings } from "@sihai/client";
import { readBalances } from "@sihai/contract/books";
import { beijing, formatDateTime, moneyText } from "@sihai/text";
import { consoleBooksDict } from "@sihai/text/dict/console/books";
import { Card, ErrorState, Notice, SkeletonList } from "@sihai/ui";
import { DataTable } from "@sihai/ui/table";
import { useDict, useLanguage, useMay, usePageSearch } from "#console";
import { Beside, FileLink } from "#desk";
import { AccountPanel } from "./AccountPanel.tsx";
import { useLineColumns, usePlaceColumns } from "./balance-columns.tsx";
import { HourForm } from "./HourForm.tsx";
import { Amount, isZero } from "./parts.tsx";
import { StateBalanceForm } from "./StateBalanceForm.tsx";
import type { PlaceLine, Report, ReportLine } from "./types.ts";

/** What we owe by kind and currency against what stands where, at an hour; a line opens those behind it. */
export function BalancesTab() {
  const [{ at, kind, currency }] = usePageSearch("/books");
  const report = useEndpoint(readBalances, { query: at === undefined ? {} : { at } }, { freshMs: 0, layer: "generic" });
  if (report.isPending) return <SkeletonList cards={4} lines={3} />;
  if (report.error) return <ErrorState onReload={() => void report.refetch()} />;
  const panel = kind && currency ? <AccountPanel key={`${kind}-${currency}`} kind={kind} currency={currency} at={at} /> : null;
  return (
    <Beside share="list" panel={panel}>
      <HourForm key={at ?? "now"} />
      <WindDown report={report.data} />
      <Verdict report={report.data} />
      <OwedAndHeld totals={report.data.totals} />
      <Lines report={report.data} />
      <StateBalance />
    </Beside>
  );
}

/** While the business is being wound down: what is still owed to customers, and what stands where to pay it. */
function WindDown({ report: { totals } }: { report: Report }) {
  const words = useDict(consoleBooksDict);
  if (!useSettings()?.windingDown) return null;
  const open = totals.filter(({ due, places }) => !isZero(due) || !isZero(places));
  return (
    <Notice tone="warn" title={words.windingDown}>
      {open.length === 0 ? words.nothingOwed : words.windingDownText}
      <ul>
        {open.map(({ due, places }) => (
          <li key={due.currency}>{words.owedAndHeld(moneyText(due), moneyText(places))}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Plainly: whether the two agree, and by how much not; and whether there is anything to compare with. */
function Verdict({ report: { at, agrees, places, totals } }: { report: Report }) {
  const words = useDict(consoleBooksDict);
  const language = useLanguage();
  const when = words.at(formatDateTime(at, language, beijing));
  const apart = places.filter(({ timing }) => !isZero(timing));
  if (agrees)
    return (
      <Notice tone={apart.length > 0 ? "neutral" : "ok"} title={apart.length > 0 ? words.agreesByTiming : words.agrees}>
        <ul>
          {apart.map(({ place, timing }) => (
            <li key={`${place}-${timing.currency}`}>{words.timingOf(words.kinds[place], moneyText(timing))}</li>
          ))}
        </ul>
        {words.agreesText} {when}
      </Notice>
    );
  const wrong = places.filter(({ ours, rest }) => (rest === null ? !isZero(ours) : !isZero(rest)));
  // On a new node nobody has told anything yet, which is no difference.
  const isUnheard = wrong.every(({ rest }) => rest === null) && totals.every(({ isWhole }) => isWhole);
  return (
    <Notice tone={isUnheard ? "neutral" : "danger"} title={isUnheard ? words.unheard : words.disagrees}>
      <ul>
        {wrong.map((line) => (
          <li key={`${line.place}-${line.ours.currency}`}>{sayWrong(words, line)}</li>
        ))}
        {totals
          .filter(({ isWhole }) => !isWhole)
          .map(({ due }) => (
            <li key={due.currency}>{words.notWhole(due.currency)}</li>
          ))}
      </ul>
      {when}
    </Notice>
  );
}

/** All there is in a currency: what is owed, what is held, and what is ours of the difference. */
function OwedAndHeld({ totals }: Pick<Report, "totals">) {
  const words = useDict(consoleBooksDict);
  return (
    <Card title={words.byCurrency}>
      <DataTable
        caption={words.byCurrency}
        rows={totals}
        rowId={({ due }) => due.currency}
        columns={[
          { key: "currency", title: words.currency, width: "88px", cell: ({ due }) => due.currency },
          { key: "due", title: words.sides.due, align: "right", cell: ({ due }) => <Amount of={due} /> },
          { key: "claims", title: words.sides.claim, align: "right", cell: ({ claims }) => <Amount of={claims} /> },
          { key: "places", title: words.heldFor, align: "right", cell: ({ places }) => <Amount of={places} /> },
          { key: "own", title: words.sides.own, align: "right", cell: ({ own }) => <Amount of={own} /> },
          { key: "whole", title: words.isWhole, cell: ({ isWhole }) => (isWhole ? words.whole.yes : words.whole.no) },
        ]}
        empty={<p className="text-note text-grey">{words.empty}</p>}
      />
    </Card>
  );
}

function sayWrong(words: ReturnType<typeof useBooksWords>, { place, ours, rest }: PlaceLine): string {
  const name = words.kinds[place];
  return rest === null ? words.silent(name, moneyText(ours)) : words.unexplained(name, moneyText(rest));
}

function useBooksWords() {
  return useDict(consoleBooksDict);
}

const sides = ["due", "claim", "own"] as const;

function Lines({ report: { at, lines, places } }: { report: Report }) {
  const words = useDict(consoleBooksDict);
  const [{ kind, currency }, change] = usePageSearch("/books");
  const open = (line: Pick<ReportLine, "kind" | "amount">) =>
    change({ kind: line.kind, currency: line.amount.currency, customer: undefined, before: undefined, after: undefined });
  const openId = kind && currency ? `${kind}-${currency}` : undefined;
  const columns = useLineColumns();
  return (
    <>
      <Card title={words.places} aside={<FileLink href={`/api/staff/books/balances.csv?at=${at}`}>{words.csv}</FileLink>}>
        <DataTable
          caption={words.places}
          rows={places}
          rowId={({ place, ours }) => `${place}-${ours.currency}`}
          columns={usePlaceColumns()}
          onOpen={({ place, ours }) => open({ kind: place, amount: ours })}
          openId={openId}
          empty={<p className="text-note text-grey">{words.empty}</p>}
        />
      </Card>
      {sides.map((side) => {
        const rows = lines.filter((line) => line.side === side);
        return rows.length === 0 ? null : (
          <Card key={side} title={words.sides[side]}>
            {side === "own" ? <p className="mb-3 text-note text-grey">{words.ownSigns}</p> : null}
            <DataTable
              caption={words.sides[side]}
              rows={rows}
              rowId={(line) => `${line.kind}-${line.amount.currency}`}
              columns={columns}
              onOpen={open}
              openId={openId}
            />
          </Card>
        );
      })}
    </>
  );
}

function StateBalance() {
  const may = useMay();
  return may("finance.record") ? <StateBalanceForm /> : null;
}

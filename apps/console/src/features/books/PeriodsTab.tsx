import { useAction, useEndpoint } from "@sihai/client";
import { askPeriod, confirmPeriod, dropPeriod, listPeriods } from "@sihai/contract/books";
import { monthSpan } from "@sihai/domain/books";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleBooksDict } from "@sihai/text/dict/console/books";
import { Bound, Button, Form, Notice, Tag, TextArea, TextLink, type Tone, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { href, useDict, useLanguage, useMay, usePageSearch } from "#console";
import { Beside, Facts, FileLink, fieldText, PanelCard, ReadTable } from "#desk";
import type { BooksMonth } from "./types.ts";

const tones: Record<BooksMonth["state"], Tone> = { open: "neutral", closing: "warn", closed: "ok", reopening: "warn" };

/** The months of the books; each is closed and reopened by two people. */
export function PeriodsTab() {
  const words = useDict(consoleBooksDict);
  const [{ open }, change] = usePageSearch("/books");
  const read = useEndpoint(listPeriods, {}, { freshMs: 0 });
  const list = read.data?.list ?? [];
  const chosen = list.find(({ month }) => month === open);
  return (
    <Beside
      share="list"
      panel={
        chosen ? (
          <MonthPanel
            key={`${chosen.month}-${chosen.state}`}
            period={chosen}
            before={before(chosen, list)}
            onClose={() => change({ open: undefined })}
          />
        ) : null
      }
    >
      <p className="text-note text-grey">{words.closeHint}</p>
      <ReadTable
        read={read}
        caption={words.tabs.periods}
        rows={list}
        rowId={({ month }) => month}
        openId={open}
        onOpen={({ month }) => change({ open: month })}
        columns={[
          { key: "month", title: words.month, cell: ({ month }) => month },
          {
            key: "state",
            title: words.status,
            cell: ({ state, isOver }) => <Tag tone={tones[state]}>{isOver ? words.periodStates[state] : words.running}</Tag>,
          },
          { key: "asked", title: words.askedBy, cell: ({ askedBy }) => askedBy || "–" },
          { key: "confirmed", title: words.confirmedBy, cell: ({ confirmedBy }) => confirmedBy || "–" },
        ]}
      />
    </Beside>
  );
}

/** The month that has to be closed, or reopened, before this one; null where it is this one's turn. */
function before({ month, state }: BooksMonth, list: readonly BooksMonth[]): string | null {
  const months = list.map((other) => ({ ...other, isOpen: other.state === "open" }));
  if (state === "open") return months.findLast((other) => other.month < month && other.isOpen)?.month ?? null;
  return months.find((other) => other.month > month && !other.isOpen)?.month ?? null;
}

type MonthPanelProps = { period: BooksMonth; before: string | null; onClose: () => void };

function MonthPanel({ period, before, onClose }: MonthPanelProps) {
  const words = useDict(consoleBooksDict);
  const language = useLanguage();
  const may = useMay();
  const { month, state, isOver, reason, askedBy, askedAt, confirmedBy, confirmedAt } = period;
  const who = (name: string, at: string | null) => at && words.explainedBy(name, formatDateTime(at, language, beijing));
  const end = monthSpan(month)?.to.toISOString();
  return (
    <PanelCard title={month} onClose={onClose}>
      <Facts
        rows={[
          [
            words.status,
            <Tag key="state" tone={tones[state]}>
              {isOver ? words.periodStates[state] : words.running}
            </Tag>,
          ],
          [words.reason, reason],
          [words.askedBy, who(askedBy, askedAt)],
          [words.confirmedBy, who(confirmedBy, confirmedAt)],
        ]}
      />
      <div className="flex flex-wrap gap-x-5">
        <FileLink href={`/api/staff/books/journal.csv?month=${month}`} name={`journal-${month}.csv`}>
          {words.journal}
        </FileLink>
        {isOver && end ? <TextLink href={href("/books", { at: end })}>{words.reportAtEnd}</TextLink> : null}
      </div>
      {isOver && may("finance.record") ? <MonthTurn period={period} before={before} /> : null}
    </PanelCard>
  );
}

/** What can be done with a month, or which one comes first. */
function MonthTurn({ period, before }: { period: BooksMonth; before: string | null }) {
  const words = useDict(consoleBooksDict);
  const isAsked = period.state === "closing" || period.state === "reopening";
  if (before === null || isAsked) return <MonthActs period={period} />;
  return <Notice>{period.state === "open" ? words.closeFirst(before) : words.reopenFirst(before)}</Notice>;
}

function MonthActs({ period: { month, state, reason, byMe } }: { period: BooksMonth }) {
  const words = useDict(consoleBooksDict);
  const form = useSchemaForm(z.object({ reason: fieldText(askPeriod.body.shape.reason, words.needed) }), { reason: "" });
  const settings = { refreshes: [listPeriods], onDone: () => toastSuccess(words.periodDone(month)) };
  const ask = useAction(askPeriod, settings);
  const confirm = useAction(confirmPeriod, settings);
  const drop = useAction(dropPeriod, settings);
  const isAsked = state === "closing" || state === "reopening";
  const send = (said: { reason: string }) =>
    isAsked
      ? drop.run({ body: { month, ...said } })
      : ask.run({ body: { month, to: state === "open" ? "closed" : "open", ...said } });
  return (
    <>
      {isAsked && byMe ? <Notice tone="warn">{words.byMe}</Notice> : null}
      {isAsked && !byMe ? (
        <div>
          <Button small pending={confirm.pending} onClick={() => void confirm.run({ body: { month, reason } })}>
            {words.confirm}
          </Button>
        </div>
      ) : null}
      <Form form={form} onSubmit={send} className="flex flex-col gap-3">
        <Bound form={form} name="reason">
          {(field) => <TextArea label={words.reason} required rows={2} maxLength={300} {...field} />}
        </Bound>
        <div>
          <Button type="submit" small kind={isAsked ? "danger" : "primary"} pending={ask.pending || drop.pending}>
            {isAsked ? (byMe ? words.drop : words.decline) : state === "open" ? words.close : words.reopen}
          </Button>
        </div>
      </Form>
    </>
  );
}

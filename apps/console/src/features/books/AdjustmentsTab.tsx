import { useAction, useEndpoint } from "@sihai/client";
import {
  adjustmentOrders,
  adjustmentsFile,
  confirmAdjustment,
  dropAdjustment,
  listAdjustments,
  readBalances,
} from "@sihai/contract/books";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleBooksDict } from "@sihai/text/dict/console/books";
import { Bound, Button, Form, Notice, Tag, TextArea, type Tone, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict, useLanguage, useMay, usePageSearch } from "#console";
import { Beside, DeskSearch, DeskTabs, Facts, fieldText, orderBy, PageByPlace, PanelCard, ReadTable } from "#desk";
import { AdjustForm } from "./AdjustForm.tsx";
import { Amount } from "./parts.tsx";
import type { DeskAdjustment } from "./types.ts";

const tones: Record<DeskAdjustment["state"], Tone> = { proposed: "warn", posted: "ok", dropped: "neutral" };

/** Corrections of balances and goodwill: what waits for a colleague, and what was done. */
export function AdjustmentsTab() {
  const words = useDict(consoleBooksDict);
  const language = useLanguage();
  const may = useMay();
  const [{ show, after, q, open: opened, ...search }, change] = usePageSearch("/books");
  const tab = show === "ended" ? ("ended" as const) : ("proposed" as const);
  const sort = adjustmentOrders.find((order) => order === search.sort);
  const filter = { ...(q === undefined ? { tab } : { q }), ...(sort && { sort }) };
  const read = useEndpoint(listAdjustments, { query: { ...filter, ...(after && { after }) } }, { freshMs: 0 });
  const { list = [], next = null, waiting = 0 } = read.data ?? {};
  const open = opened ?? (q !== undefined && list.length === 1 ? list[0]?.adjustmentNo : undefined);
  const chosen = list.find(({ adjustmentNo }) => adjustmentNo === open);
  return (
    <Beside
      share="list"
      panel={
        chosen ? (
          <AdjustmentPanel key={open} adjustment={chosen} onClose={() => change({ open: undefined, q: undefined })} />
        ) : null
      }
    >
      {may("finance.record") ? <AdjustForm /> : null}
      <DeskTabs
        label={words.tabs.adjustments}
        tabs={["proposed", "ended"]}
        words={{ proposed: words.waiting, ended: words.ended }}
        counts={{ proposed: waiting }}
        value={tab}
        onChange={(to) => change({ show: to === "ended" ? to : undefined, after: undefined, open: undefined, q: undefined })}
      />
      <DeskSearch
        words={words.adjustmentSearch}
        q={q}
        onSearch={(asked) => change({ q: asked, after: undefined, open: undefined })}
      />
      <ReadTable
        read={read}
        caption={words.tabs.adjustments}
        file={{ of: adjustmentsFile, query: filter }}
        order={orderBy(adjustmentOrders, sort, change)}
        rows={list}
        rowId={({ adjustmentNo }) => adjustmentNo}
        openId={open}
        onOpen={({ adjustmentNo }) => change({ open: adjustmentNo })}
        columns={[
          { key: "no", title: words.number, cell: ({ adjustmentNo }) => adjustmentNo },
          { key: "kind", title: words.kind, cell: ({ kind }) => words.adjustmentKinds[kind] },
          { key: "customer", title: words.customer, cell: ({ customerMark }) => customerMark },
          { key: "amount", title: words.amount, align: "right", cell: ({ amount }) => <Amount of={amount} /> },
          {
            key: "state",
            title: words.status,
            cell: ({ state }) => <Tag tone={tones[state]}>{words.adjustmentStates[state]}</Tag>,
          },
          { key: "at", title: words.when, cell: ({ madeAt }) => formatDateTime(madeAt, language, beijing) },
        ]}
        emptyText={words.empty}
      />
      <PageByPlace after={after} next={next} onPage={(to) => change({ after: to, open: undefined })} />
    </Beside>
  );
}

function AdjustmentPanel({ adjustment, onClose }: { adjustment: DeskAdjustment; onClose: () => void }) {
  const words = useDict(consoleBooksDict);
  const language = useLanguage();
  const may = useMay();
  const { adjustmentNo, kind, state, customerMark, customerEmail, amount, reason, madeBy, madeAt, endedBy, endedAt } = adjustment;
  return (
    <PanelCard title={adjustmentNo} onClose={onClose}>
      <Facts
        rows={[
          [words.kind, words.adjustmentKinds[kind]],
          [words.status, words.adjustmentStates[state]],
          [words.customer, `${customerMark} · ${customerEmail}`],
          [words.amount, <Amount key="amount" of={amount} />],
          [words.reason, reason],
          [words.madeBy, words.explainedBy(madeBy, formatDateTime(madeAt, language, beijing))],
          [words.confirmedBy, endedAt && words.explainedBy(endedBy, formatDateTime(endedAt, language, beijing))],
        ]}
      />
      {state === "proposed" && may("finance.record") ? <AdjustmentActs adjustment={adjustment} onDone={onClose} /> : null}
    </PanelCard>
  );
}

function AdjustmentActs({
  adjustment: { adjustmentNo, amount, byMe },
  onDone,
}: {
  adjustment: DeskAdjustment;
  onDone: () => void;
}) {
  const words = useDict(consoleBooksDict);
  const form = useSchemaForm(z.object({ reason: fieldText(dropAdjustment.body.shape.reason, words.needed) }), { reason: "" });
  const refreshes = [listAdjustments, readBalances];
  const done = (said: string) => () => {
    toastSuccess(said);
    onDone();
  };
  const confirm = useAction(confirmAdjustment, { refreshes, onDone: done(words.adjusted(adjustmentNo)) });
  const drop = useAction(dropAdjustment, { refreshes, onDone: done(words.dropped(adjustmentNo)) });
  return (
    <>
      {byMe ? (
        <Notice tone="warn">{words.byMe}</Notice>
      ) : (
        <div>
          <Button small pending={confirm.pending} onClick={() => void confirm.run({ body: { adjustmentNo, seen: amount } })}>
            {words.confirm}
          </Button>
        </div>
      )}
      <Form
        form={form}
        onSubmit={({ reason }) => drop.run({ body: { adjustmentNo, reason } })}
        className="flex flex-col gap-3 border-t border-line pt-4"
      >
        <Bound form={form} name="reason">
          {(field) => <TextArea label={words.reason} required rows={2} maxLength={300} {...field} />}
        </Bound>
        <div>
          <Button type="submit" small kind="danger" pending={drop.pending}>
            {byMe ? words.drop : words.decline}
          </Button>
        </div>
      </Form>
    </>
  );
}

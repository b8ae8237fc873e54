import type { Due } from "@sihai/domain/clocks";
import type { ComponentProps, ReactNode } from "react";
import { DeskPage } from "../DeskPage.tsx";
import { nextAfter } from "../next-after.ts";
import { QueueFilters } from "../QueueFilters.tsx";
import { useSentAddress } from "../use-sent-address.ts";
import { ScanField } from "./ScanField.tsx";

type Desk<Row extends object, Tab extends string> = ComponentProps<typeof DeskPage<Row, Tab>>;

type Acts = {
  onClose: () => void;
  /** After an act the row has left its tab: the next one opens, or none where one would be taken for the other. */
  onDone: () => void;
};

type Address<Tab> = {
  tab?: Tab;
  due?: Due | undefined;
  assigned?: "me" | undefined;
  q?: string | undefined;
  open?: string | undefined;
  after?: string | undefined;
};

type ScannedDeskProps<Row extends object, Tab extends string> = Omit<
  Desk<Row, Tab>,
  "above" | "open" | "onOpen" | "onTab" | "panel" | "pager" | "places" | "bulk" | "keys" | "words"
> & {
  words: Desk<Row, Tab>["words"] & { scanHint: string; found: (scanned: string) => string };
  /** Which of the tab are shown by their deadline; null on a tab of what is over. */
  due: Due | undefined | null;
  /** Only what one looks after oneself; null on a desk whose things are nobody's in particular. */
  assigned: "me" | undefined | null;
  /** What was scanned: the list then shows what answers to it, whatever its state. */
  scanned: string | undefined;
  /** The row a scan opens by itself. */
  opensByScan: Row | undefined;
  openId: string | undefined;
  /** Where the page shown began, and where the next one does; a scan shows all it found. */
  after: string | undefined;
  next: string | null;
  /** Whether the next row opens by itself after an act; on a desk of money it does not. */
  goesOn?: boolean;
  onChange: (next: Address<Tab>, options?: { replace?: boolean }) => void;
  panelOf: (row: Row, acts: Acts) => ReactNode;
};

/** A desk whose labels are scanned: a scan finds its row whatever tab it is on, and opens it when there is no doubt. */
export function ScannedDesk<Row extends object, Tab extends string>(props: ScannedDeskProps<Row, Tab>) {
  const { due, assigned, scanned, opensByScan, openId, after, next, goesOn = true, onChange, panelOf, ...desk } = props;
  const { rows, rowId, words } = desk;
  const openRow = rows.find((row) => rowId(row) === openId) ?? (scanned === undefined ? undefined : opensByScan);
  const close = () => onChange({ open: undefined, q: undefined });
  useSentAddress({
    open: scanned === undefined ? openId : undefined,
    ids: desk.read.isPending || desk.read.error ? undefined : rows.map(rowId),
    onSearch: (no) => onChange({ q: no, open: undefined, after: undefined }, { replace: true }),
  });

  function openNext(handledId: string) {
    const following = goesOn ? nextAfter(rows.map(rowId), handledId) : undefined;
    if (scanned === undefined) onChange({ open: following }, { replace: true });
  }

  return (
    <DeskPage
      {...desk}
      onTab={(tab) => onChange({ tab, due: undefined, q: undefined, open: undefined, after: undefined })}
      places={{ after, next, onPage: (to) => onChange({ after: to, open: undefined }) }}
      table={{ ...desk.table, ...(scanned !== undefined && { caption: words.found(scanned) }) }}
      above={
        <>
          <ScanField
            onScan={(text) => onChange({ q: text.trim().toUpperCase(), open: undefined, after: undefined })}
            hint={words.scanHint}
          />
          {scanned === undefined ? null : <p className="text-body text-grey">{words.found(scanned)}</p>}
          {scanned === undefined ? (
            <div className="flex flex-wrap items-center gap-3">
              <QueueFilters
                assigned={assigned}
                due={due}
                onChange={(changed) => onChange({ ...changed, open: undefined, after: undefined })}
              />
            </div>
          ) : null}
        </>
      }
      open={openRow && rowId(openRow)}
      onOpen={(id) => (id === undefined ? close() : onChange({ open: id }))}
      panel={openRow === undefined ? null : panelOf(openRow, { onClose: close, onDone: () => openNext(rowId(openRow)) })}
    />
  );
}

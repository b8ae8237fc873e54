import { consoleDict } from "@sihai/text/dict/console/shell";
import { cx, EmptyState, Notice } from "@sihai/ui";
import type { DataTable } from "@sihai/ui/table";
import type { ComponentProps, ReactNode } from "react";
import { useDict, WorkPage } from "#console";
import { Beside, type Share } from "./Beside.tsx";
import { DeskTabs } from "./DeskTabs.tsx";
import { SavedFilters } from "./filters/SavedFilters.tsx";
import { PageByPlace } from "./PageByPlace.tsx";
import { Pager } from "./Pager.tsx";
import { type Read, ReadTable } from "./ReadTable.tsx";
import { useDeskKeys } from "./use-desk-keys.ts";

/** What a desk is called and says of itself; a feature's dictionary carries these names. */
type DeskWords<Tab extends string> = {
  title: string;
  tabsLabel: string;
  tabs: Readonly<Record<Tab, string>>;
  overdue?: (count: number) => string;
  empty: string;
};

type Table<Row extends object> = Pick<
  ComponentProps<typeof ReadTable<Row>>,
  "selected" | "onSelect" | "maxHeight" | "pictures" | "marks" | "file" | "order"
> & {
  caption?: string;
  picture?: ComponentProps<typeof EmptyState>["picture"];
};

type DeskPageProps<Row extends object, Tab extends string> = {
  words: DeskWords<Tab>;
  tabs: readonly Tab[];
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** What waits on the tabs, and how much of it is late. */
  counts: (Readonly<Partial<Record<Tab, number>>> & { overdue: number }) | undefined;
  read: Read;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: ComponentProps<typeof DataTable<Row>>["columns"];
  /** The columns there is room for beside what is open. */
  columnsBeside: readonly string[];
  share: Share;
  /** What is open, by its row's id. It may be open though no row shows it, when its address was sent. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  panel: ReactNode;
  /** The scan field and filters, above the list. */
  above?: ReactNode;
  /** Above the table: what is done to all that is ticked. */
  bulk?: ReactNode;
  table?: Table<Row>;
  pager?: ComponentProps<typeof Pager>;
  places?: ComponentProps<typeof PageByPlace>;
  /** Keys of this desk alone, and what they are. */
  keys?: { press: (key: string) => boolean; hint: string };
};

/** A desk: what waits in tabs, a list by what is due first, and one thing open beside it. The address says which, so that it can be sent. */
export function DeskPage<Row extends object, Tab extends string>(props: DeskPageProps<Row, Tab>) {
  const { words, tabs, tab, onTab, counts, read, rows, rowId, columnsBeside, panel, open, onOpen, keys } = props;
  const { picture, caption = words.tabs[tab], ...table } = props.table ?? {};
  const shared = useDict(consoleDict);
  useDeskKeys({ ids: rows.map(rowId), open, onOpen, more: keys?.press });
  const isEmpty = !read.isPending && !read.error && rows.length === 0 && panel === null;
  const columns = panel === null ? props.columns : props.columns.filter(({ key }) => columnsBeside.includes(key));
  // Where what is open has the window alone, what is about the hidden list is hidden with it.
  const withList = cx("contents", panel !== null && "max-xl:hidden");
  return (
    <WorkPage
      title={words.title}
      filters={<DeskTabs label={words.tabsLabel} tabs={tabs} words={words.tabs} counts={counts} value={tab} onChange={onTab} />}
    >
      <div className={withList}>
        <SavedFilters />
      </div>
      {props.above}
      <div className={withList}>
        <p className="text-note text-grey max-lg:hidden">{keys?.hint ?? shared.deskKeys}</p>
        {counts && counts.overdue > 0 ? <Notice tone="danger">{words.overdue?.(counts.overdue)}</Notice> : null}
      </div>
      {isEmpty ? (
        <>
          <EmptyState text={words.empty} {...(picture && { picture })} />
          {props.places?.after === undefined ? null : <PageByPlace {...props.places} />}
        </>
      ) : (
        <Beside panel={panel} share={props.share}>
          {props.bulk}
          <ReadTable
            {...table}
            read={read}
            caption={caption}
            rows={rows}
            rowId={rowId}
            columns={columns}
            emptyText={words.empty}
            openId={open}
            onOpen={(row) => onOpen(rowId(row))}
          />
          {props.pager ? <Pager {...props.pager} /> : null}
          {props.places ? <PageByPlace {...props.places} /> : null}
        </Beside>
      )}
    </WorkPage>
  );
}

import { useEndpoint } from "@sihai/client";
import { readMoneyActs } from "@sihai/contract/audit";
import { consoleBooksDict } from "@sihai/text/dict/console/books";
import { useDict, usePageSearch } from "#console";
import { DeskSearch, PageByPlace, ReadTable } from "#desk";
import { useActColumns } from "../audit/act-columns.tsx";

/** Who did what to money, the latest first, or to one thing by its number. */
export function ActsTab() {
  const words = useDict(consoleBooksDict);
  const [{ q, after }, change] = usePageSearch("/books");
  const query = { ...(q !== undefined && { subject: q }), ...(after && { after }) };
  const read = useEndpoint(readMoneyActs, { query }, { freshMs: 0 });
  return (
    <>
      <DeskSearch
        words={words.actSearch}
        q={q}
        onSearch={(asked) => change({ q: asked === "" ? undefined : asked.toUpperCase(), after: undefined })}
      />
      <ReadTable
        read={read}
        caption={words.tabs.acts}
        rows={read.data?.list ?? []}
        rowId={({ id }) => id}
        columns={useActColumns()}
        emptyText={words.empty}
      />
      <PageByPlace after={after} next={read.data?.next ?? null} onPage={(to) => change({ after: to })} />
    </>
  );
}

import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button } from "@sihai/ui";
import { useDict } from "#console";

type PagerProps = { page: number; pageSize: number; total: number; onPage: (page: number | undefined) => void };

/** Where one stands in a long list, and the steps forward and back; nothing when all is on one page. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const words = useDict(consoleDict);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return <p className="text-note text-grey">{words.rows(total)}</p>;
  return (
    <nav aria-label={words.pagesLabel} className="flex flex-wrap items-center gap-3 text-note text-grey">
      {page > 1 ? (
        <Button small kind="quiet" onClick={() => onPage(page - 1 === 1 ? undefined : page - 1)}>
          {words.previousPage}
        </Button>
      ) : null}
      <span>
        {words.pageOf(page, pages)} · {words.rows(total)}
      </span>
      {page < pages ? (
        <Button small kind="quiet" onClick={() => onPage(page + 1)}>
          {words.nextPage}
        </Button>
      ) : null}
    </nav>
  );
}

import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button } from "@sihai/ui";
import { useDict } from "#console";

type PageByPlaceProps = {
  /** Where this page began; undefined on the first. */
  after: string | undefined;
  /** Where the next one begins; null on the last. */
  next: string | null;
  /** Of all pages, where it is counted. */
  total?: number;
  onPage: (after: string | undefined) => void;
};

/** The next page of a list that is read from a place on, and the way back to its beginning; the browser’s back leads to the page before. */
export function PageByPlace({ after, next, total, onPage }: PageByPlaceProps) {
  const words = useDict(consoleDict);
  if (after === undefined && next === null)
    return total === undefined ? null : <p className="text-note text-grey">{words.rows(total)}</p>;
  return (
    <nav aria-label={words.pagesLabel} className="flex flex-wrap items-center gap-3 text-note text-grey">
      {after === undefined ? null : (
        <Button small kind="quiet" onClick={() => onPage(undefined)}>
          {words.firstPage}
        </Button>
      )}
      {total === undefined ? null : <span>{words.rows(total)}</span>}
      {next === null ? null : (
        <Button small kind="quiet" onClick={() => onPage(next)}>
          {words.nextPage}
        </Button>
      )}
    </nav>
  );
}

import { useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { searchEverything } from "@sihai/contract/search";
import { customerSections } from "@sihai/domain/customer";
import { foundKinds, foundMost } from "@sihai/domain/search";
import { consoleSearchDict } from "@sihai/text/dict/console/search";
import { Card, EmptyState, ErrorState, SkeletonList, TextLink } from "@sihai/ui";
import { href, useDict, useMay, usePageSearch, WorkPage } from "#console";
import { FoundRow } from "./FoundRow.tsx";

export type Found = CallData<typeof searchEverything>["found"][number];
const shortest = 2;

/** What a number, mark or e-mail leads to, by kind; each row a link to its page. */
export default function SearchPage() {
  const words = useDict(consoleSearchDict);
  const [{ q = "" }] = usePageSearch("/search");
  const text = q.trim().slice(0, 80);
  const isSearchable = text.length >= shortest;
  const search = useEndpoint(searchEverything, { query: { q: text } }, { enabled: isSearchable, freshMs: 0 });
  return (
    <WorkPage title={text === "" ? words.title : words.titleOf(text)}>
      {!isSearchable ? (
        <EmptyState picture="search" text={text === "" ? words.start : words.tooShort} />
      ) : search.isPending ? (
        <SkeletonList cards={2} lines={3} />
      ) : search.error ? (
        <ErrorState text={search.error.message || undefined} onReload={() => void search.refetch()} />
      ) : search.data.found.length === 0 ? (
        <EmptyState
          picture="search"
          text={
            <>
              {words.nothing(text)}
              <span className="mt-2 block text-note">{words.start}</span>
            </>
          }
        />
      ) : (
        <FoundByKind found={search.data.found} />
      )}
    </WorkPage>
  );
}

function FoundByKind({ found }: { found: readonly Found[] }) {
  const words = useDict(consoleSearchDict);
  return foundKinds.map((kind) => {
    const rows = found.filter((row) => row.kind === kind);
    return rows.length === 0 ? null : (
      <Card key={kind} title={words.kinds[kind]} aside={<AllOfCustomer kind={kind} rows={rows} />}>
        <ul aria-label={words.kinds[kind]} className="divide-y divide-line">
          {rows.map((row) => (
            <FoundRow key={row.no} row={row} />
          ))}
        </ul>
      </Card>
    );
  });
}

/** A customer's latest are few of many: the way to all of them, in the customer's file. */
function AllOfCustomer({ kind, rows }: { kind: Found["kind"]; rows: readonly Found[] }) {
  const words = useDict(consoleSearchDict);
  const may = useMay();
  const mark = rows[0]?.customerMark;
  const all = customerSections.find((section) => section === (kind === "item" ? "order" : kind));
  const isCut = rows.length >= foundMost && rows.every(({ customerMark }) => customerMark === mark);
  if (!mark || !all || !isCut || !may("customer.read")) return null;
  return <TextLink href={href("/customers", { q: mark, all })}>{words.latestOf(mark)}</TextLink>;
}

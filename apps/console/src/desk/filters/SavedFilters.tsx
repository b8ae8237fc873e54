import { useAction, useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { listFilters, removeFilter } from "@sihai/contract/staff";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, cx, IconButton, toastSuccess, useUi } from "@sihai/ui";
import { useLocation } from "@tanstack/react-router";
import { BookmarkPlus, X } from "lucide-react";
import { useState } from "react";
import { hrefOf, pageHere, useDict } from "#console";
import { filterSearch } from "./filter-search.ts";
import { SaveFilterForm } from "./SaveFilterForm.tsx";

type Filter = CallData<typeof listFilters>["filters"][number];

/** One's own filters of this page as links, which can be sent like any address; and a way to keep the one that is set. */
export function SavedFilters() {
  const words = useDict(consoleDict).savedFilters;
  const { pathname, searchStr } = useLocation({ select: ({ pathname, searchStr }) => ({ pathname, searchStr }) });
  const [isNaming, setIsNaming] = useState(false);
  const page = pageHere(pathname) ?? "/";
  const search = filterSearch(searchStr);
  const { data } = useEndpoint(listFilters, { query: { page } }, { enabled: page !== "/", freshMs: 60_000 });
  const filters = data?.filters ?? [];
  const canSave = search !== "" && filters.every((filter) => filterSearch(filter.search) !== search);
  if (filters.length === 0 && !canSave) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={words.title} className="flex flex-wrap gap-2 empty:hidden">
        {filters.map((filter) => (
          <FilterChip key={filter.filterId} page={page} filter={filter} isSet={filterSearch(filter.search) === search} />
        ))}
      </ul>
      {canSave && !isNaming ? (
        <Button small kind="plain" icon={BookmarkPlus} onClick={() => setIsNaming(true)}>
          {words.save}
        </Button>
      ) : null}
      {canSave && isNaming ? <SaveFilterForm page={page} search={search} onDone={() => setIsNaming(false)} /> : null}
    </div>
  );
}

function FilterChip({ page, filter, isSet }: { page: string; filter: Filter; isSet: boolean }) {
  const words = useDict(consoleDict).savedFilters;
  const { LinkPart } = useUi();
  const remove = useAction(removeFilter, { refreshes: [listFilters], onDone: () => toastSuccess(words.removed(filter.name)) });
  return (
    <li
      className={cx(
        "flex items-center rounded-full border-2 pl-4 text-body",
        isSet ? "border-brand bg-brand-soft font-medium text-brand-deep" : "border-transparent bg-fill text-ink-soft",
      )}
    >
      <LinkPart
        href={hrefOf(page, filter.search)}
        aria-current={isSet ? "page" : undefined}
        className="flex min-h-11 items-center wrap-anywhere"
      >
        {filter.name}
      </LinkPart>
      <IconButton
        icon={X}
        label={words.remove(filter.name)}
        onClick={() => void remove.run({ body: { filterId: filter.filterId } })}
      />
    </li>
  );
}

import { useEndpoint } from "@sihai/client";
import { customerPageSize, listCustomerRows } from "@sihai/contract/customer";
import type { CustomerSection } from "@sihai/domain/customer";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { Card, ErrorState, SkeletonCard, TextLink } from "@sihai/ui";
import { href, useDict, usePageSearch } from "#console";
import { Pager } from "#desk";
import type { Customer } from "./customer.ts";
import { RowsTable } from "./RowsTable.tsx";

/** Everything of one part of the file, page by page. */
export function SectionPages({ customer, section }: { customer: Customer; section: CustomerSection }) {
  const { userId, mark } = customer;
  const words = useDict(consoleCustomerDict);
  const [{ tab, page = 1 }, change] = usePageSearch("/customers");
  const read = useEndpoint(listCustomerRows, { query: { userId, section, isAll: "yes", page } }, { freshMs: 0 });
  const title = words.sections[section];
  if (read.isPending) return <SkeletonCard lines={8} />;
  if (read.error) return <ErrorState text={read.error.message || undefined} onReload={() => void read.refetch()} />;
  const { list, total, hasMore } = read.data;
  // A history has no count: there is one page more as long as the server says so.
  const rows = total ?? (page - 1) * customerPageSize + list.length + (hasMore ? 1 : 0);
  return (
    <Card
      title={title}
      aside={<TextLink href={href("/customers", { q: mark, ...(tab && { tab }) })}>{words.backToFile}</TextLink>}
      className="flex flex-col gap-3"
    >
      <RowsTable caption={title} rows={list} customer={customer} isHistory={section === "history"} />
      <Pager page={page} pageSize={customerPageSize} total={rows} onPage={(next) => change({ page: next })} />
    </Card>
  );
}

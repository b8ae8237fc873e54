import { useEndpoint } from "@sihai/client";
import { listCustomerRows } from "@sihai/contract/customer";
import type { CustomerSection, CustomerTab } from "@sihai/domain/customer";
import { formatNumber } from "@sihai/text";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { Card, ErrorState, SkeletonCard, TextLink } from "@sihai/ui";
import { href, useDict, useLanguage } from "#console";
import type { Customer } from "./customer.ts";
import { RowsTable } from "./RowsTable.tsx";

type SectionCardProps = { customer: Customer; section: CustomerSection; tab: CustomerTab };

/** The latest of one part of the file, with the way to all of it. */
export function SectionCard({ customer, section, tab }: SectionCardProps) {
  const { userId, mark } = customer;
  const words = useDict(consoleCustomerDict);
  const language = useLanguage();
  const read = useEndpoint(listCustomerRows, { query: { userId, section } }, { freshMs: 0 });
  const title = words.sections[section];
  if (read.isPending) return <SkeletonCard lines={3} />;
  if (read.error) return <ErrorState text={read.error.message || undefined} onReload={() => void read.refetch()} />;
  const { list, total, hasMore } = read.data;
  const all = total === null ? words.showMore : words.showAll(formatNumber(total, language, 0));
  return (
    <Card
      title={title}
      {...(hasMore && { aside: <TextLink href={href("/customers", { q: mark, tab, all: section })}>{all}</TextLink> })}
    >
      {list.length === 0 ? (
        <p className="text-grey">{words.nothingHere}</p>
      ) : (
        <RowsTable caption={title} rows={list} customer={customer} isHistory={section === "history"} />
      )}
    </Card>
  );
}

import { isRefused, useEndpoint } from "@sihai/client";
import { readCustomer } from "@sihai/contract/customer";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { EmptyState, ErrorState, SkeletonList } from "@sihai/ui";
import { useDict, useMay, usePageSearch, WorkPage } from "#console";
import { ScanField } from "#desk";
import { CustomerFile } from "./CustomerFile.tsx";
import { FigureTiles } from "./FigureTiles.tsx";
import { StopCard } from "./StopCard.tsx";
import { ViewCard } from "./ViewCard.tsx";
import { WhoCard } from "./WhoCard.tsx";

/** One customer by mark or e-mail: who it is, how much there is of them, and everything of theirs under tabs. */
export default function CustomersPage() {
  const words = useDict(consoleCustomerDict);
  const may = useMay();
  const [{ q = "" }, change] = usePageSearch("/customers");
  const read = useEndpoint(readCustomer, { query: { customer: q.slice(0, 254) } }, { enabled: q !== "", freshMs: 0 });
  return (
    <WorkPage title={words.title}>
      <ScanField onScan={(text) => change({ q: text, tab: undefined, all: undefined, page: undefined })} label={words.hint} />
      {q === "" ? (
        <EmptyState picture="search" text={words.start} />
      ) : read.isPending ? (
        <SkeletonList cards={3} lines={4} />
      ) : read.data ? (
        <>
          <WhoCard customer={read.data} />
          {may("customer.record") ? <StopCard key={read.data.userId} customer={read.data} /> : null}
          {may("customer.view") ? <ViewCard key={`view-${read.data.userId}`} customer={read.data} /> : null}
          <FigureTiles userId={read.data.userId} />
          <CustomerFile customer={read.data} />
        </>
      ) : isRefused(read.error, "CUSTOMER_NOT_FOUND") ? (
        <EmptyState picture="search" text={words.nothing(q)} />
      ) : (
        <ErrorState text={read.error?.message || undefined} onReload={() => void read.refetch()} />
      )}
    </WorkPage>
  );
}

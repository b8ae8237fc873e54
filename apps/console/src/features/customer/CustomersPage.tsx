import { isRefused, useEndpoint } from "@sihai/client";
import { readCustomer } from "@sihai/contract/customer";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { EmptyState, ErrorState, SkeletonList } from "@sihai/ui";
import { useDict, usePageSearch, WorkPage } from "#console";
import { ScanField } from "#desk";
import { CouponsRoom } from "./CouponsRoom.tsx";
import { CreditsRoom } from "./CreditsRoom.tsx";
import { MemberRoom } from "./MemberRoom.tsx";
import { WhoCard } from "./WhoCard.tsx";

/** One customer by mark or e-mail: who it is, level and growth, credits, coupons and gifts. */
export default function CustomersPage() {
  const words = useDict(consoleCustomerDict);
  const [{ q = "" }, change] = usePageSearch("/customers");
  const read = useEndpoint(readCustomer, { query: { customer: q.slice(0, 254) } }, { enabled: q !== "", freshMs: 0 });
  return (
    <WorkPage title={words.title}>
      <ScanField onScan={(text) => change({ q: text })} label={words.hint} />
      {q === "" ? (
        <EmptyState picture="search" text={words.start} />
      ) : read.isPending ? (
        <SkeletonList cards={3} lines={4} />
      ) : read.data ? (
        <>
          <WhoCard customer={read.data} />
          <MemberRoom customer={read.data} />
          <CreditsRoom credits={read.data.credits} />
          <CouponsRoom coupons={read.data.coupons} gifts={read.data.gifts} />
        </>
      ) : isRefused(read.error, "CUSTOMER_NOT_FOUND") ? (
        <EmptyState picture="search" text={words.nothing(q)} />
      ) : (
        <ErrorState text={read.error?.message || undefined} onReload={() => void read.refetch()} />
      )}
    </WorkPage>
  );
}

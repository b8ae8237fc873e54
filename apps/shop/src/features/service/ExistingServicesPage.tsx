import { existingServices, offeredServices } from "@sihai/contract/service";
import { cny, add as plus, toDecimal, zero } from "@sihai/domain";
import { serviceDict } from "@sihai/text/dict/service";
import { EmptyState, LinkButton, Page, SkeletonList } from "@sihai/ui";
import { href, NothingHere, NotYet, useDict, useEndpoint, usePageSearch } from "#shop";
import { ServiceEntryCard } from "./ServiceEntryCard.tsx";
import type { ServiceEntry } from "./service-entry.ts";

/** The services on an order, newest first; with `itemNo` those of one item. */
export default function ExistingServicesPage() {
  const words = useDict(serviceDict);
  const { orderNo, itemNo } = usePageSearch("/order/service/existing-services");
  if (orderNo === undefined)
    return (
      <Page title={words.existing}>
        <NothingHere />
      </Page>
    );
  return <Services orderNo={orderNo} itemNo={itemNo} />;
}

function Services({ orderNo, itemNo }: { orderNo: string; itemNo: string | undefined }) {
  const words = useDict(serviceDict);
  const services = useEndpoint(
    existingServices,
    { query: { orderNo, ...(itemNo !== undefined && { itemNo }) } },
    { freshMs: 0, everyMs: 60_000 },
  );
  const offers = useEndpoint(offeredServices, { query: { orderNo } }, { freshMs: 0 });
  const canAdd = offers.data?.items.some(({ services: offered }) => offered.some(({ included }) => !included)) ?? false;
  const add = href("/order/service/additional-services", { orderNo, ...(itemNo !== undefined && { itemNo }) });
  if (!services.data)
    return (
      <Page title={words.existing}>
        <NotYet read={services} missing="ORDER_NOT_FOUND" skeleton={<SkeletonList picture />} />
      </Page>
    );
  const { list } = services.data;
  // What was chosen with a forwarding order is the receiving bench's, and stands with its items (decision 12).
  const isForwarding = orderNo.startsWith("ZY");
  return (
    <Page
      title={words.existing}
      footer={
        list.length === 0 || !canAdd ? undefined : (
          <LinkButton wide kind="quiet" href={add}>
            {words.addMore}
          </LinkButton>
        )
      }
    >
      {list.length === 0 ? (
        <EmptyState
          picture="box"
          text={isForwarding ? words.emptyForwarding : words.empty}
          action={
            canAdd && !isForwarding
              ? { label: words.addMore, href: add }
              : { label: words.toOrder, href: href("/order/detail", { orderNo }) }
          }
        />
      ) : (
        list.map((entry) => <ServiceEntryCard key={entry.entryId} entry={entry} together={paidTogether(entry, list)} />)
      )}
    </Page>
  );
}

/** What was ordered together is paid together: the payment a service leads to carries them all. */
function paidTogether({ tradeNo }: ServiceEntry, list: readonly ServiceEntry[]): string {
  const due = list.filter((each) => each.tradeNo === tradeNo).map(({ total }) => cny(total));
  return toDecimal(due.reduce(plus, zero("CNY")));
}

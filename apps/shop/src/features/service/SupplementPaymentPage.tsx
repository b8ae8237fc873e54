import { listSupplements, paySupplements } from "@sihai/contract/service";
import { cnyText } from "@sihai/text";
import { serviceDict } from "@sihai/text/dict/service";
import { Button, EmptyState, Page, SkeletonList } from "@sihai/ui";
import { go, href, NotYet, useAction, useAmountDue, useDict, useEndpoint, usePageSearch } from "#shop";
import { SupplementCard } from "./SupplementCard.tsx";

/** What an order, or all orders together, turned out to cost more; each with its reason, all payable at once; paid, on where one came from. */
export default function SupplementPaymentPage() {
  const words = useDict(serviceDict);
  const { orderNo, back } = usePageSearch("/operation/supplement-payment");
  const returning = back === undefined ? {} : { back };
  const supplements = useEndpoint(listSupplements, { query: orderNo === undefined ? {} : { orderNo } }, { freshMs: 0 });
  const pay = useAction(paySupplements, {
    refreshes: [listSupplements],
    onDone: ({ tradeNo }) => go("/pay/index", { tradeNo, ...returning }),
  });
  const due = useAmountDue(supplements.data?.openTotal ?? "0.00");
  if (!supplements.data)
    return (
      <Page title={words.supplements}>
        <NotYet read={supplements} missing="ORDER_NOT_FOUND" skeleton={<SkeletonList picture />} />
      </Page>
    );
  const { list } = supplements.data;
  const open = list.filter(({ state }) => state === "requested");

  function payAll() {
    void pay.run({ body: { supplementIds: open.map(({ supplementId }) => supplementId) } });
  }

  return (
    <Page
      title={words.supplements}
      footer={
        open.length < 2 ? undefined : (
          <Button wide pending={pay.pending} onClick={payAll}>
            {words.payAll(cnyText(due.sum))}
          </Button>
        )
      }
    >
      {list.length === 0 ? (
        <EmptyState
          picture="check"
          text={words.supplementsNone}
          action={
            orderNo === undefined
              ? { label: words.toOrders, href: href("/order/list") }
              : { label: words.toOrder, href: href("/order/detail", { orderNo }) }
          }
        />
      ) : (
        list.map((supplement) => <SupplementCard key={supplement.supplementId} supplement={supplement} returning={returning} />)
      )}
    </Page>
  );
}

import { useSettingsRead } from "@sihai/client";
import { previewOrder } from "@sihai/contract/order";
import { orderDict } from "@sihai/text/dict/order";
import { EmptyState, ErrorState, Page, SkeletonList } from "@sihai/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call, href, isRefused, NotYet, useDict } from "#shop";
import { DraftShops } from "./DraftShops.tsx";
import { SubmitForm } from "./SubmitForm.tsx";
import { type PlacementBody, usePlacement } from "./use-placement.ts";

/** The confirm page: priced by the server at every change, nothing calculated in the browser. */
export default function SubmitDgPage() {
  const words = useDict(orderDict);
  const wished = usePlacement();
  // While it is being ordered, and once it is, nothing is priced: its lines may have left the cart, and its draft is forgotten.
  const [placing, setPlacing] = useState<PlacementBody | null>(null);
  const placement = placing ?? wished;
  // Before the rules are read nobody knows which warehouse the goods go to.
  const rules = useSettingsRead();
  const preview = useQuery({
    queryKey: [previewOrder.path, placement],
    queryFn: ({ signal }) => (placement ? call(previewOrder, { body: placement }, { signal, quiet: true }) : null),
    enabled: placement !== null && placing === null && rules.data !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (placement === null) {
    return (
      <Page title={words.submit}>
        <EmptyState picture="cart" text={words.nothingChosen} action={{ label: words.backToCart, href: href("/cart") }} />
      </Page>
    );
  }
  // What was shown before still stands beside the refusal: it is not there to be ordered any more.
  if (isRefused(preview.error, "CART_ITEM_NOT_FOUND")) {
    return (
      <Page title={words.submit}>
        <EmptyState
          picture="cart"
          text={<span role="alert">{words.goneFromCart}</span>}
          action={{ label: words.toOrders, href: href("/order/list") }}
        />
      </Page>
    );
  }
  if (preview.data) {
    return (
      <SubmitForm
        placement={placement}
        preview={preview.data}
        onPlacing={(isPlacing) => setPlacing(isPlacing ? placement : null)}
        onRefresh={() => preview.refetch().then(({ data }) => data ?? null)}
      />
    );
  }
  const refused = preview.error instanceof ApiError && preview.error.kind === "refusal" ? preview.error : null;
  return (
    <Page title={words.submit}>
      {refused ? (
        <EmptyState picture="cart" text={<Refused error={refused} />} action={{ label: words.backToCart, href: href("/cart") }} />
      ) : !rules.data ? (
        <NotYet read={rules} skeleton={<SkeletonList picture />} />
      ) : preview.error ? (
        <ErrorState onReload={() => void preview.refetch()} pending={preview.isFetching} />
      ) : (
        <DraftShops goodsCodes={placement.goodsCodeList} />
      )}
    </Page>
  );
}

/** What the server says; of too few pieces also how many there have to be, which its given sentence leaves out. */
function Refused({ error }: { error: ApiError }) {
  const words = useDict(orderDict);
  return (
    <span role="alert" className="flex flex-col gap-1">
      <span>{error.message}</span>
      {isRefused(error, "QUANTITY_BELOW_MINIMUM") ? <span>{words.tooFewPieces(error.facts.minimum)}</span> : null}
    </span>
  );
}

import { Page, SkeletonBlock, SkeletonBox, SkeletonLine, SkeletonPage } from "@sihai/ui";
import type { ComponentProps } from "react";
import { isRefused, NothingHere, NotYet } from "#shop";

/** What stands in the place of a trade that is on its way, that is not ours, or that could not be read. */
export function TradeNotThere({ title, trade }: { title: string; trade: ComponentProps<typeof NotYet>["read"] }) {
  return (
    <Page title={title}>
      {trade.error && isRefused(trade.error, "PAYMENT_PARAMS_ERROR") ? (
        <NothingHere error={trade.error} />
      ) : (
        <NotYet read={trade} missing="TRADE_NOT_FOUND" skeleton={<TradeToCome />} />
      )}
    </Page>
  );
}

/** A payment to come: the sum with its lines and its deadline, and the ways to pay it. */
function TradeToCome() {
  return (
    <SkeletonPage>
      <SkeletonBox>
        <SkeletonLine height={4.5} width="25%" />
        <SkeletonLine className="mb-2" height={8} width="50%" />
        <SkeletonLine height={9} />
        <SkeletonLine className="mt-3" height={9} width="66%" />
      </SkeletonBox>
      <SkeletonBox>
        <SkeletonLine className="mb-2" height={6} width="33%" />
        {["balance", "card"].map((way) => (
          <div key={way} className="flex items-center gap-3 py-2.5">
            <SkeletonBlock className="size-6 shrink-0" />
            <SkeletonLine height={10} width="66%" />
          </div>
        ))}
      </SkeletonBox>
    </SkeletonPage>
  );
}

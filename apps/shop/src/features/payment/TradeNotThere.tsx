import { Page, SkeletonList } from "@sihai/ui";
import type { ComponentProps } from "react";
import { NotYet } from "#shop";

/** What stands in the place of a trade that is on its way, that is not ours, or that could not be read. */
export function TradeNotThere({ title, trade }: { title: string; trade: ComponentProps<typeof NotYet>["read"] }) {
  return (
    <Page title={title}>
      <NotYet read={trade} missing="TRADE_NOT_FOUND" skeleton={<SkeletonList cards={3} />} />
    </Page>
  );
}

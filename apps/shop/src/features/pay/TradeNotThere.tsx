import { ErrorState, Page, SkeletonList } from "@sihai/ui";
import { isRefused, NothingHere } from "#shop";

type TradeNotThereProps = { title: string; trade: { error: Error | null; refetch: () => Promise<unknown> } };

/** What stands in the place of a trade that is on its way, that is not ours, or that could not be read. */
export function TradeNotThere({ title, trade }: TradeNotThereProps) {
  return (
    <Page title={title}>{trade.error ? <Failed error={trade.error} refetch={trade.refetch} /> : <SkeletonList cards={3} />}</Page>
  );
}

function Failed({ error, refetch }: { error: Error; refetch: () => Promise<unknown> }) {
  if (isRefused(error, "TRADE_NOT_FOUND", "INPUT_INVALID")) return <NothingHere error={error} />;
  return <ErrorState onReload={() => void refetch()} />;
}

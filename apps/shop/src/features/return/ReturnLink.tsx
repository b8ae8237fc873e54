import { returnDue } from "@sihai/domain/clocks";
import { returnDict } from "@sihai/text/dict/return";
import { Countdown, LinkButton } from "@sihai/ui";
import { href, serverNow, useDict } from "#shop";

type Step = { from: string | null; to: string; at: string };
type ReturnLinkProps = { orderNo: string; item: { itemNo: string; state: string; platform: string; timeline: readonly Step[] } };

/** The way to return an item, with the time left for it; nothing once the time is over or while it is not in storage. */
export function ReturnLink({ orderNo, item }: ReturnLinkProps) {
  const words = useDict(returnDict);
  // Goods that came back out of a parcel were stocked in when they came from the seller.
  const arrivals = item.timeline.filter(({ from, to }) => from === "signed" && to === "stocked-in");
  const [arrival] = arrivals;
  if (item.state !== "stocked-in" || item.platform === "own" || arrival === undefined || arrivals.length > 1) return null;
  const due = returnDue(arrival.at);
  if (Date.parse(due) <= serverNow()) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <LinkButton small kind="quiet" href={href("/operation/return-exchange", { orderNo, itemNo: item.itemNo })}>
        {words.ask}
      </LinkButton>
      <span className="text-note text-grey">
        <Countdown at={due} />
      </span>
    </div>
  );
}

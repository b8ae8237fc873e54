import { returnDict } from "@sihai/text/dict/return";
import { Countdown, LinkButton } from "@sihai/ui";
import { href, serverNow, useDict } from "#shop";

type ReturnLinkProps = { orderNo: string; item: { itemNo: string; returnBefore: string | null } };

/** The way to return an item, with the time left for it; nothing once the time is over or while it is not in storage. */
export function ReturnLink({ orderNo, item }: ReturnLinkProps) {
  const words = useDict(returnDict);
  const due = item.returnBefore;
  if (due === null || Date.parse(due) <= serverNow()) return null;
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

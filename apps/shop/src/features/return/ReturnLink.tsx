import { labelled } from "@sihai/text";
import { returnDict } from "@sihai/text/dict/return";
import { Countdown, LinkButton } from "@sihai/ui";
import { href, serverNow, useDict, useLanguage } from "#shop";

type ReturnLinkProps = { orderNo: string; item: { itemNo: string; returnBefore: string | null; withExpert: boolean } };

/**
 * The way to return an item, with the time left for it; nothing once the time is over or while it is not in storage. What the shipping
 * expert has can only go back after that request was cancelled: the way leads there, while the time runs on.
 */
export function ReturnLink({ orderNo, item }: ReturnLinkProps) {
  const words = useDict(returnDict);
  const language = useLanguage();
  const due = item.returnBefore;
  if (due === null || Date.parse(due) <= serverNow()) return null;
  const way = item.withExpert
    ? { label: words.toExpert, href: href("/delivery-expert/index", { tab: "mine" }) }
    : { label: words.ask, href: href("/operation/return-exchange", { orderNo, itemNo: item.itemNo }) };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      {item.withExpert ? (
        <p className="w-full text-note text-warn">{labelled(words.ask, words.obstacles["with-expert"], language)}</p>
      ) : null}
      <LinkButton small kind="quiet" href={way.href}>
        {way.label}
      </LinkButton>
      <span className="text-note text-grey">
        <Countdown at={due} />
      </span>
    </div>
  );
}

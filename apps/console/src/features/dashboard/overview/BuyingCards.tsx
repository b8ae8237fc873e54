import { useEndpoint } from "@sihai/client";
import { buyingQueue } from "@sihai/contract/order";
import { consoleOverviewDict } from "@sihai/text/dict/console/overview";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { href, useDict } from "#console";
import { countLate, useMinute } from "#desk";
import { WorkCards } from "./WorkCards.tsx";

const pageSize = 100;

/**
 * What waits at the buying desk, read again every minute. Late: of what nobody took yet the items listed here, of what is being
 * bought the rest of the overdue ones.
 */
export function BuyingCards() {
  const words = useDict(consoleOverviewDict);
  const shared = useDict(consoleDict);
  const now = useMinute();
  const toBuy = useEndpoint(buyingQueue, { query: { tab: "to-buy", pageSize } }, { freshMs: 0, everyMs: 60_000 });
  const counts = toBuy.data?.counts;
  const late = toBuy.data ? countLate(toBuy.data.list, now) : 0;
  return (
    <WorkCards
      title={shared.pages.buying}
      failed={toBuy.error !== null}
      onReload={() => void toBuy.refetch()}
      cards={
        counts
          ? [
              {
                key: "to-buy",
                title: words.cards.toBuy,
                count: counts["to-buy"],
                late,
                href: href("/buying", { tab: "to-buy" }),
                lateHref: href("/buying", { tab: "to-buy", due: "late" }),
              },
              {
                key: "buying",
                title: words.cards.buying,
                count: counts.buying,
                late: Math.max(0, counts.overdue - late),
                href: href("/buying", { tab: "buying" }),
                lateHref: href("/buying", { tab: "buying", due: "late" }),
              },
              {
                key: "awaiting-confirmation",
                title: words.cards.awaitingConfirmation,
                count: counts["awaiting-confirmation"],
                late: null,
                href: href("/buying", { tab: "awaiting-confirmation" }),
              },
            ]
          : null
      }
    />
  );
}

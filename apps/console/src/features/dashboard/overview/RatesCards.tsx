import { useEndpoint } from "@sihai/client";
import { listRateVersions } from "@sihai/contract/freight";
import { listTaxRules } from "@sihai/contract/tax";
import { consoleOverviewDict } from "@sihai/text/dict/console/overview";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { href, useDict } from "#console";
import { WorkCards } from "./WorkCards.tsx";

/** Price lists and tax rules that wait for a second pair of eyes. */
export function RatesCards() {
  const words = useDict(consoleOverviewDict);
  const shared = useDict(consoleDict);
  const versions = useEndpoint(listRateVersions, {}, { freshMs: 0, everyMs: 60_000 });
  const rules = useEndpoint(listTaxRules, {}, { freshMs: 0, everyMs: 60_000 });
  const drafts = (list: readonly { state: string }[]) => list.filter(({ state }) => state === "draft").length;
  return (
    <WorkCards
      title={shared.pages.rates}
      failed={versions.error !== null || rules.error !== null}
      onReload={() => void Promise.all([versions.refetch(), rules.refetch()])}
      cards={
        versions.data && rules.data
          ? [
              {
                key: "versions",
                title: words.cards.priceLists,
                count: drafts(versions.data.list),
                late: null,
                href: href("/rates", { tab: "versions", part: "drafts" }),
              },
              {
                key: "taxes",
                title: words.cards.taxRules,
                count: drafts(rules.data.list),
                late: null,
                href: href("/rates", { tab: "taxes", part: "drafts" }),
              },
            ]
          : null
      }
    />
  );
}

import { growthHistory } from "@sihai/contract/membership";
import { cnyText, formatDateTime, formatNumber } from "@sihai/text";
import { membershipDict } from "@sihai/text/dict/me/membership";
import { EmptyState, InfiniteList, Page, TextLink } from "@sihai/ui";
import { href, useDict, useLanguage, usePagedEndpoint } from "#shop";
import { type GrowthEntry, lastDayText } from "./member.ts";

/** What growth came of and until when it counts, the newest first (rule J-44). */
export default function GrowthPage() {
  const words = useDict(membershipDict);
  const entries = usePagedEndpoint(growthHistory, {}, (page) => ({ query: { page } }));
  return (
    <Page title={words.historyTitle}>
      <InfiniteList
        {...entries.listProps}
        className="divide-y divide-line rounded-card bg-white shadow-card"
        keyOf={({ id }) => id}
        empty={
          <EmptyState picture="box" text={words.noHistoryHint} action={{ label: words.toTasks, href: href("/user/member") }} />
        }
      >
        {(entry) => <EntryRow entry={entry} />}
      </InfiniteList>
    </Page>
  );
}

function EntryRow({ entry: { cause, growth, amount, at, countsUntil, packageId } }: { entry: GrowthEntry }) {
  const words = useDict(membershipDict);
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-0.5 px-4 py-3">
      <p className="flex justify-between gap-3">
        <span className="min-w-0 font-medium">{words.cause[cause]}</span>
        <span className="font-semibold whitespace-nowrap text-ok">+{formatNumber(growth, language, 0)}</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-note text-grey">
        <span>{formatDateTime(at, language)}</span>
        <span className="ml-auto">{words.countsUntil(lastDayText(countsUntil, language))}</span>
      </p>
      {packageId === null ? null : (
        <p className="flex flex-wrap gap-x-3 text-note">
          <TextLink href={href("/package/detail", { packageId })}>{words.parcel(packageId)}</TextLink>
          {amount === null ? null : <span className="text-grey">{words.paid(cnyText(amount))}</span>}
        </p>
      )}
    </div>
  );
}

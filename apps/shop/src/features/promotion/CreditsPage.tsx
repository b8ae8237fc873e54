import type { CallData } from "@sihai/contract";
import { creditHistory, readCredits } from "@sihai/contract/promotion";
import { creditsWorth } from "@sihai/domain/promotion";
import { beijing, formatDate, formatDateTime, formatMoney, formatNumber, formatSigned } from "@sihai/text";
import { promotionDict } from "@sihai/text/dict/promotion";
import { Card, EmptyState, InfiniteList, LinkButton, Page, Section, SkeletonList, TextLink } from "@sihai/ui";
import { href, NotYet, serverNow, useDict, useEndpoint, useLanguage, usePagedEndpoint, useSettings } from "#shop";

type Credits = CallData<typeof readCredits>;
type Bill = CallData<typeof creditHistory>["list"][number];
const dayMs = 86_400_000;

/** What one has of credits, until when, and how they came and went (rules J-33 to J-35). */
export default function CreditsPage() {
  const words = useDict(promotionDict).creditsPage;
  const credits = useEndpoint(readCredits, {}, { freshMs: 0 });
  return (
    <Page title={words.title}>
      {credits.data ? <Balance credits={credits.data} /> : <NotYet read={credits} skeleton={<SkeletonList cards={1} />} />}
      <History />
      {credits.data ? <Rules credits={credits.data} /> : null}
    </Page>
  );
}

function Balance({ credits: { balance, reserved, step, endsAt } }: { credits: Credits }) {
  const words = useDict(promotionDict).creditsPage;
  const language = useLanguage();
  const figure = (count: number) => formatNumber(count, language, 0);
  const usable = balance - (balance % step);
  // Gone at that instant: good to the end of the day before.
  const lastDay = formatDate(new Date(Date.parse(endsAt) - 1), language, beijing);
  const days = Math.max(1, Math.ceil((Date.parse(endsAt) - serverNow()) / dayMs));
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <p className="text-note text-grey">{words.balance}</p>
        <p className="text-display font-bold">{figure(balance)}</p>
        <p>{usable > 0 ? words.worth(formatMoney(creditsWorth(usable))) : words.tooFew(figure(step - balance))}</p>
      </div>
      <ul className="flex flex-col gap-1 text-note text-grey">
        {balance > 0 ? <li className={days <= 30 ? "text-warn" : ""}>{words.endsOn(lastDay, days)}</li> : null}
        {reserved > 0 ? <li>{words.reserved(figure(reserved))}</li> : null}
      </ul>
      <div className="flex flex-wrap gap-3">
        <LinkButton wide kind="quiet" href={href("/user/coupon")}>
          {words.coupons}
        </LinkButton>
        <LinkButton wide href={href("/order/in-storage/goods-list")}>
          {words.use}
        </LinkButton>
      </div>
    </Card>
  );
}

function History() {
  const words = useDict(promotionDict).creditsPage;
  const bills = usePagedEndpoint(creditHistory, {}, (page) => ({ query: { page } }));
  return (
    <Section title={words.history}>
      <InfiniteList
        {...bills.listProps}
        className="divide-y divide-line rounded-card bg-white shadow-card"
        keyOf={({ id }) => id}
        empty={<EmptyState picture="box" text={words.none} action={{ label: words.toMe, href: href("/me") }} />}
      >
        {(bill) => <BillRow bill={bill} />}
      </InfiniteList>
    </Section>
  );
}

function BillRow({ bill: { step, credits, balanceAfter, at, packageId } }: { bill: Bill }) {
  const words = useDict(promotionDict).creditsPage;
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-0.5 px-4 py-3">
      <p className="flex justify-between gap-3">
        <span className="min-w-0 font-medium">{words.steps[step]}</span>
        <span className={`font-semibold whitespace-nowrap ${credits < 0 ? "text-ink" : "text-ok"}`}>
          {formatSigned(credits, language)}
        </span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-note text-grey">
        <span className="min-w-0">{formatDateTime(at, language)}</span>
        <span className="ml-auto">{words.after(formatNumber(balanceAfter, language, 0))}</span>
      </p>
      {packageId === null ? null : (
        <p className="text-note">
          <TextLink href={href("/package/detail", { packageId })}>{words.parcel(packageId)}</TextLink>
        </p>
      )}
    </div>
  );
}

function Rules({ credits: { step, mostAParcel, shareBp } }: { credits: Credits }) {
  const words = useDict(promotionDict).creditsPage;
  const language = useLanguage();
  const rules = useSettings();
  const figure = (count: number) => formatNumber(count, language, 0);
  return (
    <Card title={words.rules}>
      <ul className="flex flex-col gap-2 text-note text-grey">
        {rules ? <li>{words.earnRule(rules.creditsPerYuan)}</li> : null}
        {shareBp > 10_000 ? <li>{words.shareRule(String(shareBp / 10_000))}</li> : null}
        {rules ? <li>{words.checkInRule(rules.checkInReward)}</li> : null}
        <li>{words.useRule(figure(step), figure(mostAParcel))}</li>
        <li>{words.endRule}</li>
      </ul>
    </Card>
  );
}

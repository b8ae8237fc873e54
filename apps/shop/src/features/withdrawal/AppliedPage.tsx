import { getWithdrawal } from "@sihai/contract/withdrawal";
import { parseMoney, sum, toDecimal } from "@sihai/domain";
import type { PublicSettings } from "@sihai/domain/setting";
import { formatDate, type Language, moneyText } from "@sihai/text";
import { type WithdrawalWords, withdrawalDict } from "@sihai/text/dict/withdrawal";
import { Card, Illustration, LinkButton, NumberedSteps, Page, SkeletonList, useMoment } from "@sihai/ui";
import { go, href, serverNow, useDict, useEndpoint, useLanguage, usePageSearch, useSettings } from "#shop";
import { isSome } from "./amounts.ts";
import { arrivesBy } from "./arrives-by.ts";
import { NoWithdrawal } from "./NoWithdrawal.tsx";
import type { WithdrawalOnWire } from "./types.ts";

/** A withdrawal was applied for: what happens with it now, and when. */
export default function AppliedPage() {
  const words = useDict(withdrawalDict);
  const { withdrawNo } = usePageSearch("/wallet/withdraw/apply/success");
  const read = useEndpoint(getWithdrawal, { query: withdrawNo === undefined ? {} : { withdrawNo } }, { freshMs: 0 });
  // Back would lead to a form that is done with.
  const back = () => go("/wallet/withdraw", {}, { replace: true });
  if (!read.data)
    return (
      <Page title={withdrawNo === undefined || read.error ? words.title : words.successTitle} back={back}>
        <NoWithdrawal read={read} skeleton={<SkeletonList cards={2} />} />
      </Page>
    );
  const { data } = read;
  return (
    <Page
      title={words.successTitle}
      back={back}
      footer={
        <div className="grid w-full auto-cols-fr grid-flow-col gap-3">
          <LinkButton wide kind="quiet" href={href("/wallet/index")}>
            {words.toWallet}
          </LinkButton>
          <LinkButton wide href={href("/wallet/withdraw/record", { withdrawNo: data.withdrawNo })}>
            {words.see}
          </LinkButton>
        </div>
      }
    >
      <Card className="flex flex-col items-center gap-1 text-center">
        <Illustration name="check" />
        <p className="text-title font-semibold">{words.successText(moneyText(data.amount))}</p>
        <p className="text-note text-grey">{data.withdrawNo}</p>
      </Card>
      <NextSteps withdrawal={data} />
    </Page>
  );
}

function NextSteps({ withdrawal }: { withdrawal: WithdrawalOnWire }) {
  const words = useDict(withdrawalDict);
  const language = useLanguage();
  const moment = useMoment();
  const settings = useSettings();
  if (!settings) return <SkeletonList cards={1} />;
  return (
    <Card title={words.nextSteps}>
      <NumberedSteps steps={stepsOf(withdrawal, settings, { words, language, moment })} />
    </Card>
  );
}

function isLate(reviewedBy: string, now: Date): boolean {
  return Date.parse(reviewedBy) <= now.getTime();
}

type Said = { words: WithdrawalWords; language: Language; moment: (at: string) => string };
type Rules = Pick<PublicSettings, "withdrawalTerms" | "holidays">;

/** Review, what goes back to cards, the transfer, and that each is told. Once it is reviewed, counted from then. */
function stepsOf(withdrawal: WithdrawalOnWire, rules: Rules, { words, language, moment }: Said): string[] {
  const { parts, amount, reviewedBy } = withdrawal;
  const sumTo = (to: "card" | "account") => {
    const { currency } = amount;
    const money = sum(
      parts.filter((part) => part.to === to).map((part) => parseMoney(part.amount.amount, currency)),
      currency,
    );
    return { amount: toDecimal(money), currency };
  };
  const now = new Date(serverNow());
  const within = (to: "card" | "account") => {
    const state = parts.find((part) => part.to === to)?.state ?? "waiting";
    const { days, by } = arrivesBy(withdrawal, { to, state }, rules, now);
    return [words.workingDays(days.from, days.to), formatDate(by, language)] as const;
  };
  const [toCards, toAccount] = [sumTo("card"), sumTo("account")];
  const isUncertain = parts.some(({ state }) => state === "uncertain");
  return [
    ...(reviewedBy === null
      ? []
      : [isLate(reviewedBy, now) ? words.reviewLate(moment(reviewedBy)) : words.stepReview(moment(reviewedBy))]),
    // Only what goes to a card can be uncertain, and then no day is promised.
    ...(isSome(toCards) ? [isUncertain ? words.partSays.uncertain : words.stepCard(moneyText(toCards), ...within("card"))] : []),
    ...(isSome(toAccount) ? [words.stepAccount(moneyText(toAccount), ...within("account"))] : []),
    words.stepTold,
  ];
}

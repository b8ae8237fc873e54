import { getWallet } from "@sihai/contract/payment";
import { listWithdrawals, withdrawalOptions } from "@sihai/contract/withdrawal";
import { type Currency, isPositive } from "@sihai/domain";
import { cnyText, moneyText } from "@sihai/text";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { Card, EmptyState, LinkButton, Page, Price, Section, SkeletonList, TextLink } from "@sihai/ui";
import { href, NotYet, useDict, useEndpoint, useSettings } from "#shop";
import { MailboxAsked } from "../identity/lost-mailbox/MailboxAsked.tsx";
import { RepayNotice } from "../payment/wallet/RepayNotice.tsx";
import { hasEnough, isSome } from "./amounts.ts";
import { WhereItGoes } from "./WhereItGoes.tsx";
import { WithdrawalRow } from "./WithdrawalRow.tsx";

const latestShown = 3;

/** What can leave the wallet, where it would go and when it arrives, and the latest withdrawals. */
export default function WithdrawPage() {
  const words = useDict(withdrawalDict);
  const wallet = useEndpoint(getWallet, {}, { freshMs: 0 });
  const debt = wallet.data?.debt ?? "0.00";
  const currencies = wallet.data?.balances.filter(isSome).map(({ currency }) => currency);
  return (
    <Page title={words.title}>
      {currencies === undefined ? (
        <NotYet read={wallet} skeleton={<SkeletonList cards={2} />} />
      ) : currencies.length === 0 ? (
        isPositive(debt) ? (
          <Owing debt={debt} />
        ) : (
          <Card>
            <EmptyState picture="wallet" text={words.nothing} action={{ label: words.toWallet, href: href("/wallet/index") }} />
          </Card>
        )
      ) : (
        <>
          <MailboxAsked />
          {/* Said before a form is filled in that would be refused. */}
          {isPositive(debt) ? <Owing debt={debt} /> : null}
          {currencies.map((currency) => (
            <CurrencyCard key={currency} currency={currency} isAlone={currencies.length === 1} isBarred={isPositive(debt)} />
          ))}
          <Rules />
        </>
      )}
      <Latest />
    </Page>
  );
}

/** What comes in repays it, so that a wallet with nothing in it says this, and not that refunds can be withdrawn. */
function Owing({ debt }: { debt: string }) {
  const words = useDict(withdrawalDict);
  return <RepayNotice act={words.repay}>{words.owing(cnyText(debt))}</RepayNotice>;
}

type CurrencyCardProps = { currency: Currency; isAlone: boolean; isBarred: boolean };

function CurrencyCard({ currency, isAlone, isBarred }: CurrencyCardProps) {
  const words = useDict(withdrawalDict);
  const read = useEndpoint(withdrawalOptions, { query: { currency } }, { freshMs: 0 });
  const options = read.data;
  if (!options) return <NotYet read={read} skeleton={<SkeletonList cards={1} />} />;
  return (
    <Card>
      <p className="text-note text-grey">{words.available}</p>
      {currency === "CNY" ? (
        <Price amount={options.available.amount} size="large" />
      ) : (
        <p className="text-display font-semibold">{moneyText(options.available)}</p>
      )}
      <h2 className="mt-3 border-t border-line pt-3 text-note text-grey">{words.whereTo}</h2>
      <WhereItGoes options={options} />
      {isBarred ? null : hasEnough(options) ? (
        <div className="mt-4 flex">
          <LinkButton wide href={href("/wallet/withdraw/apply", { currency })}>
            {isAlone ? words.apply : words.applyIn(currency)}
          </LinkButton>
        </div>
      ) : (
        <p className="mt-4 text-body">
          {words.tooLittle(moneyText(options.available), moneyText(options.least ?? options.available))}
        </p>
      )}
    </Card>
  );
}

/** What holds for every currency. */
function Rules() {
  const words = useDict(withdrawalDict);
  const terms = useSettings()?.withdrawalTerms;
  if (!terms) return null;
  return (
    <div className="flex flex-col gap-2 px-1 text-body text-grey">
      <p>{words.rule(terms.sourceDays)}</p>
      <p>{words.review(terms.reviewWorkingDays)}</p>
      <p>{words.noFee}</p>
      <p>
        <TextLink href={href("/help-center/detail", { helpId: "refund-withdraw" })}>{words.help}</TextLink>
      </p>
    </div>
  );
}

function Latest() {
  const words = useDict(withdrawalDict);
  const read = useEndpoint(listWithdrawals, { query: { page: 1 } }, { freshMs: 0 });
  const list = read.data?.list.slice(0, latestShown);
  return (
    <Section
      title={words.latest}
      action={list?.length ? <TextLink href={href("/wallet/withdraw/record")}>{words.all}</TextLink> : null}
    >
      {list === undefined ? (
        <NotYet read={read} skeleton={<SkeletonList cards={1} lines={1} />} />
      ) : list.length === 0 ? (
        <p className="px-1 text-body text-grey">{words.none}</p>
      ) : (
        list.map((withdrawal) => <WithdrawalRow key={withdrawal.withdrawNo} withdrawal={withdrawal} />)
      )}
    </Section>
  );
}

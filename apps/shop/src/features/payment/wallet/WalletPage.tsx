import { getWallet } from "@sihai/contract/payment";
import { isPositive } from "@sihai/domain";
import { beijingMonth } from "@sihai/domain/clocks";
import { formatMonth } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { LinkButton, Page, Select, SkeletonList } from "@sihai/ui";
import { go, href, NewBusiness, NotYet, serverNow, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { MailboxAsked } from "../../identity/lost-mailbox/MailboxAsked.tsx";
import { SuspendedMoney } from "../../suspense/SuspendedMoney.tsx";
import { ExchangeBalances } from "../../transfer/ExchangeBalances.tsx";
import { InClearing } from "../../transfer/InClearing.tsx";
import { SavedCards } from "../cards/SavedCards.tsx";
import { ReceiptLink, StatementTableLink } from "../ReceiptLink.tsx";
import { BalanceCard } from "./BalanceCard.tsx";
import { BillList } from "./BillList.tsx";
import { BillSheet } from "./BillSheet.tsx";
import { DisputedPayments } from "./DisputedPayments.tsx";
import { MonthCard } from "./MonthCard.tsx";

/** Balances, what a month went on, and every bill of it or of all; one bill opens by `billId` (rule I-09). */
export default function WalletPage() {
  const words = useDict(walletDict);
  const search = usePageSearch("/wallet/index");
  const month = isMonth(search.month) ? search.month : undefined;
  const wallet = useEndpoint(getWallet, {}, { freshMs: 0 });
  return (
    <Page
      title={words.title}
      footer={
        <>
          <LinkButton wide kind="quiet" href={href("/wallet/withdraw")}>
            {words.withdraw}
          </LinkButton>
          <NewBusiness stays={isPositive(wallet.data?.debt ?? "0.00")}>
            <LinkButton wide href={href("/recharge/index")}>
              {words.recharge}
            </LinkButton>
          </NewBusiness>
        </>
      }
    >
      {!wallet.data ? (
        <NotYet read={wallet} skeleton={<SkeletonList cards={2} />} />
      ) : (
        <>
          <MailboxAsked />
          <BalanceCard wallet={wallet.data} />
          <ExchangeBalances />
          <DisputedPayments />
          <SuspendedMoney />
          <InClearing />
          <SavedCards />
          <MonthChoice month={month} openedIn={wallet.data.openedIn} />
          {month === undefined ? <MonthCard month={wallet.data.month} /> : <PictureOf month={month} />}
          <Statements months={month === undefined ? monthsSince(wallet.data.openedIn).slice(0, 3) : [month]} />
        </>
      )}
      <BillList month={month} />
      <BillSheet billId={search.billId} />
    </Page>
  );
}

function PictureOf({ month }: { month: string }) {
  const wallet = useEndpoint(getWallet, { query: { month } });
  return wallet.data ? <MonthCard month={wallet.data.month} /> : <NotYet read={wallet} skeleton={<SkeletonList cards={1} />} />;
}

/** The month that picture, statement and bills are of; it stands in the address. */
function MonthChoice({ month, openedIn }: { month: string | undefined; openedIn: string }) {
  const words = useDict(walletDict);
  const language = useLanguage();
  const { type } = usePageSearch("/wallet/index");
  const months = monthsSince(openedIn).map((value) => ({ value, label: formatMonth(value, language) }));
  return (
    <Select
      label={words.monthChoice}
      options={[{ value: "", label: words.allMonths }, ...months]}
      value={month ?? ""}
      onChange={(value) =>
        go("/wallet/index", { ...(value !== "" && { month: value }), ...(type !== undefined && { type }) }, { replace: true })
      }
    />
  );
}

function isMonth(name: string | undefined): name is string {
  return name !== undefined && /^20\d{2}-(0[1-9]|1[0-2])$/.test(name);
}

/** From this month in Beijing back to the one the account was opened in. */
function monthsSince(openedIn: string): string[] {
  const [year = 0, ordinal = 0] = beijingMonth(new Date(serverNow())).name.split("-").map(Number);
  const months: string[] = [];
  for (let back = 0; back < 600; back++) {
    const name = new Date(Date.UTC(year, ordinal - 1 - back, 1)).toISOString().slice(0, 7);
    if (name < openedIn) break;
    months.push(name);
  }
  return months;
}

/** The statements of some months, each as a paper and as a table. */
function Statements({ months }: { months: readonly string[] }) {
  return (
    <div className="flex flex-col">
      {months.map((one) => (
        <div key={one} className="flex flex-wrap items-center gap-x-4">
          <ReceiptLink paper={{ month: one }} />
          <StatementTableLink month={one} />
        </div>
      ))}
    </div>
  );
}

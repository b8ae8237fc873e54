import { getWallet } from "@sihai/contract/payment";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { LinkButton, Page, SkeletonList } from "@sihai/ui";
import { href, NotYet, useDict, useEndpoint, usePageSearch } from "#shop";
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

/** Balances, what the month went on, and every bill; one bill opens by `billId` (rule I-09). */
export default function WalletPage() {
  const words = useDict(walletDict);
  const { billId } = usePageSearch("/wallet/index");
  const wallet = useEndpoint(getWallet, {}, { freshMs: 0 });
  return (
    <Page
      title={words.title}
      footer={
        <>
          <LinkButton wide kind="quiet" href={href("/wallet/withdraw")}>
            {words.withdraw}
          </LinkButton>
          <LinkButton wide href={href("/recharge/index")}>
            {words.recharge}
          </LinkButton>
        </>
      }
    >
      {!wallet.data ? (
        <NotYet read={wallet} skeleton={<SkeletonList cards={2} />} />
      ) : (
        <>
          <BalanceCard wallet={wallet.data} />
          <ExchangeBalances />
          <DisputedPayments />
          <SuspendedMoney />
          <InClearing />
          <MonthCard month={wallet.data.month} />
          <SavedCards />
          <Statements month={wallet.data.month.name} openedIn={wallet.data.openedIn} />
        </>
      )}
      <BillList />
      <BillSheet billId={billId} />
    </Page>
  );
}

/** The statement of this month so far, and of the two before it that the account has lived through. */
function Statements({ month, openedIn }: { month: string; openedIn: string }) {
  const [year = 0, ordinal = 0] = month.split("-").map(Number);
  const months = [0, 1, 2]
    .map((back) => new Date(Date.UTC(year, ordinal - 1 - back, 1)).toISOString().slice(0, 7))
    .filter((one) => one >= openedIn);
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

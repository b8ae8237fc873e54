import { getWallet } from "@sihai/contract/payment";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { LinkButton, Page, SkeletonList } from "@sihai/ui";
import { href, NotYet, useDict, useEndpoint, usePageSearch } from "#shop";
import { SuspendedMoney } from "../../suspense/SuspendedMoney.tsx";
import { ExchangeBalances } from "../../transfer/ExchangeBalances.tsx";
import { InClearing } from "../../transfer/InClearing.tsx";
import { BalanceCard } from "./BalanceCard.tsx";
import { BillList } from "./BillList.tsx";
import { BillSheet } from "./BillSheet.tsx";
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
          <SuspendedMoney />
          <InClearing />
          <MonthCard month={wallet.data.month} />
        </>
      )}
      <BillList />
      <BillSheet billId={billId} />
    </Page>
  );
}

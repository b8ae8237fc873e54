import { getWallet } from "@sihai/contract/payment";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { Button, LinkButton, Page, SkeletonList } from "@sihai/ui";
import { useState } from "react";
import { href, NotYet, useDict, useEndpoint, usePageSearch } from "#shop";
import { BalanceCard } from "./BalanceCard.tsx";
import { BillList } from "./BillList.tsx";
import { BillSheet } from "./BillSheet.tsx";
import { MonthCard } from "./MonthCard.tsx";
import { RechargeSheet } from "./RechargeSheet.tsx";

/** Balances, what the month went on, and every bill; one bill opens by `billId` (rule I-09). */
export default function WalletPage() {
  const words = useDict(walletDict);
  const { billId } = usePageSearch("/wallet/index");
  const [recharging, setRecharging] = useState(false);
  const wallet = useEndpoint(getWallet, {}, { freshMs: 0 });
  return (
    <Page
      title={words.title}
      footer={
        <>
          <LinkButton wide kind="quiet" href={href("/wallet/withdraw")}>
            {words.withdraw}
          </LinkButton>
          <Button wide onClick={() => setRecharging(true)}>
            {words.recharge}
          </Button>
        </>
      }
    >
      {!wallet.data ? (
        <NotYet read={wallet} skeleton={<SkeletonList cards={2} />} />
      ) : (
        <>
          <BalanceCard wallet={wallet.data} />
          <MonthCard month={wallet.data.month} />
        </>
      )}
      <BillList />
      <BillSheet billId={billId} />
      <RechargeSheet open={recharging} onClose={() => setRecharging(false)} />
    </Page>
  );
}

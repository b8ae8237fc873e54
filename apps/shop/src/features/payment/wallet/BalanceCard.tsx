import type { CallData } from "@sihai/contract";
import type { getWallet } from "@sihai/contract/payment";
import { listWithdrawals } from "@sihai/contract/withdrawal";
import { cny, compare, subtract, toDecimal } from "@sihai/domain";
import { cnyText, formatDateTime, moneyText } from "@sihai/text";
import { type WalletWords, walletDict } from "@sihai/text/dict/payment-wallet";
import { Card, Price, TextLink } from "@sihai/ui";
import type { ReactNode } from "react";
import { href, serverNow, useDict, useEndpoint, useLanguage } from "#shop";
import { placeOf } from "./place-of.ts";
import { RepayDebt } from "./RepayDebt.tsx";

export type WalletOnWire = CallData<typeof getWallet>;
type MoneyOnWire = WalletOnWire["balances"][number];

/** What can be spent, in every currency held; beneath, money in hand that is already spoken for. */
export function BalanceCard({ wallet }: { wallet: WalletOnWire }) {
  const words = useDict(walletDict);
  const withdrawals = useEndpoint(listWithdrawals, { query: { page: 1 } }, { freshMs: 0 });
  const [yuan, ...others] = wallet.balances;
  return (
    <Card>
      <p className="text-note text-grey">{words.balance}</p>
      <Price amount={yuan?.amount ?? "0.00"} size="large" />
      {others.length > 0 ? (
        <p className="mt-1 text-body">
          <span className="text-grey">{words.otherBalances} </span>
          {others.map(moneyText).join(" · ")}
        </p>
      ) : null}
      <dl className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
        {partsOf(wallet, withdrawals.data?.held ?? [], words).map(({ label, note, text, tone }) => (
          // An amount beside a number of an order is wider than the narrowest phone where the reader's text is large: then it goes beneath.
          <div key={label} className="flex flex-wrap items-baseline gap-x-3">
            <dt className="min-w-0 shrink grow basis-28 text-body">
              {label}
              {note ? <span className="block text-note text-grey">{note}</span> : null}
            </dt>
            <dd className={`ml-auto text-right font-semibold ${tone}`}>{text}</dd>
          </div>
        ))}
      </dl>
      {wallet.debt === "0.00" ? null : <RepayDebt debt={wallet.debt} balances={wallet.balances} />}
    </Card>
  );
}

type Part = { label: string; note: ReactNode; text: string; tone: string };

/** What is paid and not yet used, what is held and what for, and what is owed; only the first stands there with nothing in it. */
function partsOf({ deposit, paidFor, held, owed, debt }: WalletOnWire, out: readonly MoneyOnWire[], words: WalletWords): Part[] {
  const outCny = out.find(({ currency }) => currency === "CNY")?.amount ?? "0.00";
  // Both were read at their own moment: what was sent in between is held by neither.
  const rest = compare(cny(held), cny(outCny)) > 0 ? toDecimal(subtract(cny(held), cny(outCny))) : "0.00";
  const heldOut: Part = {
    label: words.heldOut,
    note: (
      <>
        {words.heldOutNote} <TextLink href={href("/wallet/withdraw/record")}>{words.seeWithdrawals}</TextLink>
      </>
    ),
    text: out.map(moneyText).join(" · "),
    tone: "text-ink",
  };
  const toParcels = <TextLink href={href("/package/list", { tab: "back-payment" })}>{words.payOwed}</TextLink>;
  return [
    { label: words.deposit, note: <PaidFor of={paidFor} />, text: cnyText(deposit), tone: "text-ink" },
    ...(out.length > 0 ? [heldOut] : []),
    ...(rest === "0.00" ? [] : [{ label: words.held, note: null, text: cnyText(rest), tone: "text-ink" }]),
    ...(owed === "0.00" ? [] : [{ label: words.owed, note: toParcels, text: cnyText(owed), tone: "text-danger" }]),
    ...(debt === "0.00" ? [] : [{ label: words.debt, note: words.debtNote, text: cnyText(debt), tone: "text-danger" }]),
  ];
}

/** What was paid and waits, each a link to where it is looked after, and by when it is done where that is promised. */
function PaidFor({ of }: { of: WalletOnWire["paidFor"] }) {
  const words = useDict(walletDict);
  const language = useLanguage();
  const now = serverNow();
  const saysBy = (dueAt: string) => (Date.parse(dueAt) < now ? words.paidForLate : words.paidForBy);
  return (
    <>
      {words.depositNote}
      {of?.list.map(({ kind, no, dueAt }) => (
        <span key={`${kind} ${no}`} className="block py-1.5">
          <TextLink href={placeOf({ kind, no })}>{no}</TextLink>
          {dueAt === null ? null : ` ${saysBy(dueAt)(formatDateTime(dueAt, language))}`}
        </span>
      ))}
      {of?.more ? <TextLink href={href("/order/list")}>{words.paidForMore}</TextLink> : null}
    </>
  );
}

import type { CallData } from "@sihai/contract";
import { getBill } from "@sihai/contract/payment";
import { isPositive } from "@sihai/domain";
import { cnyText, formatBoth, moneyText } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { Card, Cell, CellGroup, ErrorState, Sheet, SkeletonList } from "@sihai/ui";
import { go, goBack, isRefused, NothingHere, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { BillAmount } from "./BillList.tsx";
import { placeOf } from "./place-of.ts";

type BillDetail = CallData<typeof getBill>;

/** One bill over the list, at its own address; closing leads back to the list. */
export function BillSheet({ billId }: { billId: string | undefined }) {
  const words = useDict(walletDict);
  const { type, month } = usePageSearch("/wallet/index");
  const bill = useEndpoint(getBill, { query: { billId: billId ?? "0" } }, { enabled: billId !== undefined });
  const list = { ...(type !== undefined && { type }), ...(month !== undefined && { month }) };
  const close = () => (history.length > 1 ? goBack() : go("/wallet/index", list, { replace: true }));
  return (
    <Sheet open={billId !== undefined} onClose={close} title={words.billTitle} isAddress>
      {bill.isPending ? (
        <SkeletonList cards={2} />
      ) : bill.error ? (
        isRefused(bill.error, "BILL_NOT_FOUND", "INPUT_INVALID") ? (
          <NothingHere text={words.billNotFound} />
        ) : (
          <ErrorState onReload={() => void bill.refetch()} />
        )
      ) : (
        <Detail bill={bill.data} />
      )}
    </Sheet>
  );
}

function Detail({ bill }: { bill: BillDetail }) {
  const words = useDict(walletDict);
  const language = useLanguage();
  const at = formatBoth(bill.at, language);
  const { links, card } = bill;
  const borne = bill.kind === "card-reversal" && card && isPositive(card.surcharge) ? words.surchargeBorne : undefined;
  return (
    <div className="flex shrink-0 flex-col gap-3">
      <Card>
        <p className="text-note text-grey">{words.kinds[bill.kind]}</p>
        <span className="text-display">
          <BillAmount bill={bill} />
        </span>
      </Card>
      <CellGroup>
        <Cell title={words.billTime} value={at.local} note={at.same ? undefined : words.beijingTime(at.beijing)} />
        {bill.method === "system" ? null : <Cell title={words.billMethod} value={words.methods[bill.method]} />}
        {bill.balanceAfter ? <Cell title={words.billBalanceAfter} value={moneyText(bill.balanceAfter)} /> : null}
        {bill.subject ? <Cell title={words.billSubject} value={<span className="break-all">{bill.subject}</span>} /> : null}
        <Cell title={words.billNo} value={bill.id} />
        {card ? <Cell title={words.cardCharged} value={moneyText(card.charged)} /> : null}
        {card ? <Cell title={words.cardSurcharge} value={cnyText(card.surcharge)} note={borne} /> : null}
        {card && card.charged.currency !== "CNY" ? (
          <Cell title={words.cardRate} value={`1 CNY = ${card.rate} ${card.charged.currency}`} />
        ) : null}
      </CellGroup>
      {links.length > 0 ? (
        <CellGroup>
          {links.map(({ kind, no }) => (
            <Cell key={no} title={words.see[kind]} value={no} href={placeOf({ kind, no })} />
          ))}
        </CellGroup>
      ) : null}
      <Card title={words.movements}>
        <ul className="flex flex-col gap-2">
          {bill.postings.map(({ from, to, amount }, at) => (
            <li key={`posting-${at + 1}`} className="flex justify-between gap-3 text-body">
              <span>{words.movement(words.accounts[from], words.accounts[to])}</span>
              <span className="font-medium whitespace-nowrap">{moneyText(amount)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

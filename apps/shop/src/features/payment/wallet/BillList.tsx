import type { CallData } from "@sihai/contract";
import { billKind, listBills } from "@sihai/contract/payment";
import { parseMoney, sign } from "@sihai/domain";
import { cnyText, formatDateTime, moneyText } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { CellGroup, ChipGroup, EmptyState, InfiniteList, Section } from "@sihai/ui";
import { ChevronRight } from "lucide-react";
import { go, useDict, useLanguage, usePagedEndpoint, usePageSearch } from "#shop";

export type BillOnWire = CallData<typeof listBills>["list"][number];
const kinds = billKind.options;

/** Bills newest first, of a month or of all; the kind stands in the address, so that a filtered list can be shared and come back to. */
export function BillList({ month }: { month: string | undefined }) {
  const words = useDict(walletDict);
  const { type } = usePageSearch("/wallet/index");
  const kind = kinds.find((each) => each === type);
  const ofMonth = month === undefined ? {} : { month };
  const chosen = { ...(kind && { kind }), ...ofMonth };
  const bills = usePagedEndpoint(listBills, { kind: kind ?? "all", month: month ?? "all" }, (page) => ({
    query: { page, ...chosen },
  }));
  const options = [{ value: "all", label: words.allKinds }, ...kinds.map((value) => ({ value, label: words.kinds[value] }))];
  return (
    <Section title={words.bills}>
      <ChipGroup
        label={words.kindFilter}
        scroll
        options={options}
        value={kind ?? "all"}
        onChange={(value) =>
          go("/wallet/index", { ...ofMonth, ...(value !== "all" && value !== null && { type: value }) }, { replace: true })
        }
      />
      <InfiniteList
        {...bills.listProps}
        className="flex flex-col gap-2"
        keyOf={({ id }) => id}
        // Where others were left out, none is no word of the wallet being new.
        empty={
          kind || month ? (
            <NoneChosen onAll={kind ? () => go("/wallet/index", ofMonth, { replace: true }) : undefined} />
          ) : (
            <EmptyState picture="wallet" text={words.noBills} />
          )
        }
      >
        {(bill) => (
          <BillRow bill={bill} onOpen={() => go("/wallet/index", { billId: bill.id, ...ofMonth, ...(kind && { type: kind }) })} />
        )}
      </InfiniteList>
    </Section>
  );
}

/** None of what was chosen, in the specification's words (rule N-86), with what helps: all kinds, or another month above. */
function NoneChosen({ onAll }: { onAll: (() => void) | undefined }) {
  const words = useDict(walletDict);
  return (
    <EmptyState
      picture="wallet"
      help={onAll ? words.noneOfKind : words.noneOfMonth}
      {...(onAll && { action: { label: words.showAllKinds, onClick: onAll } })}
    />
  );
}

function BillRow({ bill, onOpen }: { bill: BillOnWire; onOpen: () => void }) {
  const words = useDict(walletDict);
  const language = useLanguage();
  return (
    <CellGroup>
      <button type="button" onClick={onOpen} className="flex min-h-16 w-full items-center gap-2 px-4 py-3 text-left">
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap justify-between gap-x-2">
            <span className="min-w-0 shrink grow basis-28 wrap-anywhere">
              <span className="font-medium">{words.kinds[bill.kind]}</span>
              <FromWhere bill={bill} />
            </span>
            <span className="ml-auto min-w-0 text-right">
              <BillAmount bill={bill} />
            </span>
          </span>
          {bill.card && bill.kind !== "card-reversal" ? (
            <span className="block text-note text-grey">
              {words.cardChargedWith(moneyText(bill.card.charged), cnyText(bill.card.surcharge))}
            </span>
          ) : null}
          <span className="flex flex-wrap justify-between gap-x-2 text-note text-grey">
            <span>{formatDateTime(bill.at, language)}</span>
            {bill.balanceAfter ? (
              <span className="ml-auto text-right">{words.balanceAfter(moneyText(bill.balanceAfter))}</span>
            ) : null}
          </span>
        </span>
        <ChevronRight aria-hidden size={20} className="shrink-0 text-control" />
      </button>
    </CellGroup>
  );
}

/** What it was paid by; where nobody paid, as with a refund, what it came from. The balance goes without saying. */
function FromWhere({ bill: { method, subject } }: { bill: BillOnWire }) {
  const words = useDict(walletDict);
  const from = method === "system" ? subject : method === "balance" ? null : words.methods[method];
  return from === null ? null : <span className="text-note text-grey"> · {from}</span>;
}

/** In with a plus and in green, out with a minus; a card payment that left the wallet alone shows its amount in grey. */
export function BillAmount({ bill }: { bill: Pick<BillOnWire, "change" | "amount"> }) {
  const { change, amount } = bill;
  const out = change.amount.startsWith("-");
  if (sign(parseMoney(change.amount, change.currency)) === 0) {
    return <span className="amount block text-body text-grey">{moneyText(amount)}</span>;
  }
  return (
    <span className={`amount block text-body ${out ? "text-ink" : "text-ok"}`}>
      {out ? "" : "+"}
      {moneyText(change)}
    </span>
  );
}

import { listOwnDisputes } from "@sihai/contract/dispute";
import { cnyText, moneyText } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { Card, Notice, Section, Tag } from "@sihai/ui";
import { useDict, useEndpoint } from "#shop";

const tones = { inquiry: "brand", open: "warn", won: "ok", lost: "neutral", closed: "neutral" } as const;

/** Card payments a bank disputes: why, what it took, and what waits until it is repaid. Nothing where there is none. */
export function DisputedPayments() {
  const words = useDict(walletDict).disputes;
  const disputes = useEndpoint(listOwnDisputes, {}, { freshMs: 0 });
  const { list = [], owed = "0.00" } = disputes.data ?? {};
  if (list.length === 0) return null;
  return (
    <Section title={words.title}>
      {owed === "0.00" ? null : <Notice tone="warn">{words.blocks(cnyText(owed))}</Notice>}
      {list.map(({ disputeNo, state, amount, tradeNo, paysFor, taken, surcharge }) => (
        <Card key={disputeNo} className="flex flex-col gap-1">
          <p className="flex items-center justify-between gap-2">
            <span className="font-semibold">{moneyText(amount)}</span>
            <Tag tone={tones[state]}>{words.states[state]}</Tag>
          </p>
          <p className="text-body">{words.why[state]}</p>
          {taken === "0.00" ? null : <p className="text-body">{words.taken(cnyText(taken))}</p>}
          {surcharge === "0.00" ? null : <p className="text-body">{words.surcharge(cnyText(surcharge))}</p>}
          <p className="text-note break-words text-grey">
            {[words.payment(tradeNo), ...paysFor.filter((no) => no !== tradeNo)].join(" · ")}
          </p>
        </Card>
      ))}
    </Section>
  );
}

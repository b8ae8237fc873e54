import { exchangeOffers } from "@sihai/contract/transfer";
import { cnyText, dotted, moneyText } from "@sihai/text";
import { transferDict } from "@sihai/text/dict/transfer";
import { Cell, CellGroup, Section } from "@sihai/ui";
import { useState } from "react";
import { useDict, useEndpoint } from "#shop";
import { ExchangeSheet } from "./ExchangeSheet.tsx";

/**
 * Balances in other currencies and what they come to: orders and parcels are paid from the CNY balance. One that cannot be changed now says why. Nothing
 * where there are none.
 */
export function ExchangeBalances() {
  const words = useDict(transferDict).exchange;
  const [currency, setCurrency] = useState<string | null>(null);
  const { data } = useEndpoint(exchangeOffers, {}, { freshMs: 0 });
  const waiting = data?.waiting ?? [];
  if (!data || data.offers.length + waiting.length === 0) return null;
  const chosen = data.offers.find(({ held }) => held.currency === currency);
  return (
    <Section title={words.title}>
      <CellGroup>
        {data.offers.map(({ held, gets }) => (
          <Cell
            key={held.currency}
            title={moneyText(held)}
            note={words.worth(cnyText(gets))}
            value={words.change}
            onClick={() => setCurrency(held.currency)}
          />
        ))}
      </CellGroup>
      {waiting.length === 0 ? null : <p className="px-1 text-note text-grey">{words.waits(dotted(waiting.map(moneyText)))}</p>}
      {chosen ? <ExchangeSheet offer={chosen} onClose={() => setCurrency(null)} /> : null}
    </Section>
  );
}

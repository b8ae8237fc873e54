import { getWallet } from "@sihai/contract/payment";
import { transferWays } from "@sihai/contract/transfer";
import { isPositive } from "@sihai/domain";
import { formatBasisPoints, moneyText } from "@sihai/text";
import { transferDict } from "@sihai/text/dict/transfer";
import { Button, LinkButton, Page, Section } from "@sihai/ui";
import { useState } from "react";
import { href, NewBusiness, NotYet, useDict, useEndpoint, useLanguage, usePageSearch, useSettings, useWindingDown } from "#shop";
import { arrivalDays } from "../../transfer/arrival-days.ts";
import { OwnTransfers } from "../../transfer/OwnTransfers.tsx";
import { WayCard } from "../../transfer/WayCard.tsx";
import { RechargeSheet } from "./RechargeSheet.tsx";

/** Every way to recharge beside the others: how long, what it costs, which currencies (rules I-12 to I-18). */
export default function RechargePage() {
  const words = useDict(transferDict);
  const rules = useSettings();
  const language = useLanguage();
  const { back } = usePageSearch("/recharge/index");
  const [byCard, setByCard] = useState(false);
  const debt = useEndpoint(getWallet, {}, { enabled: useWindingDown() }).data?.debt ?? "0.00";
  return (
    <Page title={words.title}>
      <NewBusiness stays={isPositive(debt)}>
        <Section title={words.online}>
          <WayCard
            {...words.ways.card}
            arrives={words.atOnce}
            fee={rules ? words.cardFee(formatBasisPoints(rules.cardSurchargeBp, language)) : ""}
            currencies={words.anyCurrency}
            action={
              <Button wide onClick={() => setByCard(true)}>
                {words.ways.card.choose}
              </Button>
            }
          />
        </Section>
        <Transfers />
      </NewBusiness>
      <OwnTransfers />
      <RechargeSheet back={back} open={byCard} onClose={() => setByCard(false)} />
    </Page>
  );
}

function Transfers() {
  const words = useDict(transferDict);
  const days = useSettings()?.transferDays;
  const ways = useEndpoint(transferWays, {});
  return (
    <Section title={words.offline}>
      {!ways.data ? <NotYet read={ways} /> : null}
      {ways.data?.ways.length === 0 ? <p className="px-1 text-body text-grey">{words.waysNone}</p> : null}
      {ways.data?.ways.map(({ method, fee, limits }) => (
        <WayCard
          key={method}
          {...words.ways[method]}
          arrives={days ? arrivalDays(days, method, words) : ""}
          fee={fee ? words.wireFee(moneyText(fee)) : words.noFee}
          currencies={limits.map(({ least }) => least.currency).join(" ")}
          action={
            <LinkButton wide kind="quiet" href={href(`/recharge/${method}`)}>
              {words.ways[method].choose}
            </LinkButton>
          }
        />
      ))}
      <div className="flex flex-col gap-1 px-1 text-note text-grey">
        <p>{words.keepsCurrency}</p>
        {days ? <p>{words.generalDays(arrivalDays(days, "general", words))}</p> : null}
      </div>
    </Section>
  );
}

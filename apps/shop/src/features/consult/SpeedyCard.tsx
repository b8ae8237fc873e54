import { readConsult, speedUpConsult } from "@sihai/contract/consult";
import { clockTime, cnyText, formatMoney } from "@sihai/text";
import { consultDict } from "@sihai/text/dict/care/consult";
import { Button, Card, Deadline, LinkButton } from "@sihai/ui";
import { Zap } from "lucide-react";
import { go, href, useAction, useDict, useSettings } from "#shop";
import type { ConsultOnWire } from "./types.ts";

/** Being answered first: what it costs and promises, its payment, and what became of it. */
export function SpeedyCard({ consult }: { consult: ConsultOnWire }) {
  const words = useDict(consultDict);
  const { speedy, may } = consult;
  if (may.speedUp) return <SpeedyOffer consult={consult} />;
  if (speedy === null) return null;
  return (
    <Card>
      <p className="flex items-center gap-2 text-body font-medium">
        <Zap aria-hidden size={20} className="shrink-0 text-brand-strong" />
        {words.speedyStates[speedy.state]}
      </p>
      {speedy.state === "unpaid" && speedy.tradeNo !== null ? (
        <div className="mt-3 flex flex-col gap-3">
          <Deadline at={speedy.payBefore} label={words.payBefore} />
          <LinkButton wide href={href("/pay/index", { tradeNo: speedy.tradeNo })}>
            {words.speedyPay(cnyText(speedy.price))}
          </LinkButton>
        </div>
      ) : null}
    </Card>
  );
}

function SpeedyOffer({ consult: { consultNo, speedy } }: { consult: ConsultOnWire }) {
  const words = useDict(consultDict);
  const settings = useSettings();
  const speedUp = useAction(speedUpConsult, {
    refreshes: [readConsult],
    onDone: ({ tradeNo }) => go("/pay/index", { tradeNo }),
  });
  if (!settings) return null;
  const price = formatMoney(settings.consultSpeedy.price);
  const { opens, closes, hours, otherwiseBy } = settings.workingTime.speedyResponse;
  return (
    <Card>
      <h2 className="flex items-center gap-2 text-title font-semibold">
        <Zap aria-hidden size={20} className="shrink-0 text-brand-strong" />
        {words.speedy}
      </h2>
      <p className="mt-1 text-note text-grey">
        {words.speedyText(price, clockTime(opens), clockTime(closes), hours, clockTime(otherwiseBy))}
      </p>
      {speedy?.state === "kept" || speedy?.state === "returned" ? (
        <p className="mt-1 text-note text-grey">{words.speedyUsedUp[speedy.state]}</p>
      ) : null}
      <div className="mt-3">
        <Button small kind="quiet" pending={speedUp.pending} onClick={() => void speedUp.run({ body: { consultNo } })}>
          {words.speedyBuy(price)}
        </Button>
      </div>
    </Card>
  );
}

import { useAction } from "@sihai/client";
import { decideCardHold, listCardHolds } from "@sihai/contract/payment";
import { beijing, cnyText, formatDateTime } from "@sihai/text";
import { consoleCardHoldDict } from "@sihai/text/dict/console/payment/card-hold";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { paymentDict } from "@sihai/text/dict/payment";
import { Button, Card, TextArea, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useDict, useLanguage, useMay } from "#console";
import { Facts, PanelCard } from "#desk";
import type { CardHold } from "./types.ts";

/** One payment that crossed a limit: whose, why, what they did by card of late, and the decision. */
export function CardHoldPanel({ hold, onClose }: { hold: CardHold; onClose: () => void }) {
  const words = useDict(consoleCardHoldDict);
  const shared = useDict(consoleDict);
  const { purposes } = useDict(paymentDict);
  const language = useLanguage();
  const may = useMay();
  const { tradeNo, purpose, amount, why, heldAt, customerMark, customerEmail, tries, failed, decidedAt, decidedBy, reason } =
    hold;
  const time = (at: string) => formatDateTime(at, language, beijing);
  return (
    <section aria-label={tradeNo} className="flex min-w-0 flex-col gap-3">
      <PanelCard onClose={onClose} title={tradeNo}>
        <Facts
          rows={[
            [words.payment, `${purposes[purpose]} · ${cnyText(amount)}`],
            [words.why, words.whys[why]],
            [words.heldAt, time(heldAt)],
            [shared.customer, `${customerMark} · ${customerEmail}`],
            [words.tries, String(tries)],
            [words.failed, String(failed)],
            [words.decided, decidedAt === null ? null : words.decidedBy(decidedBy, time(decidedAt))],
            [words.reason, reason || null],
          ]}
        />
      </PanelCard>
      {hold.state === "open" && may("finance.record") ? <Decide tradeNo={tradeNo} /> : null}
    </section>
  );
}

function Decide({ tradeNo }: { tradeNo: string }) {
  const words = useDict(consoleCardHoldDict);
  const [reason, setReason] = useState("");
  const decide = useAction(decideCardHold, {
    refreshes: [listCardHolds],
    onDone: () => toastSuccess(words.done(tradeNo)),
  });
  const press = (decision: "released" | "refused") => void decide.run({ body: { tradeNo, decision, reason } });
  const isMissing = reason.trim() === "" ? words.needReason : null;
  return (
    <Card className="flex flex-col gap-3">
      <p className="text-note text-grey">{words.note}</p>
      <TextArea label={words.reason} rows={2} maxLength={500} value={reason} onChange={setReason} />
      <div className="flex flex-wrap gap-2">
        <Button pending={decide.pending} disabledReason={isMissing} onClick={() => press("released")}>
          {words.release}
        </Button>
        <Button kind="danger" pending={decide.pending} disabledReason={isMissing} onClick={() => press("refused")}>
          {words.refuse}
        </Button>
      </div>
    </Card>
  );
}

import { cnyText } from "@sihai/text";
import { consoleClaimsDict } from "@sihai/text/dict/console-claims";
import { Card, CostLines } from "@sihai/ui";
import { useDict } from "#console";
import type { DeskClaim } from "./types.ts";

/** How the most it can come to was found, and what was asked and offered. */
export function ReckoningCard({ shown }: { shown: DeskClaim }) {
  const words = useDict(consoleClaimsDict);
  const { basis, insured, freight, goods, loss, maximum } = shown.reckoning;
  const how =
    basis === "delay"
      ? words.how.delay(cnyText(freight))
      : words.how[basis](cnyText(basis === "insured" ? insured : freight), cnyText(loss), cnyText(goods));
  return (
    <Card title={words.formula} className="flex flex-col gap-3">
      <CostLines
        lines={[
          { label: words.goods, amount: goods },
          { label: words.loss, amount: loss },
          { label: words.insured, amount: insured },
          { label: words.freight, amount: freight },
        ]}
        total={{ label: words.most, amount: maximum }}
        note={how}
      />
      <CostLines
        lines={[
          { label: words.asked, amount: shown.asked },
          ...(shown.offer === null ? [] : [{ label: words.offer, amount: shown.offer }]),
          ...(shown.paid === null ? [] : [{ label: words.paid, amount: shown.paid, tone: "ok" as const }]),
        ]}
      />
      {shown.reason === "" ? null : <p className="text-body break-words">{shown.reason}</p>}
    </Card>
  );
}

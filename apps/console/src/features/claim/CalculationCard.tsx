import { cnyText } from "@sihai/text";
import { consoleClaimDict } from "@sihai/text/dict/console/claim";
import { Card, CostLines } from "@sihai/ui";
import { useDict } from "#console";
import type { DeskClaim } from "./types.ts";

/** How the most it can come to was found, and what was asked and offered. */
export function CalculationCard({ claim }: { claim: DeskClaim }) {
  const words = useDict(consoleClaimDict);
  const { basis, insured, freight, goods, loss, maximum } = claim.calculation;
  const how =
    basis === "delay"
      ? words.how.delay(cnyText(freight), cnyText(maximum))
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
          { label: words.requested, amount: claim.requested },
          ...(claim.offer === null ? [] : [{ label: words.offer, amount: claim.offer }]),
          ...(claim.paid === null ? [] : [{ label: words.paid, amount: claim.paid, tone: "ok" as const }]),
        ]}
      />
      {claim.reason === "" ? null : <p className="text-body break-words">{claim.reason}</p>}
    </Card>
  );
}

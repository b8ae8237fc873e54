import type { CallData } from "@sihai/contract";
import type { expertTerms } from "@sihai/contract/expert";
import { openRecharge } from "@sihai/contract/payment";
import { cny, subtract } from "@sihai/domain";
import { expertDeductions } from "@sihai/domain/expert";
import { rechargeFor } from "@sihai/domain/payment";
import { cnyText, formatMoney } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { Bound, Button, Card, Notice, Radios } from "@sihai/ui";
import { go, here, NewBusiness, useAction, useDict, useSettings } from "#shop";
import type { ExpertForm } from "./use-expert-request.ts";

type DeductionCardProps = {
  form: ExpertForm;
  terms: CallData<typeof expertTerms> | undefined;
  /** Decimal CNY the balance is short of the fee and what direct deduction sets aside; null when it covers both. */
  short: string | null;
};

/** How the plan's parcels are paid; direct deduction shows what is set aside, and tops up what is missing. */
export function DeductionCard({ form, terms, short }: DeductionCardProps) {
  const words = useDict(expertDict);
  const deduction = form.watch("deduction");
  const recharge = useAction(openRecharge, { onDone: ({ tradeNo }) => go("/pay/index", { tradeNo, back: here() }) });
  const settings = useSettings();
  const missing = short === null || !settings ? null : rechargeFor(short, settings.rechargeLimits);
  return (
    <Card>
      <Bound form={form} name="deduction">
        {({ value: chosen, onChange, error }) => (
          <Radios
            label={words.deduction}
            value={chosen}
            onChange={onChange}
            error={error}
            options={expertDeductions.toReversed().map((value) => ({
              value,
              label: words.deductions[value].name,
              note: words.deductions[value].note,
            }))}
          />
        )}
      </Bound>
      {deduction === "direct" && terms ? (
        <Notice
          tone={missing === null ? "brand" : "warn"}
          title={words.holdTitle(cnyText(terms.hold))}
          action={
            missing === null ? undefined : (
              <NewBusiness>
                <Button
                  small
                  kind="quiet"
                  pending={recharge.pending}
                  onClick={() => void recharge.run({ body: { amount: missing } })}
                >
                  {words.topUp(cnyText(missing))}
                </Button>
              </NewBusiness>
            )
          }
        >
          {missing === null
            ? words.holdText(cnyText(terms.estimate), formatMoney(subtract(cny(terms.hold), cny(terms.estimate))))
            : words.holdShort(cnyText(terms.wallet), cnyText(terms.fee))}
        </Notice>
      ) : null}
    </Card>
  );
}

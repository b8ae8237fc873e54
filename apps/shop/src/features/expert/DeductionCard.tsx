import type { CallData } from "@sihai/contract";
import type { expertTerms } from "@sihai/contract/expert";
import { openRecharge } from "@sihai/contract/payment";
import { expertDeductions } from "@sihai/domain/expert";
import { rechargeFor } from "@sihai/domain/payment";
import { cnyText } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { Bound, Button, Card, Notice, Radios } from "@sihai/ui";
import { go, here, NewBusiness, useAction, useDict, useSettings } from "#shop";
import { type ExpertForm, shortText } from "./use-expert-request.ts";

type Terms = CallData<typeof expertTerms>;
type DeductionCardProps = {
  form: ExpertForm;
  terms: Terms | undefined;
  /** Decimal CNY the balance is short of the fee and what direct deduction sets aside; null when it covers both. */
  short: string | null;
};

/** How the plan's parcels are paid; direct deduction shows what is set aside, and tops up what is missing. */
export function DeductionCard({ form, terms, short }: DeductionCardProps) {
  const words = useDict(expertDict);
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
      {form.watch("deduction") === "direct" && terms ? <SetAside terms={terms} short={short} /> : null}
    </Card>
  );
}

/** What is set aside and what is paid, until when, and what returns; or the way to recharge what is missing. */
function SetAside({ terms, short }: { terms: Terms; short: string | null }) {
  const words = useDict(expertDict);
  const recharge = useAction(openRecharge, { onDone: ({ tradeNo }) => go("/pay/index", { tradeNo, back: here() }) });
  const settings = useSettings();
  if (!settings) return null;
  const title = words.holdTitle(cnyText(terms.hold), cnyText(terms.fee));
  const about = words.holdText(cnyText(terms.estimate), settings.expertPayHours);
  if (short === null)
    return (
      <Notice tone="brand" title={title}>
        {about}
      </Notice>
    );
  const missing = rechargeFor(short, settings.rechargeLimits);
  const topUp = (
    <NewBusiness>
      <Button small kind="quiet" pending={recharge.pending} onClick={() => void recharge.run({ body: { amount: missing } })}>
        {words.topUp(cnyText(missing))}
      </Button>
    </NewBusiness>
  );
  return (
    <Notice tone="warn" title={title} action={topUp}>
      {shortText(terms, words)}
    </Notice>
  );
}

import { type EnquiryPlan, enquiryPlans } from "@sihai/domain/enquiry";
import { enquiryDict } from "@sihai/text/dict/enquiry";
import { Card, cx } from "@sihai/ui";
import { useDict } from "#shop";
import { PlanPicture } from "./PlanPicture.tsx";

type PlanCardsProps = { value: EnquiryPlan; onChange: (plan: EnquiryPlan) => void };

/** What matters most, as pictures: the cheap slow way, the fast one, the one between. */
export function PlanCards({ value, onChange }: PlanCardsProps) {
  const words = useDict(enquiryDict);
  return (
    <Card title={words.plan}>
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="sr-only">{words.plan}</legend>
        {enquiryPlans.map((plan) => (
          <label
            key={plan}
            className={cx(
              "relative flex cursor-pointer flex-col items-center gap-1 rounded-[14px] border-2 px-1.5 pt-2 pb-3 text-center",
              "has-focus-visible:outline-3 has-focus-visible:outline-brand/50",
              plan === value ? "border-brand bg-brand-soft" : "border-line bg-white",
            )}
          >
            <input
              type="radio"
              name="plan"
              value={plan}
              checked={plan === value}
              onChange={() => onChange(plan)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <PlanPicture plan={plan} />
            <span className={cx("text-body leading-5 font-semibold", plan === value && "text-brand-strong")}>
              {words.plans[plan].name}
            </span>
            <span className="text-note leading-4 text-grey">{words.plans[plan].note}</span>
          </label>
        ))}
      </fieldset>
    </Card>
  );
}

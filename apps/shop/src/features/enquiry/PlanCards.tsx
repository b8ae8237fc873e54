import { type EnquiryPlan, enquiryPlans } from "@sihai/domain/enquiry";
import { enquiryDict } from "@sihai/text/dict/care/enquiry";
import { useDict } from "#shop";
import { PictureChoice } from "./PictureChoice.tsx";
import { PlanPicture } from "./PlanPicture.tsx";

type PlanCardsProps = { value: EnquiryPlan; onChange: (plan: EnquiryPlan) => void };

/** What matters most, as pictures: the cheap slow way, the fast one, the one between. */
export function PlanCards({ value, onChange }: PlanCardsProps) {
  const words = useDict(enquiryDict);
  return (
    <PictureChoice
      title={words.plan}
      options={enquiryPlans.map((plan) => ({ value: plan, picture: <PlanPicture plan={plan} />, ...words.plans[plan] }))}
      value={value}
      onChange={onChange}
    />
  );
}

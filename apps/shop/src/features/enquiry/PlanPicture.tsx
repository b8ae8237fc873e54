import type { EnquiryPlan } from "@sihai/domain/enquiry";
import type { ReactNode } from "react";
import { ChoiceDrawing, mid, pale } from "./ChoiceDrawing.tsx";

/** A ship, a plane, and scales. */
const drawings: Record<EnquiryPlan, ReactNode> = {
  "lowest-freight": (
    <>
      <path d="M14 36h52l-7 14H22z" fill={mid} />
      <path d="M24 24h12v12H24zM38 24h12v12H38z" fill={pale} />
      <path d="M52 36V20h6v16" fill={pale} />
      <path d="M10 56c5 0 5-3 10-3s5 3 10 3 5-3 10-3 5 3 10 3 5-3 10-3 5 3 10 3" />
    </>
  ),
  fastest: (
    <>
      <path
        d="M66 14c3 3 0 8-3 11l-9 9 5 20-5 4-9-17-10 9 1 8-4 4-4-9-9-4 4-4 8 1 9-10-17-9 4-5 20 5 9-9c3-3 8-7 10-4z"
        fill={mid}
      />
      <path d="M8 22h10M6 32h8" />
    </>
  ),
  overall: (
    <>
      <path d="M40 12v40M28 56h24" />
      <path d="M16 20h48" />
      <path d="M16 20l-8 18h16zM64 20l-8 18h16z" fill={pale} />
      <path d="M8 38c0 5 4 8 8 8s8-3 8-8zM56 38c0 5 4 8 8 8s8-3 8-8z" fill={mid} />
      <circle cx="40" cy="12" r="3" fill={pale} />
    </>
  ),
};

/** A plan as a small drawing beside its name; it says nothing to a screen reader. */
export function PlanPicture({ plan }: { plan: EnquiryPlan }) {
  return <ChoiceDrawing>{drawings[plan]}</ChoiceDrawing>;
}

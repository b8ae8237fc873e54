import type { ExpertPackaging } from "@sihai/domain/expert";
import type { ReactNode } from "react";
import { ChoiceDrawing, mid, pale } from "../enquiry/ChoiceDrawing.tsx";

/** A box in a box, a box, a cup without any, a flat bag. */
const drawings: Record<ExpertPackaging, ReactNode> = {
  keep: (
    <>
      <path d="M12 20l28-10 28 10v30L40 60 12 50z" fill={pale} />
      <path d="M12 20l28 10 28-10M40 30v30" />
      <path d="M30 40l10 4 10-4v10l-10 4-10-4z" fill={mid} />
    </>
  ),
  "remove-outer": (
    <>
      <path d="M14 18l8-3M58 15l8 3M14 50l8 3M66 50l-8 3" strokeDasharray="4 5" />
      <path d="M24 28l16-6 16 6v18l-16 6-16-6z" fill={mid} />
      <path d="M24 28l16 6 16-6M40 34v18" />
    </>
  ),
  "remove-all": (
    <>
      <path d="M26 24h26v20c0 7-5 12-13 12s-13-5-13-12z" fill={mid} />
      <path d="M52 30h6c4 0 6 3 6 6s-2 7-6 7h-6" fill={pale} />
      <path d="M34 10c-3 3 3 5 0 9M44 10c-3 3 3 5 0 9" />
    </>
  ),
  vacuum: (
    <>
      <path d="M12 24c8-4 48-4 56 0 3 8 3 20 0 28-8 4-48 4-56 0-3-8-3-20 0-28z" fill={pale} />
      <path d="M22 32c6 4 10-2 18 1s10 3 18-1M22 44c6-4 12 3 18 0s12-3 18 1" />
      <circle cx="40" cy="20" r="5" fill={mid} />
    </>
  ),
};

/** What happens to the packaging, as a small drawing beside its name; it says nothing to a screen reader. */
export function PackagingPicture({ packaging }: { packaging: ExpertPackaging }) {
  return <ChoiceDrawing>{drawings[packaging]}</ChoiceDrawing>;
}

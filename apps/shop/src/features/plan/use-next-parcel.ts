import { parcelOptions } from "@sihai/contract/parcel";
import { ApiError, useAmountDue, useEndpoint } from "#shop";
import { isParcelOf, noParcelSubmit, useParcelSubmit } from "../../stores/parcel-submit.ts";
import { readParcel } from "../parcel/submit/parcel-schema.ts";
import type { Options } from "../parcel/submit/submit-total.ts";
import { useDiscountCode } from "../parcel/submit/use-discount-code.ts";
import type { PlannedParcel } from "./plan-view.ts";

type NextParcel = {
  /** Why its items can go into no parcel now: the shipping expert has one, or another parcel. */
  refusal: ApiError | null;
  /** What is open on its items; undefined until it was read. */
  options: Options | undefined;
  /** What the page that submits it opens with on its button, in CNY; null until it is known. */
  sum: string | null;
};

/** What the page that submits the next parcel of a plan will say: asked ahead, with what was chosen for these items before, if anything was. */
export function useNextParcel(next: PlannedParcel | undefined, addressId: string): NextParcel {
  const itemIds = [...(next?.itemIds ?? [])];
  const read = useEndpoint(parcelOptions, { body: { itemIds, addressId } }, { enabled: next !== undefined, freshMs: 0 });
  const refusal = read.error instanceof ApiError && read.error.kind === "refusal" ? read.error : null;
  const options = refusal ? undefined : read.data;
  const draft = useParcelSubmit();
  const code = useDiscountCode();
  const isKept = isParcelOf(draft, itemIds);
  const cost =
    options && next
      ? readParcel(
          { ...(isKept ? draft : noParcelSubmit), selectDelivery: next.line.id },
          { options, defaultEmail: "", code: isKept ? code : { view: null, terms: null, error: undefined } },
        ).cost
      : null;
  const due = useAmountDue(cost?.total ?? "0.00");
  return { refusal, options, sum: cost ? due.sum : null };
}

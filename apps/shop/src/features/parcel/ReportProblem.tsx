import { parcelDict } from "@sihai/text/dict/parcel";
import { TextLink } from "@sihai/ui";
import { href, useDict } from "#shop";
import type { Parcel } from "./parcel-view.ts";

/** The way to a claim, or to the one under way: damage has to be told within 2 business days. */
export function ReportProblem({ packageId, claim }: Pick<Parcel, "packageId" | "claim">) {
  const words = useDict(parcelDict);
  return (
    <TextLink href={href("/package/detail", { packageId, tab: "claim" })}>
      {claim === null ? words.report : words.seeClaim}
    </TextLink>
  );
}

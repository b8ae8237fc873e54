import { parcelDict } from "@sihai/text/dict/parcel";
import { TextLink } from "@sihai/ui";
import { href, useDict } from "#shop";

/** The way to a claim: damage has to be told within 2 business days. */
export function ReportProblem({ packageId }: { packageId: string }) {
  const words = useDict(parcelDict);
  return <TextLink href={href("/package/detail", { packageId, tab: "claim" })}>{words.report}</TextLink>;
}

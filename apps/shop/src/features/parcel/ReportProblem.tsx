import { aboutInfo } from "@sihai/contract/identity";
import { parcelDict } from "@sihai/text/dict/parcel";
import { useDict, useEndpoint } from "#shop";

/** A mail to the service that already names the parcel: damage has to be told within 2 business days. */
export function ReportProblem({ packageId }: { packageId: string }) {
  const words = useDict(parcelDict);
  const about = useEndpoint(aboutInfo, {}, { freshMs: 600_000 });
  if (!about.data) return null;
  const subject = encodeURIComponent(`${words.report}: ${words.parcel(packageId)}`);
  return (
    <a
      href={`mailto:${about.data.email}?subject=${subject}`}
      className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-brand-strong"
    >
      {words.report}
    </a>
  );
}

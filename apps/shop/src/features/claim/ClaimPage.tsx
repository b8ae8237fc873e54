import { parcelClaims } from "@sihai/contract/claim";
import { isPositive } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { Notice, Page, SkeletonList } from "@sihai/ui";
import { NotYet, useDict, useEndpoint } from "#shop";
import { ClaimCard } from "./ClaimCard.tsx";
import { ClaimForm } from "./ClaimForm.tsx";
import { ClaimKinds } from "./ClaimKinds.tsx";

/** Claims on one parcel: those there are, and the form for what can be claimed now. */
export default function ClaimPage({ packageId }: { packageId: string }) {
  const words = useDict(claimDict);
  const claims = useEndpoint(parcelClaims, { query: { packageId } }, { freshMs: 0, everyMs: 60_000 });
  if (!claims.data)
    return (
      <Page title={words.title}>
        <NotYet read={claims} missing="PARCEL_NOT_FOUND" skeleton={<SkeletonList cards={3} />} />
      </Page>
    );
  const { data } = claims;
  const isPossible = data.offered && data.kinds.some(({ obstacle }) => obstacle === null);
  if (isPossible) return <ClaimForm packageId={packageId} claims={data} />;
  return (
    <Page title={words.title}>
      {data.claims.map((claim) => (
        <ClaimCard key={claim.claimNo} claim={claim} />
      ))}
      {data.offered ? (
        <>
          <ClaimKinds kinds={data.kinds} value={null} />
          <Notice>
            {words.noKind(data.terms.reportWorkingDays, data.terms.lostAfterDays)}
            <p className="mt-1">{isPositive(data.insured) ? words.insuredFor(cnyText(data.insured)) : words.uninsured}</p>
          </Notice>
        </>
      ) : null}
    </Page>
  );
}

import { parcelDetail } from "@sihai/contract/parcel";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Page, SkeletonList } from "@sihai/ui";
import { lazy, Suspense } from "react";
import { NothingHere, NotYet, useDict, useEndpoint, usePageSearch } from "#shop";
import { ParcelClaims } from "../claim/ParcelClaims.tsx";
import { AskAbout } from "../consult/AskAbout.tsx";
import { DisputedFor } from "../payment/DisputedFor.tsx";
import { ReceiptLink } from "../payment/ReceiptLink.tsx";
import { SuspendedFor } from "../suspense/SuspendedNotice.tsx";
import { AwaitedFor } from "../transfer/pay/AwaitedTransfer.tsx";
import { ArrivalCard } from "./ArrivalCard.tsx";
import { ClearanceCard } from "./ClearanceCard.tsx";
import { ChangeParcel } from "./change/ChangeParcel.tsx";
import { DeliveryCells } from "./DeliveryCells.tsx";
import { hasActions, ParcelActions } from "./ParcelActions.tsx";
import { ParcelContents } from "./ParcelContents.tsx";
import { ParcelCost } from "./ParcelCost.tsx";
import { ParcelToCome } from "./ParcelToCome.tsx";
import { SettlementCard } from "./SettlementCard.tsx";
import { TrackingCard } from "./TrackingCard.tsx";

const ClaimPage = lazy(() => import("../claim/ClaimPage.tsx"));

/** One parcel: when it arrives, what it came to with the evidence, where it is, what is in it. */
export default function ParcelDetailPage() {
  const words = useDict(parcelDict);
  const { packageId, tab } = usePageSearch("/package/detail");
  if (packageId === undefined)
    return (
      <Page title={words.title}>
        <NothingHere />
      </Page>
    );
  if (tab === "claim")
    return (
      <Suspense
        fallback={
          <Page title={words.title}>
            <SkeletonList cards={3} />
          </Page>
        }
      >
        <ClaimPage packageId={packageId} />
      </Suspense>
    );
  return <ParcelDetail packageId={packageId} clearanceFirst={tab === "clearance"} />;
}

function ParcelDetail({ packageId, clearanceFirst }: { packageId: string; clearanceFirst: boolean }) {
  const words = useDict(parcelDict);
  const parcel = useEndpoint(parcelDetail, { query: { packageId } }, { freshMs: 0, everyMs: 30_000 });
  const title = words.parcel(packageId);
  if (!parcel.data)
    return (
      <Page title={title}>
        <NotYet read={parcel} missing="PARCEL_NOT_FOUND" skeleton={<ParcelToCome />} />
      </Page>
    );
  const papersFirst = clearanceFirst || parcel.data.alert === "papers-wanted";
  return (
    <Page title={title} footer={hasActions(parcel.data) ? <ParcelActions parcel={parcel.data} /> : null}>
      <ArrivalCard parcel={parcel.data} />
      {parcel.data.state === "unpaid" ? <SuspendedFor no={packageId} /> : null}
      {parcel.data.paidAt === null ? null : <DisputedFor no={packageId} />}
      {parcel.data.tradeNo === null ? null : <AwaitedFor no={packageId} />}
      {papersFirst ? <ClearanceCard packageId={packageId} /> : null}
      {parcel.data.shippedAt === null ? null : <ParcelClaims packageId={packageId} />}
      <SettlementCard parcel={parcel.data} />
      <TrackingCard parcel={parcel.data} />
      <ParcelCost parcel={parcel.data} />
      {parcel.data.state === "cancelled" ? null : (
        <ReceiptLink paper={{ packageId: parcel.data.packageId }} isPaid={parcel.data.paidAt !== null} />
      )}
      <ParcelContents parcel={parcel.data} />
      <ChangeParcel parcel={parcel.data} />
      {papersFirst ? null : <ClearanceCard packageId={packageId} />}
      <DeliveryCells parcel={parcel.data} />
      <AskAbout kind="parcel" no={packageId} />
    </Page>
  );
}

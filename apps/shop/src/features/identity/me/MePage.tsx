import { countUnreadConsults } from "@sihai/contract/consult";
import { countNewEnquiries } from "@sihai/contract/enquiry";
import { statusNumbers, userInfo } from "@sihai/contract/identity";
import { identityMeDict } from "@sihai/text/dict/me/identity-me";
import { Card, ErrorState, LinkButton, Page, SkeletonList } from "@sihai/ui";
import { lazy, Suspense } from "react";
import { href, useDict, useEndpoint, useSession } from "#shop";
import { MailboxAsked } from "../lost-mailbox/MailboxAsked.tsx";
import { CheckInCard } from "./CheckInCard.tsx";
import { OrdersCard, ParcelsCard } from "./JourneyCards.tsx";
import { MoneyRow } from "./MoneyRow.tsx";
import { ProfileHeader, VisitorHeader } from "./ProfileHeader.tsx";
import { ServiceGrid } from "./ServiceGrid.tsx";
import { SourceLink } from "./SourceLink.tsx";

// Hardly anybody ever reads it: it comes when it has something to say.
const ClosingNotice = lazy(() => import("../account/ClosingNotice.tsx"));
const AdvertStrip = lazy(() => import("../../content/advert/AdvertStrip.tsx"));

/** The personal centre: who, how much, what is on its way, and everything else one tap away. */
export default function MePage() {
  const words = useDict(identityMeDict);
  const status = useSession((session) => session.status);
  if (status !== "visitor") return <MemberPage />;
  return (
    <Page title={words.title} header={<VisitorHeader />}>
      <div className="-mt-14 flex flex-col gap-3">
        <Card className="flex flex-col items-center gap-4 py-6 text-center">
          <p className="text-grey">{words.logInPrompt}</p>
          <LinkButton wide href={href("/login", { redirect_url: href("/me") })}>
            {words.logIn}
          </LinkButton>
        </Card>
        <ServiceGrid unread={{}} isMember={false} />
        <SourceLink />
      </div>
    </Page>
  );
}

function MemberPage() {
  const words = useDict(identityMeDict);
  const info = useEndpoint(userInfo, {}, { freshMs: 0 });
  const enquiries = useEndpoint(countNewEnquiries, {}, { freshMs: 0 });
  const questions = useEndpoint(countUnreadConsults, {}, { freshMs: 0 });
  const numbers = useEndpoint(statusNumbers, {}, { freshMs: 0 });
  if (info.error) {
    return (
      <Page title={words.title} back={false}>
        <ErrorState onReload={() => void info.refetch()} />
      </Page>
    );
  }
  if (!info.data) {
    return (
      <Page title={words.title} header={<VisitorHeader isLoading />}>
        <div className="-mt-14">
          <SkeletonList cards={4} lines={2} />
        </div>
      </Page>
    );
  }
  return (
    <Page title={words.title} header={<ProfileHeader info={info.data} />}>
      <div className="-mt-14 flex flex-col gap-3">
        <MailboxAsked />
        {info.data.closesAt ? (
          <Suspense>
            <ClosingNotice closesAt={info.data.closesAt} />
          </Suspense>
        ) : null}
        <MoneyRow balance={info.data.realityMoney} credits={info.data.point} coupons={info.data.couponsNum} />
        <CheckInCard userId={info.data.userId} isDone={info.data.sign} days={info.data.signDay} />
        <OrdersCard numbers={numbers.data} />
        <ParcelsCard numbers={numbers.data} />
        <ServiceGrid
          unread={{
            "/user/message": numbers.data?.messagesUnread ?? 0,
            "/user/consult/my-consult": questions.data?.unread ?? 0,
            "/user/consult/shop-consult": enquiries.data?.unread ?? 0,
          }}
          isMember
        />
        <Suspense>
          <AdvertStrip position="me" />
        </Suspense>
        <SourceLink />
      </div>
    </Page>
  );
}

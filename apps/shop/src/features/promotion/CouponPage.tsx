import { claimCoupon, listCoupons } from "@sihai/contract/promotion";
import { promotionDict } from "@sihai/text/dict/promotion";
import { Button, Card, EmptyState, ErrorState, Page, Section, SkeletonList, TabStrip, toastSuccess } from "@sihai/ui";
import { go, href, useAction, useDict, useEndpoint, usePageSearch } from "#shop";
import { OfferTicket, OwnedTicket } from "./CouponTicket.tsx";
import { RedeemCode } from "./RedeemCode.tsx";

const tabs = ["available", "used", "expired", "code"] as const;
type Tab = (typeof tabs)[number];

/** My coupons, those that can be taken, and codes. */
export default function CouponPage() {
  const words = useDict(promotionDict);
  const { tab: request } = usePageSearch("/user/coupon");
  const tab = tabs.find((one) => one === request) ?? "available";
  const panel = "coupon-panel";
  return (
    <Page title={words.title}>
      <TabStrip
        label={words.title}
        tabs={tabs.map((value) => ({ value, label: words.tabs[value] }))}
        value={tab}
        onChange={(next) => go("/user/coupon", next === "available" ? {} : { tab: next }, { replace: true })}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" className="flex flex-col gap-3">
        {tab === "code" ? <RedeemCode /> : <Coupons tab={tab} />}
      </div>
    </Page>
  );
}

function Coupons({ tab }: { tab: Exclude<Tab, "code"> }) {
  const words = useDict(promotionDict);
  const coupons = useEndpoint(listCoupons, { query: { status: tab } }, { freshMs: 0 });
  const claim = useAction(claimCoupon, { refreshes: [listCoupons], onDone: () => toastSuccess(words.claimed) });
  if (coupons.isPending) return <SkeletonList />;
  if (!coupons.data) return <ErrorState onReload={() => void coupons.refetch()} pending={coupons.isFetching} />;
  const { list, offers } = coupons.data;
  return (
    <>
      {tab === "available" && offers.length > 0 ? (
        <Section title={words.offers}>
          {offers.map((offer) => (
            <OfferTicket
              key={offer.kindId}
              offer={offer}
              action={
                <Button small pending={claim.pending} onClick={() => void claim.run({ body: { kindId: offer.kindId } })}>
                  {offer.left === null ? words.claim : `${words.claim} · ${words.left(offer.left)}`}
                </Button>
              }
            />
          ))}
        </Section>
      ) : null}
      {list.length === 0 && tab === "available" && offers.length > 0 ? null : list.length === 0 ? (
        <EmptyState
          picture="box"
          text={words.empty[tab]}
          action={
            tab === "available"
              ? { label: words.tabs.code, href: href("/user/coupon", { tab: "code" }) }
              : { label: words.seeAvailable, href: href("/user/coupon") }
          }
        />
      ) : (
        <Section title={words.tabs[tab]} hideTitle={offers.length === 0 || tab !== "available"}>
          {list.map((coupon) => (
            <OwnedTicket key={coupon.couponId} coupon={coupon} />
          ))}
        </Section>
      )}
      <Card title={words.rules}>
        <p className="text-note text-grey">{words.rulesText}</p>
      </Card>
    </>
  );
}

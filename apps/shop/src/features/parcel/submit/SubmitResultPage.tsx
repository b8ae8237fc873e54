import { parcelDetail } from "@sihai/contract/parcel";
import { cnyText } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { storageDict } from "@sihai/text/dict/storage";
import { Card, Deadline, Illustration, LinkButton, Page, Price, SkeletonList, Steps } from "@sihai/ui";
import { go, href, NothingHere, NotYet, useAmountDue, useDict, useEndpoint, usePageSearch } from "#shop";
import { ParcelSums } from "../../goods/to-door/ParcelSums.tsx";
import { moneyOf } from "../../goods/to-door/parcel-sums.ts";
import { NextStep } from "../NextStep.tsx";
import { type Parcel, reached } from "../parcel-view.ts";

/** The parcel is submitted: what it costs, by when to pay, and what happens then. */
export default function SubmitResultPage() {
  const words = useDict(parcelDict);
  const { packageId } = usePageSearch("/package/submit/result");
  if (packageId === undefined)
    return (
      <Page title={words.title}>
        <NothingHere />
      </Page>
    );
  return <SubmitResult packageId={packageId} />;
}

function SubmitResult({ packageId }: { packageId: string }) {
  const words = useDict(storageDict);
  const parcelWords = useDict(parcelDict);
  const parcel = useEndpoint(parcelDetail, { query: { packageId } }, { freshMs: 0 });
  const toPay = useAmountDue(parcel.data?.total ?? "0.00");
  // Back would lead to a form that is done with.
  const back = () => go("/package/list", {}, { replace: true });
  if (!parcel.data)
    return (
      <Page title={parcel.error ? parcelWords.title : words.submitted} back={back}>
        <NotYet read={parcel} missing="PARCEL_NOT_FOUND" skeleton={<SkeletonList cards={2} />} />
      </Page>
    );
  const { tradeNo, payBefore, tax, line, address } = parcel.data;
  return (
    <Page title={words.submitted} back={back} footer={<ResultFooter packageId={packageId} tradeNo={tradeNo} sum={toPay.sum} />}>
      <Card className="flex flex-col items-center gap-2 text-center">
        <Illustration name="check" />
        <p className="text-title font-semibold">{parcelWords.parcel(packageId)}</p>
        <Price amount={tradeNo === null ? parcel.data.total : toPay.sum} size="large" />
        {tradeNo === null ? null : (
          <div className="text-left">
            <Deadline at={payBefore} label={words.payBefore} />
          </div>
        )}
      </Card>
      <ParcelSums money={moneyOf(parcel.data, toPay.surcharge)} tax={tax} taxMode={line.taxMode} country={address.country} />
      <WhatFollows parcel={parcel.data} />
    </Page>
  );
}

/** In the words its own page goes on with; whoever comes back after paying reads what follows then. */
function WhatFollows({ parcel: { state, next } }: { parcel: Parcel }) {
  const words = useDict(storageDict);
  const { steps } = useDict(parcelDict);
  return (
    <Card title={words.howItGoes} className="flex flex-col gap-3">
      <Steps steps={Object.entries(steps).map(([key, label]) => ({ key, label }))} current={reached(state)} />
      {state === "unpaid" ? <p className="text-body text-grey">{words.submittedNext}</p> : <NextStep next={next} />}
    </Card>
  );
}

/** To the parcel, and to its payment while there is one to be made: `sum` is what it comes to by the usual way of paying. */
function ResultFooter({ packageId, tradeNo, sum }: { packageId: string; tradeNo: string | null; sum: string }) {
  const words = useDict(storageDict);
  return (
    <div className="grid w-full auto-cols-fr grid-flow-col gap-3">
      <LinkButton wide kind="quiet" href={href("/package/detail", { packageId })}>
        {words.seeParcel}
      </LinkButton>
      {tradeNo === null ? null : (
        <LinkButton wide href={href("/pay/index", { tradeNo })}>
          {words.payFor(cnyText(sum))}
        </LinkButton>
      )}
    </div>
  );
}

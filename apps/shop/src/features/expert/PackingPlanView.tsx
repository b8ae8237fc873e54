import { readPackingPlan } from "@sihai/contract/expert";
import { cnyText, dotted, formatDateTime } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { Card, Deadline, LinkButton, Notice, Page, Price, StaffText } from "@sihai/ui";
import { href, useDict, useEndpoint, useLanguage } from "#shop";
import { usePromise } from "../freight/use-leaving.ts";
import { SplitPicture } from "../plan/SplitPicture.tsx";
import { AnswerPlan } from "./AnswerPlan.tsx";
import type { PackingPlan } from "./expert-view.ts";
import { MachineComparison } from "./MachineComparison.tsx";
import { NotYetExpert } from "./NotYetExpert.tsx";
import { PlannedParcelCard } from "./PlannedParcelCard.tsx";

/** The expert's plan: the split as a picture, what he says, each parcel opened into its price, and the answer. */
export function PackingPlanView({ serviceBarcode }: { serviceBarcode: string }) {
  const words = useDict(expertDict);
  const plan = useEndpoint(readPackingPlan, { query: { serviceBarcode } }, { freshMs: 0 });
  const toDetail = href("/delivery-expert/detail", { serviceBarcode });
  if (!plan.data)
    return (
      <Page title={words.planTitle}>
        <NotYetExpert read={plan} way={{ label: words.toDetail, href: toDetail }} />
      </Page>
    );
  const { data } = plan;
  const footer =
    data.tradeNo !== null ? (
      <LinkButton wide href={href("/pay/index", { tradeNo: data.tradeNo })}>
        {words.payNow}
      </LinkButton>
    ) : data.packages.length > 0 ? (
      <LinkButton wide kind="quiet" href={toDetail}>
        {words.toParcels}
      </LinkButton>
    ) : null;
  return (
    <Page title={words.planTitle} footer={footer}>
      <InAll plan={data} />
      {data.may.answer ? <WhyConfirm plan={data} /> : null}
      <Card title={words.expertSays}>
        <p className="text-body whitespace-pre-line">
          <StaffText>{data.note}</StaffText>
        </p>
      </Card>
      <MachineComparison plan={data} />
      {data.parcels.map((parcel, at) => (
        <PlannedParcelCard key={parcel.itemIds.join()} parcel={parcel} no={at + 1} items={data.items} />
      ))}
      {data.may.answer ? <AnswerPlan plan={data} /> : null}
    </Page>
  );
}

/** What the plan is good at, what it costs, how the goods are split, and until when it stands. */
function InAll({ plan }: { plan: PackingPlan }) {
  const words = useDict(expertDict);
  const language = useLanguage();
  const promise = usePromise();
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-note text-grey">{words.objectives[plan.objective].name}</p>
        <Price amount={plan.total} size="large" />
      </div>
      <p className="mb-3 text-note text-grey">
        {dotted([words.inAll(plan.parcels.length, promise.within(plan.slowestDays)), formatDateTime(plan.sentAt, language)])}
      </p>
      <SplitPicture parcels={plan.parcels} items={plan.items} />
      {plan.may.answer && plan.answerBefore !== null ? (
        <div className="mt-3">
          <Deadline at={plan.answerBefore} label={words.answerBefore} />
        </div>
      ) : null}
    </Card>
  );
}

/** Why the customer's word is needed, and what moved since the plan was sent. */
function WhyConfirm({ plan: { confirmWhy, total, sentTotal } }: { plan: PackingPlan }) {
  const words = useDict(expertDict);
  const whys: Record<string, string> = words.whyConfirm;
  return (
    <>
      {confirmWhy === null ? null : <Notice tone="warn">{whys[confirmWhy] ?? words.whyConfirm.other}</Notice>}
      {total === sentTotal ? null : <Notice tone="brand">{words.priceMoved(cnyText(sentTotal))}</Notice>}
    </>
  );
}

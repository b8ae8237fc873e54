import { readPackingPlan } from "@sihai/contract/expert";
import { cnyText, dotted, formatDateTime } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { Card, Deadline, EmptyState, ErrorState, LinkButton, Notice, Page, SkeletonList } from "@sihai/ui";
import { ApiError, href, isRefused, NothingHere, useDict, useEndpoint, useLanguage } from "#shop";
import { SplitPicture } from "../plan/SplitPicture.tsx";
import { AnswerPlan } from "./AnswerPlan.tsx";
import { MachineComparison } from "./MachineComparison.tsx";
import { PlannedParcelCard } from "./PlannedParcelCard.tsx";

/** The expert's plan: the split as a picture, what he says, each parcel opened into its price, and the answer. */
export function PackingPlanView({ serviceBarcode }: { serviceBarcode: string }) {
  const words = useDict(expertDict);
  const language = useLanguage();
  const plan = useEndpoint(readPackingPlan, { query: { serviceBarcode } }, { freshMs: 0 });
  if (!plan.data)
    return (
      <Page title={words.planTitle}>
        {plan.isPending ? (
          <SkeletonList />
        ) : isRefused(plan.error, "INPUT_INVALID") ? (
          <NothingHere />
        ) : plan.error instanceof ApiError && plan.error.kind === "refusal" ? (
          <EmptyState
            picture="box"
            text={plan.error.message}
            action={{ label: words.toDetail, href: href("/delivery-expert/detail", { serviceBarcode }) }}
          />
        ) : (
          <ErrorState onReload={() => void plan.refetch()} pending={plan.isFetching} />
        )}
      </Page>
    );
  const { data } = plan;
  const whys: Record<string, string> = words.whyConfirm;
  return (
    <Page
      title={words.planTitle}
      footer={
        data.tradeNo !== null ? (
          <LinkButton wide href={href("/pay/index", { tradeNo: data.tradeNo })}>
            {words.payNow}
          </LinkButton>
        ) : data.packages.length > 0 ? (
          <LinkButton wide kind="quiet" href={href("/delivery-expert/detail", { serviceBarcode })}>
            {words.toParcels}
          </LinkButton>
        ) : null
      }
    >
      <Card>
        <div className="flex items-baseline justify-between gap-3">
          <p className="text-note text-grey">{words.objectives[data.objective].name}</p>
          <p className="text-display font-bold whitespace-nowrap">{cnyText(data.total)}</p>
        </div>
        <p className="mb-3 text-note text-grey">
          {dotted([words.inAll(data.parcels.length, data.slowestDays), formatDateTime(data.sentAt, language)])}
        </p>
        <SplitPicture parcels={data.parcels} items={data.items} />
        {data.may.answer && data.answerBefore !== null ? (
          <div className="mt-3">
            <Deadline at={data.answerBefore} label={words.answerBefore} />
          </div>
        ) : null}
      </Card>
      {data.confirmWhy !== null && data.may.answer ? (
        <Notice tone="warn">{whys[data.confirmWhy] ?? words.whyConfirm.other}</Notice>
      ) : null}
      {data.total !== data.sentTotal && data.may.answer ? (
        <Notice tone="brand">{words.priceMoved(cnyText(data.sentTotal))}</Notice>
      ) : null}
      <Card title={words.expertSays}>
        <p className="text-body whitespace-pre-line">{data.note}</p>
      </Card>
      <MachineComparison plan={data} />
      {data.parcels.map((parcel, at) => (
        <PlannedParcelCard key={parcel.itemIds.join()} parcel={parcel} no={at + 1} items={data.items} />
      ))}
      {data.may.answer ? <AnswerPlan plan={data} /> : null}
    </Page>
  );
}

import { useAction } from "@sihai/client";
import { checkCampaign, listCampaigns, stopCampaign } from "@sihai/contract/promotion";
import { beijing, cnyText, formatDateTime, joined } from "@sihai/text";
import { consolePromotionDict } from "@sihai/text/dict/console/promotion";
import { Button, Notice, Tag, toastSuccess } from "@sihai/ui";
import { Check, OctagonX } from "lucide-react";
import { defer, useDict, useLanguage } from "#console";
import { Facts, MakerNotice, PanelCard, useLocal, WarehouseName } from "#desk";
import { CampaignUses } from "./CampaignUses.tsx";
import { type Campaign, mayStop, stateTones } from "./campaign.ts";
import { GiveForm } from "./GiveForm.tsx";
import { useCampaignWords } from "./use-campaign-words.ts";
import { useShopWords } from "./use-shop-words.ts";

type CampaignPanelProps = { campaign: Campaign; onClose: () => void };

/** One campaign: its terms, what it came to, what it was used for, and its end. */
export function CampaignPanel({ campaign, onClose }: CampaignPanelProps) {
  const words = useDict(consolePromotionDict);
  const { name } = useCampaignWords();
  const title = name(campaign);
  const { kind, id, state } = campaign;
  const stop = useAction(stopCampaign, { refreshes: [listCampaigns], onDone: () => toastSuccess(words.stopped(title)) });
  const isGift = campaign.coupon !== null && campaign.coupon.obtainedBy !== "code" && state === "running";
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <PanelCard
        onClose={onClose}
        title={
          <>
            {title} <Tag tone={stateTones[state]}>{words.states[state]}</Tag>
          </>
        }
      >
        <CampaignFacts campaign={campaign} />
        <CheckCampaign campaign={campaign} title={title} />
        {mayStop(campaign) ? (
          <div className="mt-4 flex flex-col items-start gap-2">
            <p className="text-note text-grey">{words.stopHint}</p>
            <Button
              small
              kind="danger"
              icon={OctagonX}
              pending={stop.pending}
              onClick={() => defer({ text: words.stopping(title), subject: id, act: () => stop.run({ body: { kind, id } }) })}
            >
              {words.stop}
            </Button>
          </div>
        ) : null}
      </PanelCard>
      {isGift ? <GiveForm kindId={id} /> : null}
      <CampaignUses kind={kind} id={id} />
    </div>
  );
}

/** A draft: who looks at it opens it to customers, or is told why they may not. */
function CheckCampaign({ campaign: { kind, id, mayCheck }, title }: { campaign: Campaign; title: string }) {
  const words = useDict(consolePromotionDict);
  const check = useAction(checkCampaign, { refreshes: [listCampaigns], onDone: () => toastSuccess(words.checked(title)) });
  if (mayCheck === "state") return null;
  return (
    <div className="mt-4 flex flex-col items-start gap-2">
      <MakerNotice mayCheck={mayCheck} right="promotion.edit" />
      <Notice>{mayCheck === "own" ? words.notYet : words.toCheck}</Notice>
      {mayCheck === "own" ? null : (
        <Button small icon={Check} pending={check.pending} onClick={() => void check.run({ body: { kind, id } })}>
          {words.check}
        </Button>
      )}
    </div>
  );
}

function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const words = useDict(consolePromotionDict);
  const language = useLanguage();
  const local = useLocal();
  const { gives, window } = useCampaignWords();
  const { shop } = useShopWords();
  const { coupon, code, taken, total, used, amount, perUser } = campaign;
  const by = (who: string | null, at: string | null) =>
    who === null || at === null ? null : `${who} · ${formatDateTime(at, language, beijing)}`;
  return (
    <Facts
      rows={[
        [words.name, local(campaign.name)],
        [words.gives, <strong key="gives">{gives(campaign)}</strong>],
        [words.usedFor, coupon && words.parcelTypes[coupon.terms.parcelType]],
        [words.howGot, coupon && words.ways[coupon.obtainedBy]],
        [words.code, code],
        [words.window, window(campaign)],
        [words.validDays, coupon && words.validDaysOf(coupon.validDays)],
        [words.perUser, words.perUserTimes(perUser)],
        [words.uses, coupon && coupon.uses > 1 ? words.usesTimes(coupon.uses) : null],
        [words.minLevel, coupon && words.minLevelOf(coupon.terms.minLevel)],
        [words.scope, coupon && words.scopes[coupon.terms.scope]],
        [words.shops, coupon && coupon.terms.shops.length > 0 ? joined(coupon.terms.shops.map(shop), language) : null],
        [
          words.warehouse,
          coupon && (coupon.terms.warehouse ? <WarehouseName id={coupon.terms.warehouse} /> : words.bothWarehouses),
        ],
        [words.taken, words.takenOf(taken, total)],
        [words.used, used],
        [words.spent, cnyText(amount)],
        [words.maker, by(campaign.createdBy, campaign.createdAt)],
        [words.checker, by(campaign.checkedBy, campaign.checkedAt)],
        [words.checkedAlone, campaign.checkedAlone ? words.yes : null],
        [words.stopper, by(campaign.stoppedBy, campaign.stoppedAt)],
      ]}
    />
  );
}

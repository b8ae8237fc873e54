import { cny, ok, type Result, refuse } from "@sihai/domain";
import { campaignState } from "@sihai/domain/promotion";
import { memberMark } from "@sihai/domain/warehouse";
import { type Db, type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { mayCheckWork } from "../staff/index.ts";
import {
  type CampaignKind,
  type CodeCampaign,
  type CouponCampaign,
  campaignExists,
  campaignUses,
  codeCampaigns,
  couponCampaigns,
  endWindow,
  livingUsesOf,
  lockCampaign,
  type Uses,
} from "./campaign.store.ts";

const pageSize = 50;
const noUses: Uses = { used: 0, amount: cny("0.00") };
type CampaignQuery = { kind: CampaignKind; page: number; staffId: string; now: Date };

/** Kinds of coupons or discount codes, the newest first, with what they were used for. */
export async function listCampaigns({ db, settings }: Deps, { kind, page, staffId, now }: CampaignQuery) {
  const at = { limit: pageSize, offset: (page - 1) * pageSize };
  const view =
    kind === "coupon"
      ? await viewAll(db, kind, await couponCampaigns(db, at), viewCouponKind)
      : await viewAll(db, kind, await codeCampaigns(db, at), viewCode);
  const list = await Promise.all(
    view.list.map(async ({ makerId, ...campaign }) => {
      const state = campaignState(campaign, now);
      const work = { permission: "promotion.edit", staffId, rules: settings.at(now) } as const;
      const mayCheck = state === "draft" && makerId ? await mayCheckWork(db, { ...work, makerId }) : ("state" as const);
      return { ...campaign, state, mayCheck };
    }),
  );
  return ok({ list, total: view.total, page, pageSize });
}

async function viewAll<Campaign extends { id: string }, View>(
  db: Db,
  kind: CampaignKind,
  { campaigns, total }: { campaigns: Campaign[]; total: number },
  view: (campaign: Campaign) => View,
) {
  const uses = await livingUsesOf(
    db,
    kind,
    campaigns.map(({ id }) => id),
  );
  return { list: campaigns.map((campaign) => ({ ...view(campaign), ...(uses.get(campaign.id) ?? noUses) })), total };
}

function viewCouponKind({ terms, obtainedBy, uses, validDays, claimFrom, claimUntil, ...campaign }: CouponCampaign) {
  const { reduction, minSpend, maxDeduction } = terms;
  return {
    ...campaign,
    kind: "coupon" as const,
    reduction,
    minSpend,
    maxDeduction,
    from: claimFrom,
    until: claimUntil,
    coupon: { terms: { ...terms, shops: terms.shops.map((shop) => ({ ...shop })) }, obtainedBy, uses, validDays },
  };
}

function viewCode({ terms, used, validFrom, validUntil, ...campaign }: CodeCampaign) {
  return { ...campaign, kind: "code" as const, ...terms, taken: used, from: validFrom, until: validUntil, coupon: null };
}

/** The parcels and orders a campaign was used for, the latest first. */
export async function listCampaignUses({ db }: Deps, { kind, id, page }: { kind: CampaignKind; id: string; page: number }) {
  if (!(await campaignExists(db, kind, id))) return refuse({ code: "CAMPAIGN_NOT_FOUND" as const });
  const { uses, total } = await campaignUses(db, { kind, id, limit: pageSize, offset: (page - 1) * pageSize });
  const list = uses.map(({ userId, ...use }) => ({ ...use, customerMark: memberMark(userId) }));
  return ok({ list, total, page, pageSize });
}

type StopRefusal = { code: "CAMPAIGN_NOT_FOUND" | "CAMPAIGN_OVER" };
type Stop = { kind: CampaignKind; id: string; staffId: string; now: Date; once: Once | null };

/** Ends a campaign before its time. What customers hold, and what parcels used, stays theirs. */
export function stopCampaign(
  deps: Deps,
  { kind, id, staffId, now, once }: Stop,
): Promise<Result<null, StopRefusal | OnceRefusal>> {
  return transact<null, StopRefusal>(
    deps.db,
    async (tx) => {
      const campaign = await lockCampaign(tx, kind, id);
      if (!campaign) return refuse({ code: "CAMPAIGN_NOT_FOUND" });
      // Who asked first need not be who got the lock first: a stop's moment can lie after the moment another began.
      if (campaign.stopped || now.getTime() >= campaign.until.getTime()) return refuse({ code: "CAMPAIGN_OVER" });
      await endWindow(tx, kind, id, { staffId, at: now });
      const action = kind === "coupon" ? "promotion.stop-coupon" : "promotion.stop-code";
      await audit(tx, { staffId, action, subject: `${kind}:${id}`, facts: { nameEn: campaign.name }, at: now });
      return ok(null);
    },
    once,
  );
}

import { ok, type Result, refuse } from "@sihai/domain";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { mayCheckWork } from "../staff/index.ts";
import { type CampaignKind, lockCampaign, markCampaignChecked } from "./campaign.store.ts";

type Refusal = OnceRefusal | { code: "CAMPAIGN_NOT_FOUND" | "CAMPAIGN_OVER" | "CAMPAIGN_CHECKED" | "CAMPAIGN_OWN" };
type Check = { kind: CampaignKind; id: string; staffId: string; now: Date; once: Once | null };

/** Opens a coupon or discount code to customers: by somebody other than who made it, where anybody else could (decision 93). */
export function checkCampaign(deps: Deps, { kind, id, staffId, now, once }: Check): Promise<Result<null, Refusal>> {
  return transact<null, Refusal>(
    deps.db,
    async (tx) => {
      const campaign = await lockCampaign(tx, kind, id);
      if (!campaign?.makerId) return refuse({ code: "CAMPAIGN_NOT_FOUND" });
      if (campaign.stopped || now.getTime() >= campaign.until.getTime()) return refuse({ code: "CAMPAIGN_OVER" });
      if (campaign.checked) return refuse({ code: "CAMPAIGN_CHECKED" });
      const rules = deps.settings.at(now);
      const may = await mayCheckWork(tx, { permission: "promotion.edit", makerId: campaign.makerId, staffId, rules });
      if (may === "own") return refuse({ code: "CAMPAIGN_OWN" });
      const alone = may === "alone";
      await markCampaignChecked(tx, kind, id, { staffId, alone, at: now });
      const action = kind === "coupon" ? "promotion.check-coupon" : "promotion.check-code";
      const facts = { nameEn: campaign.name, ...(alone && { checkedAlone: true }) };
      await audit(tx, { staffId, action, subject: `${kind}:${id}`, facts, at: now });
      return ok(null);
    },
    once,
  );
}

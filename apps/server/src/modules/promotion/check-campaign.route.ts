import * as contract from "@sihai/contract/promotion";
import { route, staffMay } from "#platform";
import { checkCampaign } from "./check-campaign.service.ts";

export const checkCampaignRoute = route(contract.checkCampaign, {
  allow: staffMay("promotion.edit"),
  handle: ({ deps, body, who, now, once }) => checkCampaign(deps, { ...body, staffId: who.staffId, now, once }),
});

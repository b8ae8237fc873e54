import * as contract from "@sihai/contract/claim";
import { type Route, route, users } from "#platform";
import { acceptOffer, contestOffer, withdrawClaim, writeMessage } from "./answer-offer.service.ts";
import { openClaim } from "./open-claim.service.ts";
import { readParcelClaims } from "./read-claims.service.ts";

export const claimRoutes: Route[] = [
  route(contract.parcelClaims, {
    allow: users,
    mayUseStandby: true,
    handle: ({ deps, query, who, now }) => readParcelClaims(deps, who.userId, query.packageId, now),
  }),
  route(contract.openClaim, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => openClaim(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.acceptClaimOffer, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => acceptOffer(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.contestClaimOffer, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => contestOffer(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.withdrawClaim, {
    allow: users,
    handle: ({ deps, body, who, now, once }) => withdrawClaim(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.writeAboutClaim, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    handle: ({ deps, body, who, now, once }) => writeMessage(deps, { ...body, userId: who.userId, now, once }),
  }),
];

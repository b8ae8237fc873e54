import * as contract from "@sihai/contract/partner";
import { ok, refuse } from "@sihai/domain";
import { type Route, route, users } from "#platform";
import { makeToken } from "./make-token.service.ts";
import { deleteToken, tokensOf } from "./token.store.ts";

/** Tokens for a customer's own programs. They are made and revoked by the person alone, never by a program. */
export const partnerRoutes: Route[] = [
  route(contract.listTokens, {
    allow: users,
    async handle({ deps, who, now }) {
      const { tokensMost, validDays } = deps.settings.at(now).apiTokenTerms;
      return ok({ list: await tokensOf(deps.db, who.userId), most: tokensMost, daysMost: validDays });
    },
  }),
  route(contract.makeToken, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    handle: ({ deps, who, body, now }) => makeToken(deps, { ...body, userId: who.userId, now }),
  }),
  route(contract.revokeToken, {
    allow: users,
    async handle({ deps, who, body }) {
      return (await deleteToken(deps.db, who.userId, body.id)) ? ok(null) : refuse({ code: "TOKEN_NOT_FOUND" });
    },
  }),
];

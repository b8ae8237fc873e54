import * as contract from "@sihai/contract/partner";
import { ok, refuse } from "@sihai/domain";
import { type Route, route, transact, users } from "#platform";
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
    handle: ({ deps, who, body, now, once }) => makeToken(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.revokeToken, {
    allow: users,
    handle: ({ deps, who, body, once }) =>
      transact<null, { code: "TOKEN_NOT_FOUND" }>(
        deps.db,
        async (tx) => ((await deleteToken(tx, who.userId, body.id)) ? ok(null) : refuse({ code: "TOKEN_NOT_FOUND" })),
        once,
      ),
  }),
];

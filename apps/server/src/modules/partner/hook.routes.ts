import * as contract from "@sihai/contract/partner";
import { ok, refuse } from "@sihai/domain";
import { type Route, route, transact, users } from "#platform";
import { addHook } from "./add-hook.service.ts";
import { deliveriesOf } from "./delivery.store.ts";
import { deleteHook, hooksOf, switchOn } from "./hook.store.ts";
import { resendDelivery } from "./resend-delivery.service.ts";
import { rotateHookSecret } from "./rotate-secret.service.ts";

/** Where a customer's programs are told of events, and what they were told. */
export const hookRoutes: Route[] = [
  route(contract.listHooks, {
    allow: users,
    async handle({ deps, who, now }) {
      const { hooksMost } = deps.settings.at(now).hookTerms;
      return ok({ list: await hooksOf(deps.db, who.userId), most: hooksMost });
    },
  }),
  route(contract.addHook, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    handle: ({ deps, who, body, now, once }) => addHook(deps, { ...body, userId: who.userId, now, once }),
  }),
  route(contract.removeHook, {
    allow: users,
    handle: ({ deps, who, body, once }) =>
      transact<null, { code: "HOOK_NOT_FOUND" }>(
        deps.db,
        async (tx) => ((await deleteHook(tx, who.userId, body.id)) ? ok(null) : refuse({ code: "HOOK_NOT_FOUND" })),
        once,
      ),
  }),
  route(contract.switchHookOn, {
    allow: users,
    handle: async ({ deps, who, body }) =>
      (await switchOn(deps.db, who.userId, body.id)) ? ok(null) : refuse({ code: "HOOK_NOT_FOUND" }),
  }),
  route(contract.rotateHookSecret, {
    allow: users,
    limits: { perMinute: 20, by: "who" },
    handle: ({ deps, who, body, now, once }) => rotateHookSecret(deps, { userId: who.userId, hookId: body.id, now, once }),
  }),
  route(contract.listDeliveries, {
    allow: users,
    async handle({ deps, who, query }) {
      const list = await deliveriesOf(deps.db, who.userId, query.hookId);
      return list === null ? refuse({ code: "HOOK_NOT_FOUND" }) : ok({ list });
    },
  }),
  route(contract.resendDelivery, {
    allow: users,
    limits: { perMinute: 60, by: "who" },
    handle: ({ deps, who, body, once }) => resendDelivery(deps, { userId: who.userId, deliveryId: body.id, once }),
  }),
];

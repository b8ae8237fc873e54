import * as contract from "@sihai/contract/identity";
import { ok, refuse } from "@sihai/domain";
import { maskEmail } from "@sihai/domain/identity";
import { browserOfUser, type Route, route, users } from "#platform";
import { issueCode } from "../code/codes.ts";
import { guesserOf } from "../guesser.ts";
import { userById } from "../user.store.ts";
import { checkPayPassword, hasPayPassword } from "./check-pay-password.ts";
import { makePayProof } from "./pay-proof.ts";
import { addPaymentPassword, modifyPaymentPassword, proveForReset, resetPaymentPassword } from "./set-pay-password.service.ts";

const perMinute = { perMinute: 60, by: "who" } as const;

/** The payment password (rules B-72 to B-74). */
export const paymentPasswordRoutes: Route[] = [
  route(contract.checkHasPayPassword, {
    allow: users,
    async handle({ deps, who }) {
      return ok({ hasPassword: await hasPayPassword(deps.db, who.userId) });
    },
  }),
  route(contract.sendCodeToMail, {
    allow: users,
    limits: perMinute,
    async handle(call) {
      const { deps, who, body, language } = call;
      const user = await userById(deps.db, who.userId);
      if (!user || user.email === "") return refuse({ code: "EMAIL_NOT_BOUND" });
      const browser = browserOfUser(call, who.userId);
      const sent = await issueCode(deps, {
        purpose: body.purpose,
        emailNormal: user.emailNormal,
        browser,
        guesser: guesserOf(who.userId),
        language,
      });
      return sent.ok ? ok({ ...sent.value, email: maskEmail(user.email) }) : sent;
    },
  }),
  route(contract.addPayPassword, {
    allow: users,
    limits: perMinute,
    handle: (call) => addPaymentPassword(call.deps, { ...asker(call), ...call.body }),
  }),
  route(contract.modifyPayPassword, {
    allow: users,
    limits: perMinute,
    handle: ({ deps, who, body }) => modifyPaymentPassword(deps, { userId: who.userId, ...body }),
  }),
  route(contract.validateUser, {
    allow: users,
    limits: perMinute,
    handle: (call) => proveForReset(call.deps, { ...asker(call), ...call.body }),
  }),
  route(contract.resetPayPassword, {
    allow: users,
    limits: perMinute,
    handle: (call) => resetPaymentPassword(call.deps, { ...asker(call), ...call.body }),
  }),
  route(contract.validatePayPassword, {
    allow: users,
    limits: perMinute,
    async handle({ deps, who, body, now }) {
      const { password, purpose, tradeNo, amount } = body;
      const right = await checkPayPassword(deps, { userId: who.userId, password });
      if (!right.ok) return right;
      const bound = tradeNo === undefined ? purpose : `${purpose}:${tradeNo}`;
      return ok(await makePayProof(deps.db, { userId: who.userId, purpose: bound, amount, now }));
    },
  }),
];

function asker(call: Parameters<typeof browserOfUser>[0] & { who: { userId: string } }) {
  return { userId: call.who.userId, browser: browserOfUser(call, call.who.userId) };
}

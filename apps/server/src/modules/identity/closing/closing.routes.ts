import * as contract from "@sihai/contract/identity";
import { ok } from "@sihai/domain";
import { browserOfUser, type Route, route, users } from "#platform";
import { userById } from "../user.store.ts";
import { askClosing, keepAccount } from "./close-account.service.ts";
import { closesAt, stopsOf } from "./closing.store.ts";

/** Closing the account, and taking it back. */
export const closingRoutes: Route[] = [
  route(contract.readClosing, {
    allow: users,
    async handle({ deps: { db }, who: { userId } }) {
      const user = await userById(db, userId);
      const [closes, stops] = [await closesAt(db, userId), await stopsOf(db, userId)];
      return ok({ closesAt: closes, stops, hasPassword: user?.passwordHash != null });
    },
  }),
  route(contract.askClosing, {
    allow: users,
    limits: { perMinute: 30, by: "who" },
    handle: (call) =>
      askClosing(call.deps, { userId: call.who.userId, browser: browserOfUser(call, call.who.userId), by: call.body }),
  }),
  route(contract.keepAccount, { allow: users, handle: ({ deps, who, once }) => keepAccount(deps, who.userId, once) }),
];

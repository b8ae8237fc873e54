import { readPreferences, receiveMailEvents, setPreference, unsubscribe } from "@sihai/contract/message";
import { ok, refuse } from "@sihai/domain";
import { type Route, route, signature, users } from "#platform";
import { receiveEvents } from "./bounce/receive-events.service.ts";
import { hasAccount, keepWish, wishesOf } from "./preference.store.ts";
import { readEnding } from "./preferences.ts";

/** What one wants to be told. */
export const preferenceRoutes: Route[] = [
  route(readPreferences, {
    allow: users,
    async handle({ deps, who }) {
      const wishes = await wishesOf(deps.db, who.userId);
      return ok({ list: [...wishes].map(([kind, wish]) => ({ kind, ...wish, appAlways: kind === "money" })) });
    },
  }),
  route(setPreference, {
    allow: users,
    async handle({ deps, who, body, now }) {
      if (body.kind === "money" && body.channel === "app" && !body.isOn) return refuse({ code: "PREFERENCE_ALWAYS_ON" });
      await keepWish(deps.db, who.userId, { ...body, at: now });
      return ok(null);
    },
  }),
  route(receiveMailEvents, {
    allow: signature,
    handle: ({ deps, body: { events }, rawBody, header, now }) => receiveEvents(deps, { events, body: rawBody, header, at: now }),
  }),
  route(unsubscribe, {
    allow: signature,
    limits: { perMinute: 60, by: "ip" },
    async handle({ deps, query, now }) {
      const whose = readEnding(deps, query.key);
      if (!whose || !(await hasAccount(deps.db, whose.userId))) return refuse({ code: "UNSUBSCRIBE_KEY_WRONG" });
      await keepWish(deps.db, whose.userId, { kind: whose.kind, channel: "mail", isOn: false, at: now });
      return ok({ kind: whose.kind });
    },
  }),
];

import * as contract from "@sihai/contract/viewing";
import { ok } from "@sihai/domain";
import {
  type Module,
  route,
  staffMay,
  users,
  viewers,
  viewersOrNobody,
  viewingCookie,
  viewingCookieSeconds,
  viewingRight,
} from "#platform";
import { aboutViewing, beginViewing, leaveViewing, openViewing, viewingsEnd } from "./viewing.service.ts";
import { viewingsOf } from "./viewing.store.ts";

/** Tells the shop's pages that they show somebody's to staff; the server looks at the visit itself. */
const displayCookies = ["sh_uid", "sh_email", "sh_seen_as"] as const;
const listed = 20;

export const viewingModule: Module = {
  name: "viewing",
  routes: [
    route(contract.beginViewing, {
      allow: staffMay(viewingRight),
      limits: { perMinute: 20, by: "who" },
      handle: ({ deps, body, who, now }) => beginViewing(deps, { ...body, who, now }),
    }),
    route(contract.openViewing, {
      allow: viewersOrNobody,
      limits: { perMinute: 20, by: "ip" },
      async handle({ deps, body, now, setCookie }) {
        const opened = await openViewing(deps, body.ticket, now);
        if (!opened.ok) return opened;
        const { token, userId, ...about } = opened.value;
        setCookie(viewingCookie, token, { maxAgeSeconds: viewingCookieSeconds, httpOnly: true });
        const display = [userId, about.email, about.mark];
        for (const [index, name] of displayCookies.entries())
          setCookie(name, display[index] ?? "", { maxAgeSeconds: viewingCookieSeconds, httpOnly: false });
        return ok(about);
      },
    }),
    route(contract.readViewing, { allow: viewers, handle: ({ deps, who }) => aboutViewing(deps, who) }),
    route(contract.endViewing, {
      allow: viewersOrNobody,
      async handle({ deps, who, clearCookie }) {
        if (who.kind === "viewer") await leaveViewing(deps, who.viewingId);
        for (const name of [viewingCookie, ...displayCookies]) clearCookie(name);
        return ok(null);
      },
    }),
    route(contract.listViewings, {
      allow: users,
      handle: async ({ deps, who }) => ok({ list: await viewingsOf(deps.db, who.userId, listed) }),
    }),
  ],
  sweeps: [viewingsEnd],
  invariants: {
    "a visit to a customer's pages is written down, and its customer told": `
      select v.id from customer_viewing v where v.begun_at is not null
        and not exists (select 1 from audit_log a where a.action = 'customer.view' and a.staff_id = v.staff_id
          and a.subject = 'customer:SH' || v.user_id)`,
  },
};

import {
  saveFilter as contractSaveFilter,
  listFilters,
  removeFilter,
  staffLogIn,
  staffLogOut,
  staffMe,
} from "@sihai/contract/staff";
import { ok } from "@sihai/domain";
import { permissionsOf } from "@sihai/domain/staff";
import { anyone, anyStaff, browserOf, closeSession, networkOf, route, sessionCookies, sessionDays } from "#platform";
import { logStaffIn } from "./log-in.service.ts";
import { saveFilter } from "./save-filter.service.ts";
import { deleteFilter, filtersOf } from "./saved-filter.store.ts";

export const staffRoutes = [
  route(staffLogIn, {
    allow: anyone,
    limits: { perMinute: 60, by: "ip" },
    async handle(call) {
      const { deps, body, who, now, setCookie } = call;
      const done = await logStaffIn(deps, { ...body, code: body.code, browser: browserOf(call), network: networkOf(call.ip) });
      if (!done.ok) return done;
      const { staff, token, mustEnrol } = done.value;
      if (who.kind === "staff") await closeSession(deps.db, who.sessionId);
      setCookie(sessionCookies.staff, token, { maxAgeSeconds: sessionDays.staff * 86_400, httpOnly: true });
      const permissions = mustEnrol ? [] : [...permissionsOf(staff.roles, deps.settings.at(now))];
      return ok({ staffId: staff.id, name: staff.name, permissions, mustEnrol });
    },
  }),
  route(staffMe, {
    allow: anyStaff,
    handle: async ({ who }) =>
      ok({ staffId: who.staffId, name: who.name, permissions: [...who.permissions], mustEnrol: who.mustEnrol }),
  }),
  route(listFilters, {
    allow: anyStaff,
    handle: async ({ deps, query, who }) => ok({ filters: await filtersOf(deps.db, who.staffId, query.page) }),
  }),
  route(contractSaveFilter, {
    allow: anyStaff,
    handle: ({ deps, body, who, now }) => saveFilter(deps, { ...body, staffId: who.staffId, now }),
  }),
  route(removeFilter, {
    allow: anyStaff,
    handle: async ({ deps, body, who }) => ok({ removed: await deleteFilter(deps.db, who.staffId, body.filterId) }),
  }),
  route(staffLogOut, {
    allow: anyone,
    async handle({ deps, who, clearCookie }) {
      if (who.kind === "staff") await closeSession(deps.db, who.sessionId);
      clearCookie(sessionCookies.staff);
      return ok(null);
    },
  }),
];

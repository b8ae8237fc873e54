import { readSearch } from "@sihai/client";
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  stringifySearchWith,
} from "@tanstack/react-router";
import { pages } from "../routes.ts";
import { AppProviders } from "./AppProviders.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { Frame } from "./Frame.tsx";
import { currentLanguage } from "./language.ts";
import { consoleHistory } from "./navigation.ts";
import { base } from "./our-address.ts";
import { PendingPage } from "./PendingPage.tsx";
import { pathOf, paths } from "./paths.ts";
import { whoIsSignedIn } from "./session.ts";

const root = createRootRoute({
  component: Frame,
  beforeLoad: async ({ location }) => {
    const path = pathOf(location.pathname);
    const staff = await whoIsSignedIn();
    if (path === "/sign-in" || path === "/welcome") return;
    if (!staff) {
      const search: Record<string, unknown> = { back: `${base}${location.href}` };
      throw redirect({ to: "/sign-in", search, replace: true });
    }
    const needed = path === null ? null : paths[path].may;
    if (path === null || (needed !== null && !staff.permissions.includes(needed))) {
      // The overview says which page it was, and what is missing for it.
      const search: Record<string, unknown> = path === null ? {} : { refused: path };
      throw redirect({ to: "/", search, replace: true });
    }
  },
});

const routes = pages.map(({ path, load, dicts }) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(load),
    validateSearch: (raw: Record<string, unknown>): Record<string, unknown> => readSearch(paths[path].search, raw),
    loader: async () => {
      await Promise.all(dicts.map((dict) => dict.load(currentLanguage())));
    },
  }),
);

const elsewhere = createRoute({
  getParentRoute: () => root,
  path: "$",
  beforeLoad: () => {
    throw redirect({ to: "/", search: {}, replace: true });
  },
});

export const router = createRouter({
  routeTree: root.addChildren([...routes, elsewhere]),
  history: consoleHistory,
  basepath: base,
  scrollRestoration: true,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: ErrorScreen,
  // Around the root too: while who is signed in is being asked, the root itself is pending, and its skeleton needs the kit.
  InnerWrap: AppProviders,
  // Parameters stay text: the router's own reading turns digits into numbers, and a 19-digit one into a float (rule W3).
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: stringifySearchWith(String),
});

import { readSearch } from "@sihai/client";
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  stringifySearchWith,
} from "@tanstack/react-router";
import { needsUser, paths } from "../paths.ts";
import { pages } from "../routes.tsx";
import { AppProviders } from "./AppProviders.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { Frame } from "./Frame.tsx";
import { currentLanguage, languageOfPath, withoutPrefix, withPrefix } from "./language.ts";
import { appHistory } from "./navigation.ts";
import { GoodsDetailSkeleton, PendingPage } from "./PendingPage.tsx";
import type { PageEntry } from "./page.ts";
import { hasUser } from "./session.ts";

/** A page that takes longer shows its skeleton (rule O-27). */
const pendingAfterMs = 200;

const root = createRootRoute({
  component: Frame,
  beforeLoad: async ({ location, preload }) => {
    if (preload || !needsUser(location.pathname) || (await hasUser())) return;
    const search: Record<string, unknown> = { redirect_url: withPrefix(location.href) };
    throw redirect({ to: "/login", search, replace: true });
  },
});

function routesOf({ path, load, dicts, prefetch }: PageEntry) {
  const component = lazyRouteComponent(() => load().catch(keepPageOffline));
  // An index page answers at the bare group path too (rule A-41).
  const addresses = path.endsWith("/index") ? [path, path.slice(0, -"/index".length)] : [path];
  return addresses.map((address) =>
    createRoute({
      getParentRoute: () => root,
      path: address,
      component,
      // What other pages begin with looks alike; a picture as wide as the screen would jump in above it.
      pendingComponent: path === "/goods/detail" ? GoodsDetailSkeleton : PendingPage,
      validateSearch: (raw: Record<string, unknown>): Record<string, unknown> => readSearch(paths[path].search, raw),
      // Not the loader's: a page that depends on its query would give way to its skeleton whenever a choice is written into the address.
      beforeLoad: ({ search }) => prefetch?.(search),
      loader: async () => {
        await Promise.all(dicts.map((dict) => dict.load(currentLanguage())));
      },
    }),
  );
}

/** The router reloads the whole page when a page's code is missing; offline that would leave nothing, so the error screen says it. */
function keepPageOffline(error: unknown): never {
  throw navigator.onLine ? error : new Error("offline", { cause: error });
}

const elsewhere = createRoute({
  getParentRoute: () => root,
  path: "$",
  beforeLoad: () => {
    throw redirect({ to: "/home", search: {}, replace: true });
  },
});

export const router = createRouter({
  routeTree: root.addChildren([...pages.flatMap(routesOf), elsewhere]),
  history: appHistory,
  defaultPreload: false,
  scrollRestoration: true,
  defaultPendingMs: pendingAfterMs,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: ErrorScreen,
  // Around the root too: when the question who is logged in is slow, the root itself is pending, and its skeleton needs the kit.
  InnerWrap: AppProviders,
  // Parameters stay text: JSON parsing would turn a 19-digit number into a float (rule W3).
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: stringifySearchWith(String),
  rewrite: {
    input: ({ url }) => {
      url.pathname = withoutPrefix(url.pathname);
      return url;
    },
    output: ({ url }) => {
      if (languageOfPath(url.pathname) === null) url.pathname = withPrefix(url.pathname);
      return url;
    },
  },
});

/** Fetches a page's chunk, words and first data ahead: on touch of a link to it. */
export function preloadAddress(address: string): void {
  const url = new URL(address, location.origin);
  const search = Object.fromEntries(url.searchParams);
  void router.preloadRoute({ to: withoutPrefix(url.pathname), search }).catch(() => undefined);
}

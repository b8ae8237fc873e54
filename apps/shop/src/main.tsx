import "./styles.css";
import { setRequestWorld } from "@sihai/client";
import { languageTag } from "@sihai/text";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { takePageData, whole } from "./ahead/take-page-data.ts";
import { standOffline } from "./connection/offline.ts";
import { reloadOnceWhenStale } from "./connection/reload-once.ts";
import { leaveForDesktop } from "./desktop/desktop-redirect.ts";
import { setPreload } from "./shell/AppLink.tsx";
import { keepAttribution } from "./shell/attribution.ts";
import { chosenLanguage, currentLanguage } from "./shell/language.ts";
import { href, startAddress, toLogin } from "./shell/navigation.ts";
import { reportFailure } from "./shell/report-failure.ts";
import { preloadAddress, router } from "./shell/router.tsx";
import { knownAsLoggedIn, knownUserId, leaveSession, refreshSession, useSession } from "./shell/session.ts";
import { apiBases } from "./shell/settings.ts";

/** A first page slower than this shows its own skeleton instead of the static one. */
const firstPageMaxMs = 3000;

async function start() {
  keepAttribution(location.search);
  startAddress(chosenLanguage);
  if (leaveForDesktop()) return;
  document.documentElement.toggleAttribute("data-framed", window.self !== window.top);
  reloadOnceWhenStale();

  const bases = apiBases();
  setRequestWorld({
    base: (api) => bases[api],
    language: () => languageTag(currentLanguage()),
    words: () => shellDict.peek(currentLanguage()),
    report: reportFailure,
    toLogin: () => {
      leaveSession();
      toLogin();
    },
    knownAsLoggedIn,
  });
  setPreload(preloadAddress);
  standOffline(knownUserId);

  const language = currentLanguage();
  await Promise.all([uiDict.load(language), shellDict.load(language)]);
  const root = document.querySelector("#root");
  if (!root) throw new Error("the page has no #root");
  const ahead = takePageData();
  if (ahead === "left") return location.replace(href("/login", { view: "over" }));
  const isAhead = ahead === "taken";
  if (isAhead) await Promise.all([learnWhoAndRates(), router.load()]);
  showWhenReady(root, isAhead);
  if (!isAhead) await learnWhoAndRates();
}

/** They come after the first page, unless it came with them; without rates prices stand in CNY alone. */
async function learnWhoAndRates() {
  if (knownAsLoggedIn()) await refreshSession();
  const { showRates } = await import("./shell/account.ts");
  await showRates().catch(() => undefined);
  // Whoever logs in meanwhile reads prices in the currency of the account.
  useSession.subscribe((now, before) => {
    if (now.status === "user" && before.status !== "user") void showRates().catch(() => undefined);
  });
}

/** The static first paint stays until the page stands beside it, so that nothing flashes. */
function showWhenReady(root: Element, isAhead: boolean) {
  const app = document.createElement("div");
  // Once only: putting the app in again would take its open dialogs off the top layer.
  const show = () => {
    if (app.isConnected) return;
    root.replaceChildren(app);
    // From the second visit on the worker has the shop's code at hand.
    if ((navigator as Partial<Navigator>).serviceWorker?.controller)
      void import("./connection/from-second-visit.ts").then(({ fromSecondVisit }) => fromSecondVisit()).catch(() => undefined);
  };
  const stop = router.subscribe("onRendered", () => {
    stop();
    if (isAhead) void whole(app).then(show);
    else show();
  });
  setTimeout(show, firstPageMaxMs);
  // In slices: what is tapped meanwhile is not kept waiting.
  startTransition(() =>
    createRoot(app).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}

void start();

import "./styles.css";
import { languageTag } from "@sihai/text";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { setPreload } from "./shell/AppLink.tsx";
import { keepAttribution } from "./shell/attribution.ts";
import { leaveForDesktop } from "./shell/desktop-redirect.ts";
import { chosenLanguage, currentLanguage } from "./shell/language.ts";
import { startAddress, toLogin } from "./shell/navigation.ts";
import { reloadOnceWhenStale } from "./shell/reload-once.ts";
import { reportFailure } from "./shell/report-failure.ts";
import { setRequestWorld } from "./shell/request.ts";
import { preloadAddress, router } from "./shell/router.tsx";
import { knownAsLoggedIn, leaveSession, refreshSession } from "./shell/session.ts";
import { apiBases } from "./shell/settings.ts";

async function start() {
  keepAttribution(location.search);
  startAddress(chosenLanguage);
  if (leaveForDesktop()) return;
  reloadOnceWhenStale();

  const bases = apiBases();
  setRequestWorld({
    base: (api) => bases[api],
    language: () => languageTag(currentLanguage()),
    report: reportFailure,
    toLogin: () => {
      leaveSession();
      toLogin();
    },
    knownAsLoggedIn,
  });
  setPreload(preloadAddress);

  const language = currentLanguage();
  await Promise.all([uiDict.load(language), shellDict.load(language), router.load()]);
  const root = document.querySelector("#root");
  if (!root) throw new Error("the page has no #root");
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  if (knownAsLoggedIn()) void refreshSession();
}

void start();

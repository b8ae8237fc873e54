import { shellDict } from "@sihai/text/dict/shell";
import { MessageBoxHost, ToastHost, useFocusOnTitle } from "@sihai/ui";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { type CSSProperties, Suspense } from "react";
import { pathOf } from "../paths.ts";
import { ConnectionBars } from "./ConnectionBars.tsx";
import { withoutPrefix } from "./language.ts";
import { MainTabs, tabPaths } from "./MainTabs.tsx";
import { PendingPage } from "./PendingPage.tsx";
import { useDict } from "./use-dict.ts";

/** Everything around a page. */
export function Frame() {
  const words = useDict(shellDict);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const path = pathOf(withoutPrefix(pathname));
  const hasTabs = path !== null && tabPaths.some((tab) => tab === path);
  useFocusOnTitle(useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? null }));
  const style: CSSProperties & Record<"--bottom-bar", string> = {
    "--bottom-bar": hasTabs ? "calc(70px + env(safe-area-inset-bottom))" : "0px",
  };
  return (
    <div style={style}>
      <a
        href="#content"
        className="sr-only z-50 rounded-card bg-white p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {words.skipToContent}
      </a>
      <ConnectionBars />
      <Suspense fallback={<PendingPage />}>
        <Outlet />
      </Suspense>
      {hasTabs ? <MainTabs current={path} /> : null}
      <MessageBoxHost />
      <ToastHost />
    </div>
  );
}

import { shellDict } from "@sihai/text/dict/shell";
import { MessageBoxHost, ToastHost } from "@sihai/ui";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { type CSSProperties, Suspense, useEffect, useRef } from "react";
import { pathOf } from "../paths.ts";
import { OfflineBar, SlowBar } from "./bars.tsx";
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
  useFocusOnTitle(pathname);
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
      <SlowBar />
      <OfflineBar />
      <Suspense fallback={<PendingPage />}>
        <Outlet />
      </Suspense>
      {hasTabs ? <MainTabs current={path} /> : null}
      <MessageBoxHost />
      <ToastHost />
    </div>
  );
}

/** After a step to another page, focus goes to its title, which is read aloud. The first page keeps the browser's own start. */
function useFocusOnTitle(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector<HTMLElement>("[data-page-title]")?.focus({ preventScroll: true });
  }, [pathname]);
}

import { shellDict } from "@sihai/text/dict/shell";
import { MessageBoxHost, ToastHost } from "@sihai/ui";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect, useRef } from "react";
import { useDict } from "./language.ts";
import { PendingPage } from "./PendingPage.tsx";
import { SideMenu } from "./SideMenu.tsx";
import { StatusBars } from "./StatusBars.tsx";
import { useSession } from "./session.ts";
import { UndoBar } from "./UndoBar.tsx";

/** Everything around a page of the console. */
export function Frame() {
  const words = useDict(shellDict);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const staff = useSession((state) => state.staff);
  useFocusOnTitle(pathname);
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <a
        href="#content"
        className="sr-only z-50 rounded-card bg-white p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {words.skipToContent}
      </a>
      {staff ? <SideMenu pathname={pathname} name={staff.name} /> : null}
      <div className="flex min-w-0 flex-1 flex-col">
        <StatusBars />
        <Suspense fallback={<PendingPage />}>
          <Outlet />
        </Suspense>
      </div>
      <UndoBar />
      <MessageBoxHost />
      <ToastHost />
    </div>
  );
}

/** After a step to another page, focus goes to its title, which is read aloud; benches move it on to their scan field. */
function useFocusOnTitle(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement?.matches("[data-scan]")) return;
    document.querySelector<HTMLElement>("[data-page-title]")?.focus({ preventScroll: true });
  }, [pathname]);
}

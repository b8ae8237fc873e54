import { shellDict } from "@sihai/text/dict/shell";
import { MessageBoxHost, ToastHost, useFocusOnTitle } from "@sihai/ui";
import { Outlet, useRouter, useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { ConnectionBars } from "./ConnectionBars.tsx";
import { useDict } from "./language.ts";
import { PendingPage } from "./PendingPage.tsx";
import { pathOf, paths } from "./paths.ts";
import { SearchField } from "./SearchField.tsx";
import { SideMenu } from "./SideMenu.tsx";
import { useMay, useSession } from "./session.ts";
import { UndoBar } from "./UndoBar.tsx";

/** The page that is open may be taken away from who looks at it: the way in is asked for again. */
function useLeaveWhatIsNotYours(pathname: string) {
  const may = useMay();
  const router = useRouter();
  const path = pathOf(pathname);
  const isSignedIn = useSession((state) => state.staff !== null);
  const isLost = isSignedIn && path !== null && !may(paths[path].may);
  useEffect(() => {
    if (isLost) void router.invalidate();
  }, [isLost, router]);
}

/** Everything around a page of the console. */
export function Frame() {
  const words = useDict(shellDict);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const staff = useSession((state) => state.staff);
  useLeaveWhatIsNotYours(pathname);
  useFocusOnTitle(useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? null }));
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
        <ConnectionBars />
        {staff ? <SearchField /> : null}
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

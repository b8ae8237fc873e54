import { useEndpoint } from "@sihai/client";
import { readNotices } from "@sihai/contract/setting";
import { shellDict } from "@sihai/text/dict/shell";
import { MessageBoxHost, ToastHost, useFocusOnTitle } from "@sihai/ui";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { type CSSProperties, lazy, Suspense } from "react";
import { ConnectionBars } from "../connection/ConnectionBars.tsx";
import { pathOf } from "../paths.ts";
import { isSeenByStaff } from "./cookies.ts";
import { withoutPrefix } from "./language.ts";
import { MainTabs, tabPaths } from "./MainTabs.tsx";
import { useKeptHeard } from "./notice/NewBusiness.tsx";
import { PendingPage } from "./PendingPage.tsx";
import { useSession } from "./session.ts";
import { useDict } from "./use-dict.ts";

const EndingBar = lazy(() => import("./notice/EndingBar.tsx"));
const AgreementsBar = lazy(() => import("./notice/AgreementsBar.tsx"));
const ViewingBar = lazy(() => import("./notice/ViewingBar.tsx"));
const AnnouncementBars = lazy(() => import("./notice/AnnouncementBars.tsx"));

/** Everything around a page. */
export function Frame() {
  const words = useDict(shellDict);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const path = pathOf(withoutPrefix(pathname));
  const hasTabs = path !== null && tabPaths.some((tab) => tab === path);
  useFocusOnTitle(useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? null }));
  const isVisit = isSeenByStaff();
  const style: CSSProperties & Record<"--bottom-bar" | "--top-bar", string> = {
    // The bar of staff who see these pages stands above each page's own.
    "--top-bar": isVisit ? "calc(64px + env(safe-area-inset-top))" : "0px",
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
      {isVisit ? (
        <Suspense>
          <ViewingBar />
        </Suspense>
      ) : null}
      <ConnectionBars />
      <NoticeBars />
      <Suspense fallback={<PendingPage />}>
        <Outlet />
      </Suspense>
      {hasTabs ? <MainTabs current={path} /> : null}
      <MessageBoxHost />
      <ToastHost />
    </div>
  );
}

/** On every page: that the business is being wound down, what no longer goes and what still does; and what else there is to say to everybody. */
function NoticeBars() {
  const notices = useEndpoint(readNotices, {}, { freshMs: 60_000, staysWithoutLogin: true });
  const { windingDown = false, announcements = [], agreementsSince = null } = notices.data ?? {};
  useKeptHeard(notices.data?.windingDown);
  const isUser = useSession(({ status }) => status === "user");
  return (
    <>
      {windingDown ? (
        <Suspense>
          <EndingBar />
        </Suspense>
      ) : null}
      {agreementsSince !== null && isUser ? (
        <Suspense>
          <AgreementsBar />
        </Suspense>
      ) : null}
      {announcements.length === 0 ? null : (
        <Suspense>
          <AnnouncementBars announcements={announcements} />
        </Suspense>
      )}
    </>
  );
}

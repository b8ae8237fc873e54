import "../src/styles.css";
import { queryClient, setRequestWorld } from "@sihai/client";
import { openWire, type Wire } from "@sihai/client/testing";
import { listColleagues, readMarks, readNotes } from "@sihai/contract/note";
import { readPlaces, readSettings } from "@sihai/contract/setting";
import { listFilters } from "@sihai/contract/staff";
import { seedJson } from "@sihai/domain/setting";
import { type StaffPermission, staffPermissions } from "@sihai/domain/staff";
import { type Language, languageTag } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { pages } from "../src/routes.ts";
import { currentLanguage, startLanguage } from "../src/shell/language.ts";
import { consoleHistory, href } from "../src/shell/navigation.ts";
import type { Path, PathSearch } from "../src/shell/paths.ts";
import { reportFailure } from "../src/shell/report-failure.ts";
import { hearRights } from "../src/shell/rights.ts";
import { router } from "../src/shell/router.tsx";
import { useSession } from "../src/shell/session.ts";

type Opening<P extends Path> = {
  search?: PathSearch<P>;
  language?: Language;
  /** What the member of staff may do; everything when left out. */
  may?: readonly StaffPermission[];
};

/** A wire for a test of the console; a lost line is tried again without a wait. */
export function consoleWire(): Wire {
  const wire = openWire();
  wire.answering(readSettings, { data: { settings: seedJson, announced: [] } });
  wire.answering(listFilters, { data: { filters: [] } });
  wire.answering(readNotes, { data: { subjects: [] } });
  wire.answering(readMarks, { data: { marks: [] } });
  wire.answering(listColleagues, { data: { colleagues: [] } });
  wire.answering(readPlaces, { data: { lists: seedJson } });
  setRequestWorld({
    base: () => "/api",
    language: () => languageTag(currentLanguage()),
    words: () => shellDict.peek(currentLanguage()),
    report: reportFailure,
    rights: hearRights,
    knownAsLoggedIn: () => true,
    sleep: () => Promise.resolve(),
  });
  return wire;
}

/** Opens a page of the console at its address, inside its frame, for a member of staff; until the test ends. */
export async function openDesk<P extends Path>(path: P, { search, language = "en", may = staffPermissions }: Opening<P> = {}) {
  localStorage.setItem("sh_staff_lang", language);
  startLanguage();
  // What travels apart from the page comes first, so that a spec waits for the server alone.
  const opened = pages.find((each) => each.path === path);
  const dicts = [uiDict, shellDict, consoleDict, ...(opened?.dicts ?? [])];
  await Promise.all([opened?.load(), ...dicts.map((dict) => dict.load(language))]);
  useSession.setState({ status: "signed-in", staff: { staffId: "3", name: "Lin", permissions: may } }, true);
  const before = location.href;
  consoleHistory.push(href(path, search));
  consoleHistory.flush();
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  // One that has shown nothing yet: the console's own would begin with the page of the test before.
  const fresh = createRouter(router.options);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    queryClient.clear();
    history.replaceState(history.state, "", before);
    scrollTo(0, 0);
  });
  root.render(
    <StrictMode>
      <RouterProvider router={fresh} />
    </StrictMode>,
  );
  return host;
}

import { queryClient } from "@sihai/client";
import { pages } from "../routes.tsx";
import { currentLanguage, withoutPrefix } from "../shell/language.ts";
import type { PageEntry } from "../shell/page.ts";
import { router } from "../shell/router.tsx";
import { readAheadOfNeed } from "./reload-once.ts";

/** Where the browser does not say when it has nothing to do (Safari). */
const restMs = 400;

const tellsRest = "requestIdleCallback" in window;

const byPath = new Map<string, PageEntry>(pages.map((page) => [page.path, page]));
const read = new Set<PageEntry>();
let planned = false;

/**
 * From now on reads, whenever the phone has nothing else to do, code and words of the pages that can be reached with one tap from what is in view: the tap then
 * costs the drawing alone.
 */
export function readLinkedPages(): void {
  router.subscribe("onRendered", look);
  // Cards of a list come with its data.
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === "updated") look();
  });
  addEventListener("scrollend", look, { capture: true, passive: true });
  look();
}

/** Once the phone has nothing to do; asked for again meanwhile, it is the same. */
function look(): void {
  if (planned) return;
  planned = true;
  if (tellsRest) requestIdleCallback(() => void readNext());
  else setTimeout(() => void readNext(), restMs);
}

async function readNext(): Promise<void> {
  planned = false;
  const page = unreadInView();
  if (page === undefined) return;
  read.add(page);
  const came = await readAheadOfNeed(() => Promise.all([page.load(), ...page.dicts.map((dict) => dict.load(currentLanguage()))]));
  if (came) look();
  else read.delete(page);
}

/** The first that is not read yet; where each is, nothing is measured. */
function unreadInView(): PageEntry | undefined {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const page = byPath.get(withoutPrefix(link.pathname));
    if (page && !read.has(page) && link.getBoundingClientRect().top < innerHeight) return page;
  }
  return undefined;
}

import { atRest, dropRepliesAhead, keepAhead, keepRepliesAhead, queryClient } from "@sihai/client";
import { isSeenByStaff } from "../shell/cookies.ts";
import { type PageData, pageDataId } from "./page-data.ts";

/**
 * Takes the data the page came with, so that its first picture needs no call. `without` where it came with none; `left` where it came as a
 * customer's, shown to staff, and that visit has ended since: nothing of it is shown.
 */
export function takePageData(): "taken" | "without" | "left" {
  const said = document.getElementById(pageDataId)?.textContent;
  if (!said) return "without";
  // Written by the same build of this app; whoever could change it could change the code beside it.
  const { language, visit, replies, answers }: PageData = JSON.parse(said);
  if (visit !== null && !isSeenByStaff()) return "left";
  keepRepliesAhead(language, replies);
  keepAhead(replies);
  for (const { key, from, paged } of answers) {
    const data = replies[from]?.data;
    queryClient.setQueryData(key, paged ? { pages: [data], pageParams: [paged.param] } : data);
  }
  return "taken";
}

/** A part that takes longer comes into the page that stands already. */
const patienceMs = 1500;
const lookMs = 16;

/**
 * When what was sent and what the code made of it are the same: nothing of it is still a skeleton or marked as coming (`data-coming`), and its first
 * pictures are drawn.
 */
export async function whole(app: Element): Promise<void> {
  const until = performance.now() + patienceMs;
  while (app.querySelector(".skeleton, [data-coming]") && performance.now() < until)
    await new Promise((next) => setTimeout(next, lookMs));
  const pictures = [...app.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")];
  const patience = new Promise((done) => setTimeout(done, Math.max(0, until - performance.now())));
  await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), patience]);
  // What the parts ask once more as they appear, and as the page comes to rest, is answered still.
  setTimeout(() => void atRest().then(dropRepliesAhead), lookMs);
}

import { standWhereLeft } from "../shell/moving/stand-where-left.ts";
import { router } from "../shell/router.tsx";
import { readLinkedPages } from "./linked-pages.ts";

/** What a first visit does without: a page gone back to waits for its content, and pages are read before they are tapped; not for who saves data. */
export function fromSecondVisit(): void {
  standWhereLeft(router);
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData !== true) readLinkedPages();
}

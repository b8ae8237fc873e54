import { consoleDict } from "@sihai/text/dict/console/shell";
import { Notice } from "@sihai/ui";
import { menuEntries, paths, useDict, useMay, usePageSearch } from "#console";

/** Why the overview shows and not the page a link or the log-in led to: its name, and the right that is missing for it. */
export function RefusedPage() {
  const { notYours, pages, rights } = useDict(consoleDict);
  const [{ refused }] = usePageSearch("/");
  const may = useMay();
  const page = menuEntries.find(({ path }) => path === refused);
  const right = page && paths[page.path].may;
  if (!page || !right || may(right)) return null;
  return (
    <Notice tone="warn" alert>
      {notYours(pages[page.name], rights[right])}
    </Notice>
  );
}

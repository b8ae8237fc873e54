import { consoleServiceDict } from "@sihai/text/dict/console/service";
import { useDict, usePageSearch, WorkPage } from "#console";
import { ServiceQueue } from "./ServiceQueue.tsx";
import { ServiceTask } from "./ServiceTask.tsx";

/** The services bench: a queue by due time, and one task at a time. */
export default function ServicesPage() {
  const words = useDict(consoleServiceDict);
  const [{ item, entry }] = usePageSearch("/services");
  return (
    <WorkPage title={words.title}>
      {item !== undefined && entry !== undefined ? <ServiceTask key={entry} itemNo={item} entryId={entry} /> : <ServiceQueue />}
    </WorkPage>
  );
}

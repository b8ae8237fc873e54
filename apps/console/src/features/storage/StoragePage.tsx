import { useEndpoint } from "@sihai/client";
import { listStorageTasks } from "@sihai/contract/storage";
import { consoleStorageDict } from "@sihai/text/dict/console/storage";
import { TabStrip } from "@sihai/ui";
import { useDict, usePageSearch, WorkPage } from "#console";
import { useWarehouseNames } from "#desk";
import { CountBench } from "./CountBench.tsx";
import { ShelfMap } from "./ShelfMap.tsx";
import { TaskBench } from "./TaskBench.tsx";

/** The shelves: where things lie, whether they do, and what is to be done with them there. */
export default function StoragePage() {
  const words = useDict(consoleStorageDict);
  const { first } = useWarehouseNames();
  const [{ tab = "map", warehouse = first, shelf }, change] = usePageSearch("/storage");
  const tasks = useEndpoint(listStorageTasks, { query: { kind: "forfeit" } }, { freshMs: 0, everyMs: 60_000 });
  const counts = tasks.data?.counts;
  return (
    <WorkPage
      title={words.title}
      filters={
        <TabStrip
          label={words.title}
          value={tab}
          onChange={(next) => change({ tab: next, shelf: undefined, after: undefined })}
          tabs={[
            { value: "map", label: words.tabs.map },
            { value: "count", label: words.tabs.count },
            { value: "forfeit", label: words.tabs.forfeit, badge: counts?.forfeit },
            { value: "discard", label: words.tabs.discard, badge: counts?.discard },
            { value: "split", label: words.tabs.split, badge: counts?.split },
          ]}
        />
      }
    >
      {tab === "map" ? (
        <ShelfMap
          warehouse={warehouse}
          shelf={shelf}
          onWarehouse={(next) => change({ warehouse: next, shelf: undefined })}
          onShelf={(next) => change({ shelf: next })}
          onCount={(next) => change({ tab: "count", shelf: next })}
        />
      ) : tab === "count" ? (
        <CountBench
          warehouse={warehouse}
          shelf={shelf}
          onWarehouse={(next) => change({ warehouse: next, shelf: undefined })}
          onShelf={(next) => change({ shelf: next })}
        />
      ) : (
        <TaskBench key={tab} kind={tab} />
      )}
    </WorkPage>
  );
}

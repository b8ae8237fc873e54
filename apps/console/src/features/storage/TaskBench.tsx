import { useAction, useEndpoint } from "@sihai/client";
import { finishRemoval, listStorageTasks, readShelfMap } from "@sihai/contract/storage";
import type { StorageTaskKind } from "@sihai/domain/storage";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleStorageDict } from "@sihai/text/dict/console/storage";
import { confirmBox, EmptyState, ErrorState, SkeletonList, toastFailure, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { href, useDict, useLanguage, useMay, usePageSearch } from "#console";
import { PageByPlace, readScan, ScanField } from "#desk";
import { SplitForm } from "./SplitForm.tsx";
import { type Task, TaskRow } from "./TaskRow.tsx";

/** What waits at the storage bench; the scan of an item finishes it. */
export function TaskBench({ kind }: { kind: StorageTaskKind }) {
  const words = useDict(consoleStorageDict);
  const obstacleTo = useObstacle(kind);
  const may = useMay();
  const [{ after }, change] = usePageSearch("/storage");
  const [splitting, setSplitting] = useState<Task | null>(null);
  const tasks = useEndpoint(listStorageTasks, { query: { kind, ...(after && { after }) } }, { freshMs: 0, everyMs: 60_000 });
  const elsewhere = useAction(listStorageTasks);
  const finish = useFinish();

  async function scan(text: string) {
    const scanned = readScan(text);
    const itemNo = scanned.kind === "item" ? scanned.itemNo : text.trim().toUpperCase();
    let task = tasks.data?.list.find((one) => one.itemNo === itemNo);
    if (!task && scanned.kind === "item") {
      const found = await elsewhere.run({ query: { kind, itemNo } });
      if (found === null) return;
      task = found.list[0];
    }
    if (!task) return toastFailure(words.notInList(itemNo));
    const obstacle = obstacleTo(task);
    if (obstacle !== null) return toastFailure(obstacle);
    if (kind === "split") setSplitting(task);
    else await finish(kind, task);
  }

  if (tasks.isPending) return <SkeletonList cards={4} lines={2} />;
  if (tasks.error) return <ErrorState text={tasks.error.message || undefined} onReload={() => void tasks.refetch()} />;
  const { list, next, counts } = tasks.data;
  return (
    <>
      {may("storage.record") ? (
        <ScanField
          onScan={(text) => void scan(text)}
          label={words.taskScan}
          hint={words.taskHint[kind]}
          busy={splitting !== null}
        />
      ) : null}
      {splitting ? <SplitForm key={splitting.taskId} task={splitting} onClose={() => setSplitting(null)} /> : null}
      <TaskList kind={kind} list={list} onSplit={setSplitting} />
      <PageByPlace after={after} next={next} total={counts[kind]} onPage={(to) => change({ after: to })} />
    </>
  );
}

/** Why a task of the list cannot be finished yet; null when it can. */
function useObstacle(kind: StorageTaskKind) {
  const words = useDict(consoleStorageDict);
  const language = useLanguage();
  return ({ itemNo, away, state, ready, notBefore }: Task): string | null => {
    if (away) return words.isAway(itemNo);
    if (kind === "forfeit" && state === "open") return words.notProposed(itemNo);
    return ready ? null : words.notReady(itemNo, formatDateTime(notBefore, language, beijing));
  };
}

type TaskListProps = { kind: StorageTaskKind; list: readonly Task[]; onSplit: (task: Task) => void };

function TaskList({ kind, list, onSplit }: TaskListProps) {
  const words = useDict(consoleStorageDict);
  if (list.length === 0)
    return <EmptyState picture="box" text={words.emptyTasks[kind]} action={{ label: words.tabs.map, href: href("/storage") }} />;
  return (
    <ul className="flex flex-col gap-3">
      {list.map((task) => (
        <TaskRow key={task.taskId} task={task} onSplit={() => onSplit(task)} />
      ))}
    </ul>
  );
}

/** Takes an item out of the warehouse for good, once whoever scanned it is sure. */
function useFinish() {
  const words = useDict(consoleStorageDict);
  const finish = useAction(finishRemoval, {
    refreshes: [listStorageTasks, readShelfMap],
    onDone: ({ itemNo }) => toastSuccess(words.finished(itemNo)),
  });
  return async (kind: Exclude<StorageTaskKind, "split">, { taskId, itemNo }: Task) => {
    const sure = await confirmBox({
      title: words.finish[kind],
      text: words.finishSure[kind](itemNo),
      danger: true,
      confirmText: words.finish[kind],
    });
    if (sure) void finish.run({ body: { taskId, itemNo } });
  };
}

import { useAction, useEndpoint } from "@sihai/client";
import { finishRemoval, listStorageTasks, readShelfMap } from "@sihai/contract/storage";
import type { StorageTaskKind } from "@sihai/domain/storage";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleStorageDict } from "@sihai/text/dict/console/storage";
import { confirmBox, EmptyState, ErrorState, SkeletonList, toastFailure, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { href, useDict, useLanguage, useMay, usePageSearch } from "#console";
import { Pager, readScan, ScanField } from "#desk";
import { SplitForm } from "./SplitForm.tsx";
import { TaskRow } from "./TaskRow.tsx";

/** What waits at the storage bench; the scan of an item finishes it. */
export function TaskBench({ kind }: { kind: StorageTaskKind }) {
  const words = useDict(consoleStorageDict);
  const language = useLanguage();
  const may = useMay();
  const [{ page = 1 }, change] = usePageSearch("/storage");
  const [splitting, setSplitting] = useState<string | null>(null);
  const tasks = useEndpoint(listStorageTasks, { query: { kind, page } }, { freshMs: 0, everyMs: 60_000 });
  const finish = useAction(finishRemoval, {
    refreshes: [listStorageTasks, readShelfMap],
    onDone: ({ itemNo }) => toastSuccess(words.finished(itemNo)),
  });

  async function scan(text: string) {
    const scanned = readScan(text);
    const itemNo = scanned.kind === "item" ? scanned.itemNo : text.trim().toUpperCase();
    const task = tasks.data?.list.find((one) => one.itemNo === itemNo);
    if (!task) return toastFailure(words.notInList(itemNo));
    if (task.away) return toastFailure(words.isAway(itemNo));
    if (kind === "forfeit" && task.state === "open") return toastFailure(words.notProposed(itemNo));
    if (!task.ready) return toastFailure(words.notReady(itemNo, formatDateTime(task.notBefore, language, beijing)));
    if (kind === "split") return setSplitting(task.taskId);
    const sure = await confirmBox({
      title: words.finish[kind],
      text: words.finishSure[kind](itemNo),
      danger: true,
      confirmText: words.finish[kind],
    });
    if (sure) void finish.run({ body: { taskId: task.taskId, itemNo } });
  }

  if (tasks.isPending) return <SkeletonList cards={4} lines={2} />;
  if (tasks.error) return <ErrorState text={tasks.error.message || undefined} onReload={() => void tasks.refetch()} />;
  const { list, total, pageSize } = tasks.data;
  const open = list.find(({ taskId }) => taskId === splitting);
  return (
    <>
      {may("storage.record") ? (
        <ScanField
          onScan={(text) => void scan(text)}
          label={words.taskScan}
          hint={words.taskHint[kind]}
          busy={open !== undefined}
        />
      ) : null}
      {open ? <SplitForm key={open.taskId} task={open} onClose={() => setSplitting(null)} /> : null}
      {list.length === 0 ? (
        <EmptyState picture="box" text={words.emptyTasks[kind]} action={{ label: words.tabs.map, href: href("/storage") }} />
      ) : (
        <ul className="flex flex-col gap-3">
          {list.map((task) => (
            <TaskRow key={task.taskId} task={task} onSplit={() => setSplitting(task.taskId)} />
          ))}
        </ul>
      )}
      <Pager page={page} pageSize={pageSize} total={total} onPage={(next) => change({ page: next })} />
    </>
  );
}

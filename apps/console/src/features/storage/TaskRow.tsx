import { useAction } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { listStorageTasks, proposeForfeit, recallForfeit } from "@sihai/contract/storage";
import { beijing, formatDateTime, formatWeight } from "@sihai/text";
import { consoleStorageDict } from "@sihai/text/dict/console/storage";
import { Button, Card, Tag, toastSuccess } from "@sihai/ui";
import { useDict, useLanguage, useMay } from "#console";
import { ItemCell, ItemLink, WarehouseName } from "#desk";

export type Task = CallData<typeof listStorageTasks>["list"][number];
type TaskRowProps = { task: Task; onSplit: () => void };

/** One thing to be done with goods on their shelf: where they lie, why, and from when. */
export function TaskRow({ task, onSplit }: TaskRowProps) {
  const words = useDict(consoleStorageDict);
  const language = useLanguage();
  const moment = (at: string) => formatDateTime(at, language, beijing);
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1">
            <ItemCell
              name={task.name}
              options={[task.customerMark, `× ${task.quantity}`, formatWeight(task.grams, language)]}
              pictureUrl={task.pictureUrl}
              below={<ItemLink itemNo={task.itemNo} />}
            />
          </div>
          <div>
            <p className="text-title font-semibold">{task.shelf}</p>
            <p className="text-note text-grey">
              <WarehouseName id={task.warehouse} />
            </p>
          </div>
          <div className="min-w-52 text-body">
            <p>{reasonOf(task, words, moment)}</p>
            {task.reason === "" ? null : <p className="text-note text-grey">{words.reason(task.reason)}</p>}
          </div>
          <TaskActions task={task} onSplit={onSplit} />
        </div>
      </Card>
    </li>
  );
}

function reasonOf(task: Task, words: ReturnType<typeof useStorageWords>, moment: (at: string) => string): string {
  if (task.kind === "split") return words.splitOf(task.quantity, task.pieces ?? 1);
  if (task.kind === "discard") return words.requestedOn(moment(task.notBefore));
  return task.state === "proposed" ? words.proposed(moment(task.notBefore)) : words.endedOn(moment(task.freeUntil));
}

function useStorageWords() {
  return useDict(consoleStorageDict);
}

/** Whether it can be done now, and what may be pressed. */
function TaskActions({ task, onSplit }: TaskRowProps) {
  const words = useDict(consoleStorageDict);
  const may = useMay();
  const propose = useAction(proposeForfeit, { refreshes: [listStorageTasks] });
  const recall = useAction(recallForfeit, { refreshes: [listStorageTasks], onDone: () => toastSuccess(words.recalled) });
  const mayForfeit = task.kind === "forfeit" && !task.away && may("storage.record");
  const body = { taskId: task.taskId };
  return (
    <div className="flex items-center gap-3">
      {task.away ? <Tag>{words.away}</Tag> : task.ready ? <Tag tone="ok">{words.readyNow}</Tag> : null}
      {mayForfeit && task.state === "proposed" ? (
        <Button small kind="plain" pending={recall.pending} onClick={() => void recall.run({ body })}>
          {words.recall}
        </Button>
      ) : null}
      {mayForfeit && task.state === "open" ? (
        <Button small kind="quiet" pending={propose.pending} onClick={() => void propose.run({ body })}>
          {words.propose}
        </Button>
      ) : null}
      {task.kind === "split" && task.ready && !task.away && may("storage.record") ? (
        <Button small kind="quiet" onClick={onSplit}>
          {words.beginSplit}
        </Button>
      ) : null}
    </div>
  );
}

import type { CallData } from "@sihai/contract";
import { listStorage, readStoredItem, withdrawTask } from "@sihai/contract/storage";
import { cnyText, formatBoth, formatDate, formatSize, formatWeight, inLanguage } from "@sihai/text";
import { returnDict } from "@sihai/text/dict/return";
import { storageDict } from "@sihai/text/dict/storage";
import {
  Button,
  Cell,
  CellGroup,
  ErrorState,
  Gallery,
  Notice,
  Sheet,
  SkeletonCard,
  toastSuccess,
  useMoment,
  useUi,
} from "@sihai/ui";
import { CalendarPlus, PackageX, Split, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { href, useAction, useDict, useEndpoint, useLanguage } from "#shop";
import { AskAbout } from "../consult/AskAbout.tsx";
import { useReturnWay } from "../return/use-return-way.ts";
import { ExtendSheet } from "./ExtendSheet.tsx";
import { SplitSheet } from "./SplitSheet.tsx";
import { StorageLeft } from "./StorageLeft.tsx";
import { StoredHistory } from "./StoredHistory.tsx";
import { photoUrl, taskText } from "./stored-item.ts";
import { useDiscard } from "./use-discard.ts";

type StoredDetail = CallData<typeof readStoredItem>;
type StoredItemSheetProps = { itemId: string; onClose: () => void };

/** One thing in storage: its pictures and measures, what became of it so far, and what can be done with it. */
export function StoredItemSheet({ itemId, onClose }: StoredItemSheetProps) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const item = useEndpoint(readStoredItem, { query: { itemId } }, { freshMs: 0 });
  const title = item.data ? inLanguage(item.data.name, language) : words.details;
  return (
    <Sheet open onClose={onClose} title={title}>
      {item.isPending ? (
        <SkeletonCard />
      ) : item.error ? (
        <ErrorState text={item.error.message || undefined} onReload={() => void item.refetch()} />
      ) : (
        <StoredDetailView item={item.data} />
      )}
    </Sheet>
  );
}

function StoredDetailView({ item }: { item: StoredDetail }) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const name = inLanguage(item.name, language);
  return (
    <div className="flex flex-col gap-3">
      {item.tasks.map((task) => (
        <TaskNotice key={task.taskId} task={task} />
      ))}
      <div className="flex flex-col gap-3 rounded-card bg-white p-4">
        <Gallery
          label={words.photos(item.photos.length)}
          pictures={item.photos.map(({ fileId }) => ({ src: photoUrl(fileId), alt: words.photoOf(name) }))}
        />
        <StorageLeft storage={item.storage} />
        <dl className="flex flex-col gap-2">
          <Fact name={words.weight} value={formatWeight(item.grams, language)} />
          <Fact name={words.size} value={formatSize(item.sidesCm, language)} />
          <Fact name={words.quantity} value={words.pieces(item.quantity)} />
          <Fact name={words.itemNo} value={item.itemNo} />
          <Fact name={words.stockedIn} value={formatDate(item.stockedInAt, language)} />
          <Fact
            name={item.storage.phase === "free" ? words.storageEnds : words.forfeitsOn}
            value={<Moment at={item.storage.endsAt} />}
          />
          {item.extension.overdueFee === "0.00" ? null : (
            <Fact name={words.overdueSoFar} value={cnyText(item.extension.overdueFee)} />
          )}
        </dl>
      </div>
      {item.state === "stocked-in" ? <Actions item={item} /> : null}
      <CellGroup>
        <Cell title={words.seeOrder} value={item.orderNo} href={href("/order/detail", { orderNo: item.orderNo })} />
      </CellGroup>
      <AskAbout kind="item" no={item.itemNo} />
      <StoredHistory steps={item.steps} />
    </div>
  );
}

/** In the reader's time, with Beijing time beneath where that is another. */
function Moment({ at }: { at: string }) {
  const { words } = useUi();
  const { local, beijing, same } = formatBoth(at, useLanguage());
  if (same) return `${local} ${words.beijingTime}`;
  return (
    <>
      {`${local} ${words.yourTime}`}
      <span className="block text-note text-grey">{words.inBeijing(beijing)}</span>
    </>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-grey">{name}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  );
}

function TaskNotice({ task }: { task: StoredDetail["tasks"][number] }) {
  const words = useDict(storageDict);
  const moment = useMoment();
  const withdraw = useAction(withdrawTask, {
    refreshes: [readStoredItem, listStorage],
    onDone: () => toastSuccess(words.takenBack),
  });
  return (
    <Notice
      tone="warn"
      action={
        task.kind === "forfeit" ? undefined : (
          <Button
            small
            kind="quiet"
            pending={withdraw.pending}
            onClick={() => void withdraw.run({ body: { taskId: task.taskId } })}
          >
            {words.takeBack}
          </Button>
        )
      }
    >
      {taskText(task, words, moment(task.notBefore))}
    </Notice>
  );
}

function Actions({ item }: { item: StoredDetail }) {
  const words = useDict(storageDict);
  const [open, setOpen] = useState<"extend" | "split" | null>(null);
  const discard = useDiscard(item.itemId);
  const request = (kind: string) => item.tasks.some((task) => task.kind === kind);

  return (
    <>
      <CellGroup>
        {item.extension.monthsMax > 0 ? (
          <Cell icon={<CalendarPlus aria-hidden size={22} />} title={words.extend} onClick={() => setOpen("extend")} />
        ) : (
          <Cell
            icon={<CalendarPlus aria-hidden size={22} />}
            title={words.extend}
            value={words.notExtended[item.extension.obstacle ?? "at-the-limit"]}
          />
        )}
        {item.quantity > 1 && !request("split") && !item.reserved ? (
          <Cell icon={<Split aria-hidden size={22} />} title={words.split} onClick={() => setOpen("split")} />
        ) : null}
        <ReturnCell item={item} />
        {request("discard") || item.reserved ? null : (
          <Cell icon={<PackageX aria-hidden size={22} />} title={words.discard} danger onClick={discard.ask} />
        )}
      </CellGroup>
      {open === "extend" ? <ExtendSheet items={[item]} onClose={() => setOpen(null)} /> : null}
      {open === "split" ? <SplitSheet item={item} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

/** The way to the return form; where an item cannot go back, why not, and for what the shipping expert has, the way to that request. */
function ReturnCell({ item: { orderNo, itemNo } }: { item: StoredDetail }) {
  const words = useDict(storageDict);
  const { obstacles } = useDict(returnDict);
  const obstacle = useReturnWay({ orderNo, itemNo })?.obstacle ?? null;
  const icon = <Undo2 aria-hidden size={22} />;
  return obstacle === null ? (
    <Cell icon={icon} title={words.returnIt} href={href("/operation/return-exchange", { orderNo, itemNo })} />
  ) : (
    <Cell
      icon={icon}
      title={words.returnIt}
      value={obstacles[obstacle]}
      href={obstacle === "with-expert" ? href("/delivery-expert/index", { tab: "mine" }) : undefined}
    />
  );
}

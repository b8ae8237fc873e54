import { useAction, useEndpoint } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { listDifferences, readShelf, readShelfMap, settleDifference } from "@sihai/contract/storage";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleStorageDict } from "@sihai/text/dict/console/storage";
import { Button, Card, ErrorState, promptBox, SkeletonCard, Tag, toastSuccess } from "@sihai/ui";
import { useDict, useLanguage, useMay } from "#console";
import { ItemLink, useStates } from "#desk";

type Difference = CallData<typeof listDifferences>["list"][number];
const tones = { missing: "danger", "wrong-shelf": "warn", unexpected: "warn" } as const;

/** What counts found otherwise than it should be, until somebody puts it right. */
export function DifferencesCard({ warehouse }: { warehouse: string }) {
  const words = useDict(consoleStorageDict);
  const differences = useEndpoint(listDifferences, { query: { warehouse: Number(warehouse) } }, { freshMs: 0 });
  if (differences.isPending) return <SkeletonCard />;
  if (differences.error)
    return <ErrorState text={differences.error.message || undefined} onReload={() => void differences.refetch()} />;
  const { list } = differences.data;
  return (
    <Card title={words.differences}>
      {list.length === 0 ? (
        <p className="text-body text-grey">{words.noDifferences}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {list.map((difference) => (
            <DifferenceRow key={`${difference.countId}${difference.itemNo}`} difference={difference} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function DifferenceRow({ difference }: { difference: Difference }) {
  const words = useDict(consoleStorageDict);
  const language = useLanguage();
  const states = useStates();
  const may = useMay();
  const { countId, itemNo, kind, shelf, expectedShelf, state, countedAt } = difference;
  const settle = useAction(settleDifference, {
    refreshes: [listDifferences, readShelfMap, readShelf],
    onDone: () => toastSuccess(words.settled),
  });

  async function note() {
    const text = await promptBox({ title: words.note, label: words.noteLabel, maxLength: 200 });
    if (text !== null) void settle.run({ body: { countId, itemNo, how: "noted", note: text.trim() } });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Tag tone={tones[kind]}>{words.kinds[kind]}</Tag>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          {state === "" ? itemNo : <ItemLink itemNo={itemNo} />} · {shelf}
        </span>
        <span className="block text-note text-grey">
          {[
            kind === "wrong-shelf" && expectedShelf ? words.expectedAt(expectedShelf) : "",
            state === "" ? words.nobodyKnows : states.itemState(state),
            formatDateTime(countedAt, language, beijing),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </span>
      {may("storage.record") ? (
        <span className="flex gap-2">
          {kind === "wrong-shelf" ? (
            <Button
              small
              kind="quiet"
              pending={settle.pending}
              onClick={() => void settle.run({ body: { countId, itemNo, how: "moved" } })}
            >
              {words.moveHere(shelf)}
            </Button>
          ) : null}
          <Button small kind="plain" onClick={() => void note()}>
            {words.note}
          </Button>
        </span>
      ) : null}
    </li>
  );
}

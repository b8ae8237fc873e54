import type { CallData } from "@sihai/contract";
import type { readStoredItem } from "@sihai/contract/storage";
import { itemStates } from "@sihai/domain/item";
import { formatDate, formatDateTime } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { type StorageWords, storageDict } from "@sihai/text/dict/storage";
import { Timeline } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";

type Step = CallData<typeof readStoredItem>["steps"][number];

/** What became of a stored item and of what was asked for it, the latest first. */
export function StoredHistory({ steps }: { steps: readonly Step[] }) {
  const words = useDict(storageDict);
  const { itemState } = useDict(orderDict);
  const language = useLanguage();
  const titleOf = ({ about, to }: Step) => {
    if (about !== "item") return stepWords(words, about)[to] ?? to;
    const state = itemStates.find((one) => one === to);
    return state ? itemState[state] : to;
  };
  const noteOf = ({ about, reason, pieces, endsAt }: Step) => {
    if (reason !== null) return reason;
    if (pieces !== null) return words.stepPieces(pieces);
    if (endsAt !== null && about === "forfeit") return words.notCleared(formatDateTime(endsAt, language));
    return endsAt === null ? undefined : words.newEnd(formatDate(endsAt, language));
  };
  return (
    <section className="rounded-card bg-white p-4">
      <h3 className="mb-3 font-semibold">{words.history}</h3>
      <Timeline
        entries={steps
          .map((step, index) => ({ key: String(index), title: titleOf(step), at: step.at, note: noteOf(step) }))
          .reverse()}
      />
    </section>
  );
}

function stepWords(words: StorageWords, about: Exclude<Step["about"], "item">): Readonly<Record<string, string>> {
  return words.steps[about];
}

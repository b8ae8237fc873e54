import { useAction } from "@sihai/client";
import { assignUnannounced, listUnannouncedAsStaff, readUnannounced } from "@sihai/contract/unannounced";
import { listExpected } from "@sihai/contract/warehouse";
import { consoleUnannouncedDict } from "@sihai/text/dict/console/unannounced";
import { Button, Card, confirmBox, Tag, toastSuccess } from "@sihai/ui";
import { useDict } from "#console";
import { ItemLink, OrderLink, StateTag, useLocal } from "#desk";
import type { UnannouncedDetail } from "./unannounced-detail.ts";

type Suggestion = UnannouncedDetail["suggestions"][number];
type SuggestionsCardProps = { unannouncedNo: string; suggestions: readonly Suggestion[]; mayAssign: boolean };

const tones = { mark: "ok", "same-number": "ok", "near-number": "warn", "same-courier": "neutral" } as const;

/** Whose the parcel may be and why, the best reason first. */
export function SuggestionsCard({ unannouncedNo, suggestions, mayAssign }: SuggestionsCardProps) {
  const words = useDict(consoleUnannouncedDict);
  const assign = useAction(assignUnannounced, {
    refreshes: [readUnannounced, listUnannouncedAsStaff, listExpected],
    onDone: ({ itemNo }) => toastSuccess(words.assigned(itemNo)),
  });

  async function choose(itemNo: string) {
    const sure = await confirmBox({ title: words.assign, text: words.assignSure(itemNo), confirmText: words.assign });
    if (sure) void assign.run({ body: { unannouncedNo, itemNo } });
  }

  return (
    <Card title={words.suggestions}>
      {suggestions.length === 0 ? <p className="text-body text-grey">{words.noSuggestion}</p> : null}
      <ul className="divide-y divide-line">
        {suggestions.map((suggestion) => (
          <SuggestionRow
            key={suggestion.item?.itemNo ?? suggestion.customerMark}
            suggestion={suggestion}
            pending={assign.pending}
            onAssign={mayAssign ? choose : null}
          />
        ))}
      </ul>
    </Card>
  );
}

type SuggestionRowProps = {
  suggestion: Suggestion;
  pending: boolean;
  /** Null for whoever may only look. */
  onAssign: ((itemNo: string) => Promise<void>) | null;
};

/** One customer it may belong to, and the item of theirs it may be. */
function SuggestionRow({ suggestion, pending, onAssign }: SuggestionRowProps) {
  const words = useDict(consoleUnannouncedDict);
  const { reason, distance, customerMark, item } = suggestion;
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{customerMark}</span>
        <Tag tone={tones[reason]}>
          {reason === "near-number" ? words.reasons["near-number"](distance) : words.reasons[reason]}
        </Tag>
      </div>
      {item === null ? <p className="text-body text-grey">{words.memberOnly}</p> : <SuggestedItem item={item} />}
      {item !== null && onAssign !== null ? (
        <div>
          <Button
            small
            kind="quiet"
            pending={pending}
            label={`${words.assign} ${item.itemNo}`}
            onClick={() => void onAssign(item.itemNo)}
          >
            {words.assign}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function SuggestedItem({ item }: { item: NonNullable<Suggestion["item"]> }) {
  const local = useLocal();
  return (
    <>
      <p className="text-body">
        {local(item.name)} × {item.quantity}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-note">
        <ItemLink itemNo={item.itemNo} />
        <OrderLink orderNo={item.orderNo} />
        <span>{item.trackingNo}</span>
        <StateTag item={item.state} />
      </p>
    </>
  );
}

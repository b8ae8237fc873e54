import type { CallData } from "@sihai/contract";
import type { listUnannouncedAsStaff } from "@sihai/contract/unannounced";
import type { UnannouncedState } from "@sihai/domain/unannounced";
import { formatWeight } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { consoleUnannouncedDict } from "@sihai/text/dict/console/unannounced";
import { Picture, Tag, type Tone } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { DueMark, staffFile, useCourierNames, WarehouseName } from "#desk";

export type ShelvedParcel = CallData<typeof listUnannouncedAsStaff>["list"][number];

const tones: Record<UnannouncedState, Tone> = { held: "brand", claimed: "warn", given: "ok", forfeited: "neutral" };

/** Held, claimed, given or forfeited, in the same colours in list and panel. */
export function UnannouncedStateTag({ state }: { state: UnannouncedState }) {
  const words = useDict(consoleUnannouncedDict);
  return (
    <span className="whitespace-nowrap">
      <Tag tone={tones[state]}>{words.states[state]}</Tag>
    </span>
  );
}

/** Where it lies, and what it weighs. */
function Place({ row: { shelf, grams, warehouse } }: { row: ShelvedParcel }) {
  const language = useLanguage();
  return (
    <>
      <span className="block whitespace-nowrap">{shelf}</span>
      <span className="block text-note text-grey">
        <WarehouseName id={warehouse} /> · <span className="whitespace-nowrap">{formatWeight(grams, language)}</span>
      </span>
    </>
  );
}

/** Beside an open parcel there is room for few of them. */
const besidePanel = ["parcel", "state", "forfeits"];

/**
 * A parcel nobody told us of, and the day it becomes the platform's while it still can; beside an open panel only what tells one
 * from another.
 */
export function useShelfColumns(isBesidePanel: boolean): DataColumn<ShelvedParcel>[] {
  const words = useDict(consoleUnannouncedDict);
  const shared = useDict(consoleDict);
  const { nameOf: courierName } = useCourierNames();
  const columns: DataColumn<ShelvedParcel>[] = [
    {
      key: "parcel",
      title: words.parcel,
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-3">
          <Picture
            src={row.photos[0] ? staffFile(row.photos[0], 160) : null}
            alt=""
            sizes="56px"
            className="size-14 shrink-0 rounded-small"
          />
          <span className="min-w-0">
            <span className="block font-medium">{row.trackingNo}</span>
            <span className="block text-note text-grey">
              {courierName(row.courier)} · {row.unannouncedNo}
            </span>
          </span>
        </span>
      ),
    },
    { key: "state", title: shared.state, sortBy: (row) => row.state, cell: (row) => <UnannouncedStateTag state={row.state} /> },
    { key: "mark", title: words.mark, sortBy: (row) => row.suggestedMark ?? "", cell: (row) => row.suggestedMark ?? "" },
    { key: "shelf", title: shared.shelf, sortBy: (row) => row.shelf, cell: (row) => <Place row={row} /> },
    {
      key: "forfeits",
      title: words.forfeits,
      sortBy: (row) => row.forfeitsAt,
      cell: (row) => <DueMark at={row.state === "held" || row.state === "claimed" ? row.forfeitsAt : null} />,
    },
  ];
  return isBesidePanel ? columns.filter(({ key }) => besidePanel.includes(key)) : columns;
}

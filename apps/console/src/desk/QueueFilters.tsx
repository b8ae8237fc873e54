import type { Due } from "@sihai/domain/clocks";
import { DueFilter } from "./DueFilter.tsx";
import { AssignedFilter } from "./note/AssignedFilter.tsx";

type Narrowed = { assigned?: "me" | undefined; due?: Due | undefined };
type QueueFiltersProps = {
  /** Null: what is listed is nobody's in particular. */
  assigned: "me" | undefined | null;
  /** Null: what is listed has no deadline any more. */
  due: Due | undefined | null;
  onChange: (changed: Narrowed) => void;
};

/** Of a queue one's own work, and what is late or due today: the same two on every desk. */
export function QueueFilters({ assigned, due, onChange }: QueueFiltersProps) {
  return (
    <>
      {assigned === null ? null : <AssignedFilter value={assigned} onChange={(mine) => onChange({ assigned: mine })} />}
      {due === null ? null : <DueFilter value={due} onChange={(span) => onChange({ due: span })} />}
    </>
  );
}

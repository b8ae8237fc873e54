import { toldDays } from "@sihai/domain/parcel";
import type { LineView } from "./line-words.ts";
import { useLeaving } from "./use-leaving.ts";

export type TimedLine = Pick<LineView, "days" | "performance" | "isMeasured">;

/** The days a line is told by, for what leaves now: the same the server tells on the pages of goods, orders and storage. */
export function useLineDays() {
  const { now, holidays } = useLeaving();
  return (line: TimedLine) => toldDays(line, new Date(now), holidays);
}

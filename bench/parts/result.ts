import { median } from "./load.ts";

/** One line of the table: what was measured, beside what, and what it has to reach. */
export type Result = {
  name: string;
  /** In the unit named; rates are per second. */
  measured: number | null;
  /** The peer or floor measured beside it in the same run. */
  beside: { name: string; value: number } | null;
  unit: string;
  /** What is judged: the ratio, or the figure itself. */
  judged: number | null;
  bar: { at: "least" | "most"; value: number };
  /** What one act sends to the database, and what it costs the server of a processor. */
  statements?: number;
  cpuMs?: number;
  note?: string;
};

/** Whether a line reached its bar; null where it was not measured. */
export function isReached({ judged, bar }: Result): boolean | null {
  if (judged === null) return null;
  return bar.at === "least" ? judged >= bar.value : judged <= bar.value;
}

/** The table of a run as plain text, in columns. */
export function tableOf(results: readonly Result[]): string {
  const rows = results.map((result) => {
    const reached = isReached(result);
    const bar = `${result.bar.at === "least" ? "≥" : "≤"} ${result.bar.value}`;
    const beside = result.beside ? `${figure(result.beside.value)} (${result.beside.name})` : "";
    return [
      result.name,
      `${figure(result.measured)} ${result.unit}`,
      beside,
      figure(result.judged),
      bar,
      reached === null ? "not measured" : reached ? "yes" : "NO",
      result.statements === undefined ? "" : String(result.statements),
      result.cpuMs === undefined ? "" : figure(result.cpuMs),
    ];
  });
  const heads = ["what", "measured", "beside", "judged", "to reach", "reached", "statements", "CPU ms"];
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => (row[at] ?? "").length)));
  const line = (cells: readonly string[]) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ");
  return [line(heads), widths.map((width) => "-".repeat(width)).join("  "), ...rows.map(line)].join("\n");
}

function figure(value: number | null): string {
  if (value === null) return "–";
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return String(Math.round(value * 100) / 100);
}

/** Rates of our server judged by their ratio to the rates of a floor measured in the same rounds. */
export function ratioOf(
  name: string,
  ours: readonly number[],
  floor: readonly number[],
  floorName: string,
  least: number,
  note: string,
): Result {
  const ratios = ours.map((rate, round) => rate / (floor[round] ?? rate));
  return {
    name,
    measured: median(ours),
    beside: { name: floorName, value: median(floor) },
    unit: "/s",
    judged: median(ratios),
    bar: { at: "least", value: least },
    note,
  };
}

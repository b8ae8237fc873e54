import { consoleDashboardDict } from "@sihai/text/dict/console/dashboard";
import { Button, TextLink } from "@sihai/ui";
import { type ReactNode, useState } from "react";
import { href, useDict } from "#console";
import { useLocal } from "#desk";
import { type LineFigure, linesShown } from "./figures.ts";

/** One row a line, the most used first: its name leads to its parcels, the plot stands beside it. */
export function LineRows({ lines, plot }: { lines: readonly LineFigure[]; plot: (line: LineFigure) => ReactNode }) {
  const words = useDict(consoleDashboardDict);
  const local = useLocal();
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, linesShown);
  return (
    <>
      <ul className="flex flex-col gap-1">
        {shown.map((line) => (
          <li key={line.lineId} className="grid grid-cols-[minmax(120px,38%)_1fr] items-center gap-3 text-note">
            <span className="min-w-0">
              <TextLink href={href("/dashboards", { show: "parcels", line: line.lineId })}>{local(line.name)}</TextLink>
            </span>
            {plot(line)}
          </li>
        ))}
      </ul>
      {lines.length > linesShown ? (
        <div className="mt-2">
          <Button small kind="plain" onClick={() => setAll(!all)}>
            {all ? words.showFew : words.showAll(lines.length)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

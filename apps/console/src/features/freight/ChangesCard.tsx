import type { CallData } from "@sihai/contract";
import type { readRateVersion } from "@sihai/contract/freight";
import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { Button, Card, cx, Tag } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#console";
import { useLocal } from "#desk";
import { wordIn } from "./words.ts";

type Change = CallData<typeof readRateVersion>["changes"][number];
type Cell = Change["cells"][number];

const linesShown = 12;
const lists = ["countries", "refuses", "prefixes", "warehouses"];

/** What is different, line by line: every cell with its old and new value. */
export function ChangesCard({ changes, against }: { changes: readonly Change[]; against: string }) {
  const words = useDict(consoleFreightDict);
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, linesShown);
  return (
    <Card title={words.changes} aside={words.against(against)}>
      <p className="text-body text-grey">{changes.length === 0 ? words.noChanges : words.changedLines(changes.length)}</p>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {shown.map((change) => (
          <li key={change.lineId} className="py-3">
            <ChangedLine change={change} />
          </li>
        ))}
      </ul>
      {shown.length < changes.length ? (
        <Button small kind="plain" onClick={() => setAll(true)}>
          {words.showAll(changes.length)}
        </Button>
      ) : null}
    </Card>
  );
}

const tones = { added: "ok", removed: "danger", changed: "brand" } as const;

function ChangedLine({ change }: { change: Change }) {
  const words = useDict(consoleFreightDict);
  const local = useLocal();
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone={tones[change.kind]}>{words.kinds[change.kind]}</Tag>
        <span className="font-semibold">{local(change.name)}</span>
        <span className="text-note text-grey">{change.lineId}</span>
      </p>
      {change.cells.length === 0 ? null : (
        <table className="mt-2 w-full table-fixed text-note">
          <caption className="sr-only">{local(change.name)}</caption>
          <thead>
            <tr className="text-left text-grey">
              <th scope="col" className="w-2/5 py-1 font-normal">
                {words.cell}
              </th>
              <th scope="col" className="py-1 font-normal">
                {words.before}
              </th>
              <th scope="col" className="py-1 font-normal">
                {words.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {change.cells.map((cell) => (
              <tr key={`${cell.file} ${cell.row} ${cell.column}`} className="align-top">
                <th scope="row" className="py-1 pr-3 text-left font-normal">
                  {cell.file === "tariffs" ? `${words.band(cell.row)} · ` : cell.row === "" ? "" : `${cell.row} · `}
                  {wordIn(words.columns, cell.column)}
                </th>
                <Values cell={cell} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** A list tells what came and went; anything else its old and new value. */
function Values({ cell: { column, before, after } }: { cell: Cell }) {
  const words = useDict(consoleFreightDict);
  const [old, now] = [before ?? "", after ?? ""];
  if (!lists.includes(column)) {
    return (
      <>
        <td className={cx("py-1 pr-3 text-grey", old !== "" && "line-through")}>
          {old === "" ? "–" : wordIn(words.choices, old)}
        </td>
        <td className="py-1 font-semibold">{now === "" ? "–" : wordIn(words.choices, now)}</td>
      </>
    );
  }
  const [oldWords, nowWords] = [old.split(" "), now.split(" ")];
  const removed = oldWords.filter((word) => word !== "" && !nowWords.includes(word));
  const come = nowWords.filter((word) => word !== "" && !oldWords.includes(word));
  return (
    <>
      <td className="py-1 pr-3 text-grey">{removed.length === 0 ? "–" : `${words.taken} ${removed.join(" ")}`}</td>
      <td className="py-1 font-semibold">{come.length === 0 ? "–" : `${words.added} ${come.join(" ")}`}</td>
    </>
  );
}

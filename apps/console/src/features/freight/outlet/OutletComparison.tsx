import type { CallData } from "@sihai/contract";
import type { compareOutlets } from "@sihai/contract/freight";
import { consoleOutletDict } from "@sihai/text/dict/console/outlet";
import { Tag } from "@sihai/ui";
import { useDict } from "#console";

/** Every outlet that is new or other, cell by cell: as it is, and as it will be. */
export function OutletComparison({ changes }: Pick<CallData<typeof compareOutlets>, "changes">) {
  const words = useDict(consoleOutletDict);
  const names: Record<string, string> = {
    ...words.fields,
    ...{ line_id: words.line, country: words.country, phone: words.phone, hours: words.hours },
  };
  return (
    <ul className="flex flex-col divide-y divide-line rounded-control border border-line px-3">
      {changes.map(({ code, isNew, cells }) => (
        <li key={code} className="py-2">
          <p className="flex items-center gap-2 font-semibold">
            {code}
            {isNew ? <Tag tone="brand">{words.isNew}</Tag> : null}
          </p>
          <dl className="grid grid-cols-[minmax(90px,30%)_1fr] gap-x-3 text-note">
            {cells.map(({ column, before, after }) => (
              <div key={column} className="contents">
                <dt className="text-grey">{names[column] ?? column}</dt>
                <dd className="break-words">
                  {isNew ? null : <del className="mr-2 text-grey">{before}</del>}
                  <ins className="no-underline">{after}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

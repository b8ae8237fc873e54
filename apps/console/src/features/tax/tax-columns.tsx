import { consoleTaxDict } from "@sihai/text/dict/console/tax";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict } from "#console";
import { stateTones, type TaxRow } from "./tax-rule.ts";
import { useTaxWords } from "./use-tax-words.ts";

export const taxColumnsBeside = ["country", "from", "state"];

/** A country's import tax from a day on; a row without a rule says that it ended. */
export function useTaxColumns(): DataColumn<TaxRow>[] {
  const words = useDict(consoleTaxDict);
  const { country, duty, vat, flat } = useTaxWords();
  const of = (part: typeof duty) => (row: TaxRow) => (row.rule === null ? "–" : part(row.rule));
  return [
    {
      key: "country",
      title: words.country,
      sortBy: (row) => country(row.country),
      cell: (row) => <span className="font-semibold">{country(row.country)}</span>,
    },
    {
      key: "from",
      title: words.from,
      sortBy: ({ from }) => from,
      cell: ({ from }) => <span className="whitespace-nowrap">{from}</span>,
    },
    { key: "duty", title: words.duty, cell: (row) => (row.rule === null ? words.ended : duty(row.rule)) },
    { key: "vat", title: words.vat, cell: of(vat) },
    { key: "flat", title: words.flat, cell: of(flat) },
    {
      key: "state",
      title: words.state,
      sortBy: ({ state }) => state,
      cell: ({ state }) => (
        <span className="whitespace-nowrap">
          <Tag tone={stateTones[state]}>{words.states[state]}</Tag>
        </span>
      ),
    },
    { key: "grade", title: words.grade, sortBy: ({ grade }) => grade, cell: ({ grade }) => grade },
    { key: "maker", title: words.maker, cell: ({ madeBy }) => madeBy ?? words.ofFile },
  ];
}

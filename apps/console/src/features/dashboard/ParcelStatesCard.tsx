import { liveParcelStates, parcelAges } from "@sihai/contract/dashboard";
import { joined, labelled } from "@sihai/text";
import { consoleDashboardDict } from "@sihai/text/dict/console/dashboard";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { useUi } from "@sihai/ui";
import { href, useDict, useLanguage } from "#console";
import { FigureCard } from "./FigureCard.tsx";
import type { Figures } from "./figures.ts";

const totalLink = "inline-flex min-h-9 items-center text-brand-strong underline-offset-4 hover:underline";

/** Where parcels stand and since when; the darker, the more. */
export function ParcelStatesCard({ parcels }: { parcels: Figures["parcels"] }) {
  const words = useDict(consoleDashboardDict);
  const shared = useDict(consoleDict);
  const { LinkPart } = useUi();
  const count = (state: string, age: string) => parcels.find((one) => one.state === state && one.age === age)?.count ?? 0;
  const total = (state: string) => parcelAges.reduce((sum, age) => sum + count(state, age), 0);
  const most = Math.max(1, ...parcels.map((one) => one.count));
  return (
    <FigureCard
      title={words.states}
      hint={words.statesHint}
      table={{
        name: "parcels-by-state",
        headings: [shared.state, ...parcelAges.map((age) => words.ages[age]), words.total],
        rows: liveParcelStates.map((state) => [
          shared.parcelStates[state],
          ...parcelAges.map((age) => count(state, age)),
          total(state),
        ]),
      }}
    >
      <table className="w-full table-fixed text-note">
        <caption className="sr-only">{words.states}</caption>
        <AgeHeadings />
        <tbody>
          {liveParcelStates.map((state) => (
            <tr key={state}>
              <th scope="row" className="py-0.5 text-left font-normal">
                {shared.parcelStates[state]}
              </th>
              {parcelAges.map((age) => (
                <StateCell key={age} state={state} age={age} count={count(state, age)} most={most} />
              ))}
              <td className="py-0.5 text-right font-semibold">
                <LinkPart href={href("/dashboards", { show: "parcels", state })} className={totalLink}>
                  {total(state)}
                </LinkPart>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FigureCard>
  );
}

function AgeHeadings() {
  const words = useDict(consoleDashboardDict);
  const shared = useDict(consoleDict);
  return (
    <thead>
      <tr className="text-grey">
        <th scope="col" className="w-[22%] py-1 text-left font-normal">
          {shared.state}
        </th>
        {parcelAges.map((age) => (
          <th key={age} scope="col" className="px-0.5 py-1 font-normal">
            {words.ages[age]}
          </th>
        ))}
        <th scope="col" className="py-1 text-right font-normal">
          {words.total}
        </th>
      </tr>
    </thead>
  );
}

type StateCellProps = {
  state: (typeof liveParcelStates)[number];
  age: (typeof parcelAges)[number];
  count: number;
  /** The largest count of the table, which is drawn darkest. */
  most: number;
};

/** How many parcels stand in a state since then, the darker the more; a press shows them. */
function StateCell({ state, age, count, most }: StateCellProps) {
  const words = useDict(consoleDashboardDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const share = Math.sqrt(count / most) * 40;
  return (
    <td className="p-0.5">
      {count === 0 ? (
        <span className="flex min-h-9 items-center justify-center rounded-small bg-page text-control">0</span>
      ) : (
        <div className="rounded-small" style={{ background: `color-mix(in srgb, var(--color-brand) ${10 + share}%, white)` }}>
          <LinkPart
            href={href("/dashboards", { show: "parcels", state, age })}
            aria-label={labelled(joined([shared.parcelStates[state], words.ages[age]], language), String(count), language)}
            className="flex min-h-9 items-center justify-center rounded-small font-semibold"
          >
            {count}
          </LinkPart>
        </div>
      )}
    </td>
  );
}

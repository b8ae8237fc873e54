import type { Due } from "@sihai/domain/clocks";
import { consoleDashboardDict } from "@sihai/text/dict/console/dashboard";
import { TextLink } from "@sihai/ui";
import type { ReactNode } from "react";
import { useDict, useMay } from "#console";
import { FigureCard } from "./FigureCard.tsx";
import type { Figures } from "./figures.ts";
import { mayAt, nameOf, placeOf, type Work } from "./work-place.ts";

/** What waits at every bench: late in red, due today in amber, the rest grey. */
export function BenchWorkCard({ work }: { work: Figures["work"] }) {
  const words = useDict(consoleDashboardDict);
  const most = Math.max(1, ...work.map(({ open }) => open));
  return (
    <FigureCard
      title={words.work}
      table={{
        name: "bench-work",
        headings: [words.bench, words.open, words.dueToday, words.late],
        rows: work.map(({ bench, open, dueToday, late }) => [words.benches[bench], open, dueToday ?? "", late ?? ""]),
      }}
    >
      <ul className="flex flex-col gap-2">
        {work.map((one) => (
          <BenchRow key={one.bench} {...one} most={most} />
        ))}
      </ul>
    </FigureCard>
  );
}

type CountsProps = {
  lead: ReactNode;
  due: Record<Due, number>;
  /** Where those of a deadline are looked at; null where they stand in several views, or are none of this role's. */
  placeOf: ((due: Due) => string) | null;
  hideNone?: boolean;
};

/** How much there is, and how much of it is due today and late, each a way to just that. */
function Counts({ lead, due, placeOf: placeOfDue, hideNone = false }: CountsProps) {
  const words = useDict(consoleDashboardDict);
  return (
    <p className="mt-0.5 flex min-h-6 flex-wrap items-center gap-x-3 text-grey">
      {lead}
      {(["today", "late"] as const)
        .filter((name) => !hideNone || due[name] > 0)
        .map((name) => {
          const text = `${name === "today" ? words.dueToday : words.late} ${due[name]}`;
          return (
            <span key={name} className={name === "late" && due.late > 0 ? "font-semibold text-danger" : undefined}>
              {placeOfDue && due[name] > 0 ? <TextLink href={placeOfDue(name)}>{text}</TextLink> : text}
            </span>
          );
        })}
    </p>
  );
}

/** What waits at one bench and at each of its views; ways there for whoever may work at it. */
function BenchRow({ bench, open, dueToday, late, views, most }: Work & { most: number }) {
  const words = useDict(consoleDashboardDict);
  const may = useMay()(mayAt[bench]);
  const [first] = views;
  const text = `${words.open} ${open}`;
  // Of several views there is no one list to lead to: each of them leads to its own.
  const lead = may && views.length === 1 ? <TextLink href={placeOf(bench, first?.view)}>{text}</TextLink> : <span>{text}</span>;
  return (
    <li className="grid grid-cols-[minmax(120px,30%)_1fr] items-center gap-3 text-note">
      {may ? <TextLink href={placeOf(bench, first?.view)}>{words.benches[bench]}</TextLink> : <span>{words.benches[bench]}</span>}
      <div>
        <WorkBar late={late ?? 0} dueToday={dueToday ?? 0} open={open} most={most} />
        {late === null || dueToday === null ? (
          <p className="mt-0.5 text-grey">
            {lead} · {words.noDue}
          </p>
        ) : (
          <Counts
            lead={lead}
            due={{ today: dueToday, late }}
            placeOf={views.length === 1 && may ? (due) => placeOf(bench, first?.view, due) : null}
          />
        )}
        {views.length > 1 && may ? views.map((one) => <ViewCounts key={one.view} bench={bench} {...one} />) : null}
      </div>
    </li>
  );
}

type WorkBarProps = { late: number; dueToday: number; open: number; most: number };

function WorkBar({ late, dueToday, open, most }: WorkBarProps) {
  const width = (count: number) => ({ width: `${(count / most) * 100}%` });
  return (
    <div aria-hidden className="flex h-3.5 overflow-hidden rounded-full bg-fill">
      <div className="bg-danger" style={width(late)} />
      <div className="bg-amber" style={width(dueToday)} />
      <div className="bg-track" style={width(open - late - dueToday)} />
    </div>
  );
}

/** One view of a bench that has several. */
function ViewCounts({ bench, view, open, dueToday, late }: Work["views"][number] & { bench: Work["bench"] }) {
  const words = useDict(consoleDashboardDict);
  return (
    <Counts
      lead={
        <TextLink href={placeOf(bench, view)}>
          {nameOf(words, bench, view)} {open}
        </TextLink>
      }
      due={{ today: dueToday ?? 0, late: late ?? 0 }}
      placeOf={(due) => placeOf(bench, view, due)}
      hideNone
    />
  );
}

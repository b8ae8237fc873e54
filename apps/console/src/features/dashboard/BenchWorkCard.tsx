import { claimTabs } from "@sihai/contract/claim";
import { deskTabs } from "@sihai/contract/order";
import { returnTabs } from "@sihai/contract/return";
import type { Due } from "@sihai/domain/clocks";
import type { StaffPermission } from "@sihai/domain/staff";
import { storageTaskKinds } from "@sihai/domain/storage";
import { consoleDashboardDict } from "@sihai/text/dict/console/dashboard";
import { TextLink } from "@sihai/ui";
import type { ReactNode } from "react";
import { href, useDict, useMay } from "#console";
import { FigureCard } from "./FigureCard.tsx";
import type { Figures } from "./figures.ts";

type Work = Figures["work"][number];
type View = Work["views"][number]["view"];
const mays: Record<Work["bench"], StaffPermission> = {
  ...{ buying: "buying.read", receiving: "receiving.read", packing: "packing.record", dispatch: "dispatch.record" },
  ...{ returns: "return.read", claims: "claim.read", experts: "expert.read", services: "service.read" },
  ...{ enquiries: "enquiry.read", storage: "storage.read", unannounced: "unannounced.read" },
};

/** Where a view of a desk is looked at, all of it or what is late or due today; the soonest due stands first there. */
function placeOf(bench: Work["bench"], view: View | undefined, due?: Due): string {
  const timed = due && { due };
  switch (bench) {
    case "buying":
      return href("/buying", { tab: deskTabs.find((tab) => tab === view) ?? "to-buy", ...timed });
    case "receiving":
      return href("/receiving", { ...timed });
    case "packing":
      return href("/packing", { state: packingStates.find((state) => state === view) ?? "unshipped", ...timed });
    case "dispatch":
      return href("/dispatch", { ...timed });
    case "returns":
      return href("/returns", { tab: returnTabs.find((tab) => tab === view) ?? "applied", ...timed });
    case "claims":
      return href("/claims", { tab: claimTabs.find((tab) => tab === view) ?? "open", ...timed });
    case "experts":
      return href("/experts", { ...timed });
    case "services":
      return href("/services", { stage: view === "waiting" ? "waiting" : "ready", ...timed });
    case "enquiries":
      return href("/enquiries", { ...timed });
    case "storage":
      return href("/storage", { tab: storageTaskKinds.find((kind) => kind === view) ?? "discard" });
    case "unannounced":
      return href("/unannounced", { state: "claimed" });
  }
}
const packingStates = ["unshipped", "picking", "packed"] as const;

/** What waits at every bench: late in red, due today in amber, the rest grey. */
export function BenchWorkCard({ work }: { work: Figures["work"] }) {
  const words = useDict(consoleDashboardDict);
  const may = useMay();
  const most = Math.max(1, ...work.map(({ open }) => open));
  const width = (count: number) => ({ width: `${(count / most) * 100}%` });
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
        {work.map(({ bench, open, dueToday, late, views }) => (
          <li key={bench} className="grid grid-cols-[minmax(120px,30%)_1fr] items-center gap-3 text-note">
            {may(mays[bench]) ? (
              <TextLink href={placeOf(bench, views[0]?.view)}>{words.benches[bench]}</TextLink>
            ) : (
              <span>{words.benches[bench]}</span>
            )}
            <div>
              <div aria-hidden className="flex h-3.5 overflow-hidden rounded-full bg-fill">
                <div className="bg-danger" style={width(late ?? 0)} />
                <div className="bg-amber" style={width(dueToday ?? 0)} />
                <div className="bg-track" style={width(open - (late ?? 0) - (dueToday ?? 0))} />
              </div>
              {late === null || dueToday === null ? (
                <p className="mt-0.5 text-grey">{`${words.open} ${open} · ${words.noDue}`}</p>
              ) : (
                <Counts
                  lead={`${words.open} ${open}`}
                  due={{ today: dueToday, late }}
                  placeOf={views.length === 1 && may(mays[bench]) ? (due) => placeOf(bench, views[0]?.view, due) : null}
                />
              )}
              {views.length > 1 && may(mays[bench])
                ? views.map((one) => (
                    <Counts
                      key={one.view}
                      lead={
                        <TextLink href={placeOf(bench, one.view)}>
                          {words.views[one.view]} {one.open}
                        </TextLink>
                      }
                      due={{ today: one.dueToday ?? 0, late: one.late ?? 0 }}
                      placeOf={(due) => placeOf(bench, one.view, due)}
                      hideNone
                    />
                  ))
                : null}
            </div>
          </li>
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
      <span>{lead}</span>
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

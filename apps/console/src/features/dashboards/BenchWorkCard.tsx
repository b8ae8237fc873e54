import { claimTabs } from "@sihai/contract/claim";
import { deskTabs } from "@sihai/contract/order";
import { returnTabs } from "@sihai/contract/return";
import type { StaffPermission } from "@sihai/domain/staff";
import { storageTaskKinds } from "@sihai/domain/warehouse";
import { consoleDashboardsDict } from "@sihai/text/dict/console-dashboards";
import { TextLink } from "@sihai/ui";
import { href, useDict, useMay } from "#console";
import { FigureCard } from "./FigureCard.tsx";
import type { Figures } from "./figures.ts";

type Work = Figures["work"][number];
type View = Work["views"][number]["view"];
const mays: Record<Work["bench"], StaffPermission> = {
  ...{ buying: "buying.read", receiving: "receiving.read", packing: "packing.record", dispatch: "dispatch.record" },
  ...{ returns: "return.read", claims: "claim.read", experts: "expert.read", services: "service.read" },
  ...{ enquiries: "enquiry.read", storage: "storage.read", abnormal: "abnormal.read" },
};

/** Where a view of a desk is looked at; the soonest due stands first there. */
function placeOf(bench: Work["bench"], view: View | undefined): string {
  switch (bench) {
    case "buying":
      return href("/buying", { tab: deskTabs.find((tab) => tab === view) ?? "to-buy" });
    case "receiving":
      return href("/receiving");
    case "packing":
      return href("/packing", { state: packingStates.find((state) => state === view) ?? "unshipped" });
    case "dispatch":
      return href("/dispatch");
    case "returns":
      return href("/returns", { tab: returnTabs.find((tab) => tab === view) ?? "applied" });
    case "claims":
      return href("/claims", { tab: claimTabs.find((tab) => tab === view) ?? "open" });
    case "experts":
      return href("/experts");
    case "services":
      return href("/services", { stage: view === "waiting" ? "waiting" : "ready" });
    case "enquiries":
      return href("/enquiries");
    case "storage":
      return href("/storage", { tab: storageTaskKinds.find((kind) => kind === view) ?? "discard" });
    case "abnormal":
      return href("/abnormal", { state: "claimed" });
  }
}
const packingStates = ["unshipped", "picking", "packed"] as const;

/** What waits at every bench: late in red, due today in amber, the rest grey. */
export function BenchWorkCard({ work }: { work: Figures["work"] }) {
  const words = useDict(consoleDashboardsDict);
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
                <div className="bg-[#e39a2d]" style={width(dueToday ?? 0)} />
                <div className="bg-[#cbd5e1]" style={width(open - (late ?? 0) - (dueToday ?? 0))} />
              </div>
              <p className="mt-0.5 text-grey">
                {words.open} {open}
                {late === null || dueToday === null ? (
                  ` · ${words.noDue}`
                ) : (
                  <>
                    {` · ${words.dueToday} ${dueToday} · `}
                    <span className={late > 0 ? "font-semibold text-danger" : undefined}>
                      {words.late} {late}
                    </span>
                  </>
                )}
              </p>
              {views.length > 1 && may(mays[bench]) ? (
                <p className="flex flex-wrap gap-x-3">
                  {views.map((one) => (
                    <TextLink key={one.view} href={placeOf(bench, one.view)}>
                      {words.views[one.view]} {one.open}
                    </TextLink>
                  ))}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </FigureCard>
  );
}

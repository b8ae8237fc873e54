import type { StaffPermission } from "@sihai/domain/staff";
import { consoleDashboardsDict } from "@sihai/text/dict/console-dashboards";
import { TextLink } from "@sihai/ui";
import { href, useDict, useMay } from "#console";
import { FigureCard } from "./FigureCard.tsx";
import type { Figures } from "./figures.ts";

type Bench = Figures["work"][number]["bench"];
const places: Record<Bench, { may: StaffPermission; href: string }> = {
  buying: { may: "buying.read", href: href("/buying") },
  receiving: { may: "receiving.read", href: href("/receiving") },
  packing: { may: "packing.record", href: href("/packing") },
  dispatch: { may: "dispatch.record", href: href("/dispatch") },
  returns: { may: "return.read", href: href("/returns") },
  claims: { may: "claim.read", href: href("/claims") },
  experts: { may: "expert.read", href: href("/experts") },
  services: { may: "service.read", href: href("/services") },
  enquiries: { may: "enquiry.read", href: href("/enquiries") },
  abnormal: { may: "abnormal.read", href: href("/abnormal", { state: "claimed" }) },
};

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
        {work.map(({ bench, open, dueToday, late }) => (
          <li key={bench} className="grid grid-cols-[minmax(120px,30%)_1fr] items-center gap-3 text-note">
            {may(places[bench].may) ? (
              <TextLink href={places[bench].href}>{words.benches[bench]}</TextLink>
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
            </div>
          </li>
        ))}
      </ul>
    </FigureCard>
  );
}

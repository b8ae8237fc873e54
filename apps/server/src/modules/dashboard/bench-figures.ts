import { isItemService, itemServices, type RulesAt, serviceDue } from "@sihai/domain/service";
import type { BenchName, servicesToDo, WaitingWork } from "./figures.store.ts";

type OpenService = Awaited<ReturnType<typeof servicesToDo>>[number];
/** Desks whose work is done when somebody comes to it. */
const untimed: readonly BenchName[] = ["storage", "unannounced", "transfers", "bank-lines", "withdrawals"];

/** Services as the services bench shows them: ready, with their due times, or waiting for their goods. */
export function waitingServices(services: readonly OpenService[], now: Date, endOfDay: Date, settings: RulesAt): WaitingWork[] {
  return services.flatMap(({ serviceNo, itemState, ...times }) => {
    if (!isItemService(serviceNo)) return [];
    const isReady = itemServices[serviceNo].result === "answer" || itemState === "stocked-in";
    const due = isReady ? serviceDue(serviceNo, times, settings) : null;
    return [
      {
        ...{ bench: "services" as const, view: isReady ? ("ready" as const) : ("waiting" as const), isTimed: true, open: 1 },
        dueToday: due !== null && due >= now && due < endOfDay ? 1 : 0,
        late: due !== null && due < now ? 1 : 0,
      },
    ];
  });
}

/** All that waits at one bench, and how much of it in each view of its desk. */
export function sumOfBench(bench: BenchName, work: readonly WaitingWork[]) {
  const here = work.filter((one) => one.bench === bench);
  const all = (what: "open" | "dueToday" | "late", rows = here) => rows.reduce((sum, one) => sum + one[what], 0);
  const isTimed = !untimed.includes(bench);
  const views = [...new Set(here.map(({ view }) => view))].sort();
  return {
    bench,
    open: all("open"),
    dueToday: isTimed ? all("dueToday") : null,
    late: isTimed ? all("late") : null,
    views: views.map((view) => {
      const rows = here.filter((one) => one.view === view);
      return {
        view,
        open: all("open", rows),
        dueToday: isTimed ? all("dueToday", rows) : null,
        late: isTimed ? all("late", rows) : null,
      };
    }),
  };
}

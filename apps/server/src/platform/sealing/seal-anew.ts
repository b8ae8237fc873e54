import type { Deps } from "../deps.ts";
import type { Sweep } from "../module.ts";
import { isSealedNow, sealProbeAnew } from "./check-secret-key.ts";
import { sealAnew } from "./sealed.ts";

/** Seals anew some of what one kind of rows keeps under another key than the current one. Answers how many: 0 when none is left. */
export type Reseal = (deps: Deps, most: number) => Promise<number>;

type Found = { sealed: string; context: string; keep(anew: string): Promise<unknown> };

/** What no key opens stays as it is, and is said to the log: it was lost before. */
export async function sealEachAnew({ config, log }: Deps, found: readonly Found[]): Promise<number> {
  let done = 0;
  for (const { sealed, context, keep } of found) {
    const anew = sealAnew(config.sealKeys, context, sealed);
    if (anew === null) {
      log.error({ context }, "no key opens this");
      continue;
    }
    await keep(anew);
    done += 1;
  }
  return done;
}

const atOnce = 500;

/** Changes the key while the server runs: as long as another than the current one is at hand, what lies under it is sealed anew, batch by batch. */
export function sealingAnew(reseals: readonly Reseal[]): Sweep {
  return {
    name: "seal anew under the current key",
    everySeconds: 1,
    async run(deps) {
      const { sealKeys } = deps.config;
      if (sealKeys.others.length === 0 || (await isSealedNow(deps.db, sealKeys))) return;
      for (const reseal of reseals) if ((await reseal(deps, atOnce)) > 0) return;
      await sealProbeAnew(deps.db, sealKeys);
      deps.log.info("everything lies under the current SECRET_KEY: SECRET_KEY_OTHERS is not needed any more");
    },
  };
}

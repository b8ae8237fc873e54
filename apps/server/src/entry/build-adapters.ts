// TEMPORARY (lead): replaced when the adapters' clients stand.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createMarketplace } from "@sihai/adapters/marketplace";
import { type Adapters, type Config, type Outbound, outboundFetch } from "#platform";
export function buildAdapters(config: Config, out: Outbound): Adapters {
  const missing = (name: string) =>
    new Proxy({ close() {} } as object, {
      get: (t, p) =>
        p in t
          ? (t as any)[p]
          : () => {
              throw new Error(`${name} adapter is not ready`);
            },
    }) as never;
  const at = (key: string) => join(config.dataDir, "files", key);
  return {
    marketplace: createMarketplace({ fetch: outboundFetch(out, { timeoutMs: 3000, maxBytes: 1_000_000 }), baseUrl: new URL(config.marketplace.url).origin, key: "sandbox" }),
    payment: missing("payment"),
    tracking: missing("tracking"),
    mail: missing("mail"),
    rates: missing("rates"),
    socialLogin: undefined,
    storage: {
      async put(k: string, b: Uint8Array) {
        mkdirSync(dirname(at(k)), { recursive: true });
        writeFileSync(at(k), b);
      },
      async read(k: string) {
        return existsSync(at(k)) ? { ok: true, value: readFileSync(at(k)) } : { ok: false, refusal: { code: "FILE_NOT_FOUND" } };
      },
      async has(k: string) {
        return existsSync(at(k));
      },
      async remove(k: string) {
        rmSync(at(k), { force: true });
      },
      async check() {},
    } as never,
  };
}
